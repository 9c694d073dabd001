import type { FormField, FormSection } from "@/lib/contract/application-field";
import type { Answers } from "@/lib/rules/application/checks";
import { Time } from "../ui/time";

type Attested = { name: string; label: string; by: { name: string; at: string } | null };

/** Lists an application's answers by section, read-only. */
export function ApplicationAnswers({
  sections,
  answers,
  attested,
}: {
  sections: readonly FormSection[];
  answers: Answers;
  attested: readonly Attested[];
}) {
  return (
    <div className="grid gap-8">
      {sections.map(({ title, fields }) => (
        <section key={title}>
          <h3 className="border-b border-line pb-2 text-sm font-semibold">{title}</h3>
          <dl className="mt-3 grid gap-3 text-sm">
            {fields.map((field) => (
              <div key={field.name} className="grid gap-x-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <dt className="text-soft">{field.label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{wordsOf(field, answers)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3 className="border-b border-line pb-2 text-sm font-semibold">Attestations</h3>
        <ul className="mt-3 grid gap-3 text-sm">
          {attested.map(({ name, label, by }) => (
            <li key={name}>
              {label}
              <span className="block text-xs text-soft">
                {by ? (
                  <>
                    {by.name}, <Time at={new Date(by.at)} />
                  </>
                ) : (
                  "Not ticked."
                )}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function wordsOf(field: FormField, answers: Answers) {
  const value = answers[field.name];
  if (!value) return <span className="text-soft">Not given</span>;
  return field.choices?.find((choice) => choice.value === value)?.label ?? value;
}
