import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { PortalLink, type PortalPath } from "./portal-link";

/** The end of a list's filters: the dates, the button, and the link that clears the filters. */
export function FilterEnd({
  from,
  to,
  list,
  isFiltered,
}: {
  from: string;
  to: string;
  list: PortalPath;
  isFiltered: boolean;
}) {
  return (
    <>
      <TextField label="From" name="from" type="date" defaultValue={from} className="min-w-0" />
      <TextField label="To" name="to" type="date" defaultValue={to} className="min-w-0" />
      <div className="flex items-center gap-4 max-lg:col-span-2">
        <Button type="submit" kind="plain">
          Filter
        </Button>
        {isFiltered ? (
          <PortalLink
            href={list}
            className="flex min-h-11 sm:min-h-10 items-center text-sm text-accent underline"
          >
            Clear
          </PortalLink>
        ) : null}
      </div>
    </>
  );
}
