import { STATUSES } from "@/lib/domain/request";
import { Button } from "../ui/button";
import { SelectField, TextField } from "../ui/field";
import { PortalLink } from "./portal-link";
import { REPORT_TYPE_WORDS, STATUS_WORDS } from "./words";

const ANY = { value: "", label: "Any" };
const STATUS_CHOICES = [ANY, ...STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label }))];
const TYPE_CHOICES = [
  ANY,
  ...Object.entries(REPORT_TYPE_WORDS).map(([value, { label }]) => ({ value, label })),
];

/** Search and filters as a plain form, so that the address always says what is shown. */
export function RequestFilters(now: {
  action: string;
  q: string;
  status: string;
  report_type: string;
  isFiltered: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some of the readers we test with.
    <form action={now.action} role="search" className="mb-4 flex flex-wrap items-end gap-3">
      <TextField
        key={now.q}
        label="Search"
        name="q"
        type="search"
        placeholder="Client or reference"
        defaultValue={now.q}
        className="min-w-0 flex-1 basis-56"
      />
      <div className="grid w-full grid-cols-2 items-end gap-3 sm:flex sm:w-auto">
        <SelectField label="Status" name="status" choices={STATUS_CHOICES} chosen={now.status} />
        <SelectField label="Report" name="report_type" choices={TYPE_CHOICES} chosen={now.report_type} />
        <Button type="submit" kind="plain">
          Filter
        </Button>
        {now.isFiltered ? (
          <PortalLink href="/requests" className="flex min-h-10 items-center text-sm text-accent underline">
            Clear
          </PortalLink>
        ) : null}
      </div>
    </form>
  );
}
