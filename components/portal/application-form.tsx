"use client";

import { useActionState } from "react";
import type { FormField, FormSection } from "@/lib/contract/application-field";
import type { FormAction, FormState } from "@/lib/contract/form";
import { CheckField } from "../ui/check-field";
import { ChoiceField, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { TextArea } from "../ui/text-area";
import { tickedIn, typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";
import { useUnsaved } from "./use-unsaved";

type Attestation = { name: string; label: string; ticked: string | null };

type Props = {
  action: FormAction;
  /**
   * The page's URL. A form sent without script returns to this URL, so that the result of an earlier upload does not
   * stay in the URL.
   */
  here: string;
  id: string;
  version: number;
  sections: readonly FormSection[];
  attestations: readonly Attestation[];
  answers: Readonly<Record<string, string>>;
  /** True if we asked a question and this form sends the answer. */
  isAnswer: boolean;
};

/** The due-diligence form. The company can save it at any time; only submitting requires every mandatory answer. */
export function ApplicationForm(props: Props) {
  const { action, here, id, version, sections, attestations, answers, isAnswer } = props;
  const [state, send] = useActionState(action, UNTOUCHED, here);
  const touched = useUnsaved(state.note !== null && state.note.tone === "good" ? state : null);
  const typed = (name: string) => typedIn(state, name, answers[name]);
  const labels = new Map([
    ["message", "Your answer"],
    ...sections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
    ...attestations.map(({ name, label }) => [name, label] as const),
  ]);
  return (
    <form action={send} noValidate onInput={touched} className="grid grid-cols-1 gap-8">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <FaultList state={state} labels={labels} />
      {isAnswer ? (
        <div className="grid grid-cols-1 gap-2">
          <TextArea
            name="message"
            label="Your answer"
            hint="Answer our question here. If you change anything in the form, say what you changed."
            maxLength={4_000}
            error={state.errors.message}
            defaultValue={typedIn(state, "message")}
          />
          {/* A link instead of a second button, because Enter in any field presses the form's first button. */}
          <a href="#send" className="inline-flex min-h-6 w-fit items-center text-sm text-accent underline">
            Nothing to change? Go to the end and send your answer
          </a>
        </div>
      ) : null}
      {sections.map((section) => (
        <section key={section.title} className="border-t border-line pt-6">
          <h3 className="text-base font-semibold">{section.title}</h3>
          <p className="mt-0.5 mb-5 max-w-prose text-sm text-soft">{section.about}</p>
          <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
            {section.fields.map((field) => (
              <Field
                key={field.name}
                field={field}
                value={typed(field.name)}
                error={state.errors[field.name]}
              />
            ))}
          </div>
        </section>
      ))}
      <section className="border-t border-line pt-6">
        <h3 className="text-base font-semibold">Attestations</h3>
        <p className="mt-0.5 mb-5 max-w-prose text-sm text-soft">
          We record each attestation with your name and the time when you saved it.
        </p>
        <div className="grid gap-4">
          {attestations.map(({ name, label, ticked }) => (
            <CheckField
              key={name}
              name={name}
              label={label}
              isTicked={tickedIn(state, name, ticked !== null)}
              note={ticked}
              error={state.errors[name]}
            />
          ))}
        </div>
      </section>
      <div id="send" className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <SubmitButton kind="plain" name="intent" value="save" busy="Saving…">
          {isAnswer ? "Save" : "Save draft"}
        </SubmitButton>
        <SubmitButton name="intent" value="send" busy="Sending…">
          {isAnswer ? "Send answer" : "Submit application"}
        </SubmitButton>
      </div>
    </form>
  );
}

function Field({ field, value, error }: { field: FormField; value: string; error: string | undefined }) {
  const { name, label, hint, lengthMax, optional, choices, kind } = field;
  if (kind === "choice")
    return (
      <div className="sm:col-span-2">
        <ChoiceField
          legend={label}
          name={name}
          choices={choices ?? []}
          chosen={value}
          hint={hint}
          error={error}
        />
      </div>
    );
  const shared = { name, label, hint, error, optional: optional ?? false, defaultValue: value };
  if (kind === "prose")
    return (
      <div className="sm:col-span-2">
        <TextArea {...shared} maxLength={lengthMax} rows={3} />
      </div>
    );
  return <TextField {...shared} type={field.type ?? "text"} maxLength={lengthMax} autoComplete="off" />;
}

/** The form's result, with links to the fields with errors. */
function FaultList({ state, labels }: { state: FormState; labels: ReadonlyMap<string, string> }) {
  const faults = Object.entries(state.errors);
  return (
    <div className="grid gap-3 empty:hidden">
      <FormNote state={state} />
      {faults.length > 0 ? (
        <ul className="grid gap-1 pl-4 text-sm">
          {faults.map(([name, says]) => (
            <li key={name} className="list-disc">
              <a href={`#${name}`} className="text-accent underline">
                {(labels.get(name) ?? name).replace(/\.$/, "")}
              </a>
              : {says}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
