import { SelectField, TextField } from "../ui/field";
import { STATUS_CLASS_WORDS } from "./call-words";
import { FilterEnd } from "./filter-end";

const ANY = { value: "", label: "Any" };
const toChoices = (values: readonly string[]) => [ANY, ...values.map((value) => ({ value, label: value }))];
const STATUS_CHOICES = [
  ANY,
  ...Object.entries(STATUS_CLASS_WORDS).map(([value, label]) => ({ value, label })),
];

type Shown = { method: string; status: string; route: string; id: string; from: string; to: string };

/** Filters the log with a plain form, so that the URL always matches the list. */
export function CallFilters({
  action,
  methods,
  routes,
  shown,
}: {
  action: string;
  methods: readonly string[];
  routes: readonly string[];
  shown: Shown;
}) {
  return (
    <form action={action} className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <SelectField label="Method" name="method" choices={toChoices(methods)} chosen={shown.method} />
      <SelectField label="Status" name="status" choices={STATUS_CHOICES} chosen={shown.status} />
      <div className="col-span-2">
        <SelectField label="Path" name="route" choices={toChoices(routes)} chosen={shown.route} />
      </div>
      <TextField
        key={shown.id}
        label="Request or call id"
        name="id"
        placeholder="req_… or rid_…"
        defaultValue={shown.id}
        className="min-w-0 max-lg:col-span-2"
      />
      <FilterEnd
        from={shown.from}
        to={shown.to}
        list="/developers/log"
        isFiltered={Object.values(shown).some(Boolean)}
      />
    </form>
  );
}
