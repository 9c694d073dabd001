import { NO_FILTER, type RowChoices, type RowFilter } from "../../report/panel/model";
import { AmountInput, Select } from "./filter-inputs";

type Props = {
  filter: RowFilter;
  choices: RowChoices;
  narrow: (more: Partial<RowFilter>) => void;
};

const DIRECTIONS = [
  { value: "IN", label: "Money in" },
  { value: "OUT", label: "Money out" },
];
const SORTS = [
  { value: "NEWEST", label: "Newest first" },
  { value: "OLDEST", label: "Oldest first" },
  { value: "LARGEST", label: "Largest first" },
  { value: "SMALLEST", label: "Smallest first" },
];

/** Filters the list. The filter stays in the page and never appears in a URL, because it can contain bank data. */
export function RowFilters({ filter, choices, narrow }: Props) {
  const orNull = (value: string) => (value === "" ? null : value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some of the screen readers we test with.
    <form
      role="search"
      aria-label="Transactions"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4 print:hidden"
    >
      <label className="col-span-2 block text-sm">
        <span className="mb-1 block font-medium">Search</span>
        <input
          type="search"
          data-search=""
          value={filter.words}
          placeholder="Description, payee or category"
          onChange={(event) => narrow({ words: event.target.value })}
          className="block min-h-11 sm:min-h-10 w-full rounded-md border border-soft/75 bg-paper px-3 py-2 text-base text-ink placeholder:text-soft sm:text-sm"
        />
      </label>
      <Select
        label="Account"
        any="All accounts"
        value={filter.account === null ? "" : String(filter.account)}
        choices={choices.accounts}
        onChange={(value) => narrow({ account: value === "" ? null : Number(value) })}
      />
      <Select
        label="Direction"
        any="In and out"
        value={filter.direction ?? ""}
        choices={DIRECTIONS}
        onChange={(value) => narrow({ direction: value === "IN" || value === "OUT" ? value : null })}
      />
      <Select
        label="Category"
        any="All categories"
        value={filter.category ?? ""}
        groups={choices.groups}
        onChange={(value) => narrow({ category: orNull(value) })}
      />
      <Select
        label="Month"
        any="All months"
        value={filter.month ?? ""}
        choices={choices.months}
        onChange={(value) => narrow({ month: orNull(value) })}
      />
      <fieldset className="grid grid-cols-2 gap-3 max-lg:col-span-2">
        <legend className="sr-only">Amount</legend>
        <AmountInput label="From $" cents={filter.minCents} onChange={(minCents) => narrow({ minCents })} />
        <AmountInput label="To $" cents={filter.maxCents} onChange={(maxCents) => narrow({ maxCents })} />
      </fieldset>
      <div className="flex items-end gap-3 max-lg:col-span-2">
        <Select
          label="Order"
          value={filter.sort}
          choices={SORTS}
          onChange={(value) => narrow({ sort: sortOf(value) })}
        />
        <button
          type="button"
          onClick={() => narrow({ ...NO_FILTER, sort: filter.sort })}
          className="min-h-11 sm:min-h-10 shrink-0 cursor-pointer text-sm text-accent underline"
        >
          Clear
        </button>
      </div>
    </form>
  );
}

function sortOf(value: string): RowFilter["sort"] {
  return value === "OLDEST" || value === "LARGEST" || value === "SMALLEST" ? value : "NEWEST";
}
