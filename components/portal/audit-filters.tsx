import { type Choice, SelectField, TextField } from "../ui/field";
import { ACTION_CHOICES } from "./audit-words";
import { FilterEnd } from "./filter-end";
import { actorWords } from "./words";

const ANY = { value: "", label: "Any" };
const KINDS = ["key", "customer", "bank", "system", "operator"].map((value) => ({
  value,
  label: value === "key" ? "API keys" : actorWords(value),
}));

type Shown = { where: string; actor: string; action: string; request: string; from: string; to: string };

/** Filters the audit log with a plain form, so that the URL always matches the list. */
export function AuditFilters({
  action,
  environment,
  members,
  shown,
}: {
  action: string;
  environment: string;
  members: readonly Choice[];
  shown: Shown;
}) {
  const environments = [
    { value: "", label: `${environment === "live" ? "Live" : "Test"} and company` },
    { value: "environment", label: environment === "live" ? "Live only" : "Test only" },
    { value: "company", label: "Company only" },
  ];
  return (
    <form action={action} className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <SelectField label="Where" name="where" choices={environments} chosen={shown.where} />
      <SelectField label="Who" name="actor" choices={[ANY, ...members, ...KINDS]} chosen={shown.actor} />
      <div className="col-span-2">
        <SelectField label="What" name="action" choices={[ANY, ...ACTION_CHOICES]} chosen={shown.action} />
      </div>
      <TextField
        key={shown.request}
        label="Request id"
        name="request"
        placeholder="req_…"
        defaultValue={shown.request}
        className="min-w-0 max-lg:col-span-2"
      />
      <FilterEnd
        from={shown.from}
        to={shown.to}
        list="/audit"
        isFiltered={Object.values(shown).some(Boolean)}
      />
    </form>
  );
}
