import { Button } from "../ui/button";
import { SelectField, TextField } from "../ui/field";
import { FilterForm } from "./filter-form";
import { PortalLink } from "./portal-link";
import { ORDER_WORDS, REPORT_TYPE_WORDS, SEARCH_EXAMPLES } from "./words";

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

/** The classes of a filter. On a phone it is visible only while the fold at the end of the form is open. */
const FOLDED = "max-sm:hidden max-sm:group-has-[[open]]/filters:block";

/** The CSS classes of the `<summary>` that opens the filters. On a phone it is a button next to the search. */
const SUMMARY =
  "w-fit cursor-pointer py-1 text-sm text-soft hover:text-ink max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:flex max-sm:h-11 max-sm:items-center max-sm:rounded-md max-sm:border max-sm:border-line max-sm:px-3 max-sm:font-medium max-sm:text-ink";

/**
 * Search and filters of the list. Status and owner are chosen by links below (RequestCounts); this form keeps their
 * values.
 */
export function RequestFilters({
  action,
  usual,
  now,
  isFiltered,
}: {
  action: string;
  /** The default values of the filters. */
  usual: Readonly<Record<string, string>>;
  now: ListFilters;
  isFiltered: boolean;
}) {
  const more = [now.client_ref, now.from, now.to].filter(Boolean).length;
  const chosen = more + (now.report_type ? 1 : 0);
  return (
    <FilterForm action={action} usual={usual}>
      <input type="hidden" name="status" value={now.status} />
      <input type="hidden" name="owner" value={now.owner} />
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <TextField
          key={now.q}
          label="Search"
          name="q"
          type="search"
          placeholder={SEARCH_EXAMPLES}
          defaultValue={now.q}
          aria-keyshortcuts="/"
          data-search=""
          className={`col-span-2 min-w-0 flex-1 basis-56 max-sm:[&>label]:sr-only ${isFiltered ? "max-sm:mr-33" : "max-sm:mr-20"}`}
        />
        <div className={FOLDED}>
          <SelectField label="Report" name="report_type" choices={TYPE_CHOICES} chosen={now.report_type} />
        </div>
        <div className={FOLDED}>
          <SelectField label="Order" name="sort" choices={ORDER_CHOICES} chosen={now.sort || "newest"} />
        </div>
        <div className={FOLDED}>
          <Button type="submit" kind="plain">
            Filter
          </Button>
        </div>
        {isFiltered ? (
          <PortalLink
            href="/requests"
            className="flex min-h-11 items-center text-sm text-accent underline max-sm:absolute max-sm:top-0 max-sm:right-21 sm:min-h-10"
          >
            Clear
          </PortalLink>
        ) : null}
      </div>
      <details open={more > 0} className="self-start max-sm:-mt-3 max-sm:open:mt-0">
        <summary className={SUMMARY}>
          <span className="max-sm:hidden">
            Dates, reference and page length{more > 0 ? ` (${more} set)` : ""}
          </span>
          <span className="sm:hidden">Filters{chosen > 0 ? ` (${chosen})` : ""}</span>
        </summary>
        <div className="grid grid-cols-2 items-end gap-3 sm:mt-2 sm:flex sm:flex-wrap">
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
