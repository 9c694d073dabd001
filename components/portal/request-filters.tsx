import { Button } from "../ui/button";
import { SelectField, TextField } from "../ui/field";
import { FilterForm } from "./filter-form";
import { PortalLink } from "./portal-link";
import { ORDER_WORDS, REPORT_TYPE_WORDS } from "./words";

const TYPE_CHOICES = [
  { value: "", label: "Any" },
  ...Object.entries(REPORT_TYPE_WORDS).map(([value, { label }]) => ({ value, label })),
];
const ORDER_CHOICES = Object.entries(ORDER_WORDS).map(([value, label]) => ({ value, label }));
const ROW_CHOICES = ["25", "50", "100"].map((value) => ({ value, label: value }));

export type ListFilters = {
  q: string;
  status: string;
  owner: string;
  report_type: string;
  client_ref: string;
  from: string;
  to: string;
  sort: string;
  rows: string;
};

/**
 * Search and filters of the list. Status and owner are chosen by links below (RequestCounts); this form keeps their
 * values.
 */
export function RequestFilters({
  action,
  now,
  isFiltered,
}: {
  action: string;
  now: ListFilters;
  isFiltered: boolean;
}) {
  const more = [now.client_ref, now.from, now.to].filter(Boolean).length;
  return (
    <FilterForm action={action}>
      <input type="hidden" name="status" value={now.status} />
      <input type="hidden" name="owner" value={now.owner} />
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <TextField
          key={now.q}
          label="Search"
          name="q"
          type="search"
          placeholder="Client, reference, email or phone"
          defaultValue={now.q}
          aria-keyshortcuts="/"
          data-search=""
          className="col-span-2 min-w-0 flex-1 basis-56"
        />
        <SelectField label="Report" name="report_type" choices={TYPE_CHOICES} chosen={now.report_type} />
        <SelectField label="Order" name="sort" choices={ORDER_CHOICES} chosen={now.sort || "newest"} />
        <div className="flex items-center gap-4">
          <Button type="submit" kind="plain">
            Filter
          </Button>
          {isFiltered ? (
            <PortalLink href="/requests" className="flex min-h-10 items-center text-sm text-accent underline">
              Clear
            </PortalLink>
          ) : null}
        </div>
      </div>
      <details open={more > 0}>
        <summary className="w-fit cursor-pointer py-1 text-sm text-soft hover:text-ink">
          Dates, reference and page length{more > 0 ? ` (${more} set)` : ""}
        </summary>
        <div className="mt-2 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
          <TextField key={now.from} label="Created from" name="from" type="date" defaultValue={now.from} />
          <TextField key={now.to} label="Created to" name="to" type="date" defaultValue={now.to} />
          <TextField
            key={now.client_ref}
            label="Exact reference"
            name="client_ref"
            defaultValue={now.client_ref}
            autoComplete="off"
            className="min-w-0 sm:w-52"
          />
          <SelectField label="Rows" name="rows" choices={ROW_CHOICES} chosen={now.rows || "25"} />
        </div>
      </details>
    </FilterForm>
  );
}
