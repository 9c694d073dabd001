import { Link } from "@/components/ui/link";
import { EVENT_TYPES } from "@/lib/rules/request";
import { Button } from "../ui/button";
import { SelectField } from "../ui/field";
import { DELIVERY_STATE_WORDS } from "./delivery-words";

const ANY = { value: "", label: "Any" };
const STATE_CHOICES = [
  ANY,
  ...Object.entries(DELIVERY_STATE_WORDS).map(([value, { label }]) => ({ value, label })),
];
const EVENT_CHOICES = [ANY, ...EVENT_TYPES.map((value) => ({ value, label: value }))];

/** Filters deliveries with a plain form, so that the URL always matches the list. */
export function DeliveryFilters({
  address,
  state,
  event,
}: {
  address: string;
  state: string;
  event: string;
}) {
  return (
    <form action={address} className="mb-5 grid grid-cols-2 items-end gap-3 sm:flex">
      <SelectField label="State" name="state" choices={STATE_CHOICES} chosen={state} />
      <SelectField label="Event" name="event" choices={EVENT_CHOICES} chosen={event} />
      <div className="flex items-center gap-4">
        <Button type="submit" kind="plain">
          Filter
        </Button>
        {state || event ? (
          <Link
            href={address}
            className="flex min-h-11 sm:min-h-10 items-center text-sm text-accent underline"
          >
            Clear
          </Link>
        ) : null}
      </div>
    </form>
  );
}
