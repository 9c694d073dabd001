import { Disclosure } from "../ui/disclosure";

type Guide = {
  households: readonly { id: string; name: string; story: string; expect: readonly string[] }[];
  scenarios: readonly { name: string; story: string; expect: readonly string[] }[];
  banks: readonly { id: string; name: string; health: string; note: string | null }[];
};

type Entry = { key: string; name: string; code: string; story: string };

/** Lists every persona, bank and scenario of the sandbox, folded until needed. */
export function SandboxGuide({ guide }: { guide: Guide }) {
  const { households, scenarios, banks } = guide;
  const people = households.map(({ id, name, story }) => ({ key: id, name, code: id, story }));
  const events = scenarios.map(({ name, story }) => ({
    key: name,
    name: name.replaceAll("_", " "),
    code: name,
    story,
  }));
  const entries = banks.map(({ id, name, note, health }) => ({
    key: id,
    name,
    code: health,
    story: note ?? "Works as it should.",
  }));
  return (
    <div className="grid grid-cols-1 gap-3">
      <Fold summary={`${people.length} people`} entries={people} />
      <Fold summary={`${events.length} scenarios`} entries={events} />
      <Fold summary={`${entries.length} banks`} entries={entries} />
    </div>
  );
}

function Fold({ summary, entries }: { summary: string; entries: readonly Entry[] }) {
  return (
    <Disclosure summary={summary}>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 pb-3 text-sm md:grid-cols-2">
        {entries.map(({ key, name, code, story }) => (
          <div key={key}>
            <dt className="font-medium first-letter:uppercase">
              {name} <code className="ml-1 text-xs font-normal text-soft">{code}</code>
            </dt>
            <dd className="mt-0.5 text-soft">{story}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
