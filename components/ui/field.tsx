import type { ChangeEventHandler, InputHTMLAttributes, ReactNode, Ref } from "react";
import { BOX } from "./box";
import { SelectBox } from "./select-box";

export type Said = { name: string; hint?: string | undefined; error?: string | undefined };

/** The ids of a field's hint and error, for aria-describedby. */
export function describedBy({ name, hint, error }: Said): string | undefined {
  const ids = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])];
  return ids.length > 0 ? ids.join(" ") : undefined;
}

export function About({ name, hint, error }: Said) {
  return (
    <>
      {hint ? (
        <p id={`${name}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${name}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      ) : null}
    </>
  );
}

type TextFieldProps = Said & {
  label: string;
  optional?: boolean;
  ref?: Ref<HTMLInputElement>;
} & InputHTMLAttributes<HTMLInputElement>;

/** A label, an input, a hint and an error, connected for screen readers. */
export function TextField({ label, name, hint, error, optional, className = "", ...rest }: TextFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
        {optional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      <input
        id={name}
        name={name}
        aria-describedby={describedBy({ name, hint, error })}
        aria-invalid={error ? true : undefined}
        className={`${BOX} ${error ? "border-bad" : "border-soft/75"}`}
        {...rest}
      />
      <About name={name} hint={hint} error={error} />
    </div>
  );
}

export type Choice = { value: string; label: string; hint?: string };

/** A question with a few answers, all of them visible. */
export function ChoiceField({
  legend,
  name,
  choices,
  chosen,
  hint,
  error,
  onChoose,
}: Said & {
  legend: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose?: (value: string) => void;
}) {
  return (
    <fieldset id={name} aria-describedby={describedBy({ name, hint, error })}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer gap-3 rounded-md border border-line p-3 hover:bg-mist has-checked:border-accent has-checked:bg-mist"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
              onChange={onChoose && (() => onChoose(choice.value))}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="text-sm">
              <span className="block font-medium">{choice.label}</span>
              {choice.hint ? <span className="mt-0.5 block text-soft">{choice.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <About name={name} hint={hint} error={error} />
    </fieldset>
  );
}

/**
 * A select box for a short list, as in filters. Pass an `id` only if several forms of a page have a field of this
 * name.
 */
export function SelectField({
  label,
  name,
  id = name,
  choices,
  chosen,
  hint,
  error,
  onChange,
}: Said & {
  label: string;
  id?: string;
  choices: readonly Choice[];
  chosen: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}) {
  return (
    <div className="text-sm">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <SelectBox
        key={chosen}
        id={id}
        name={name}
        defaultValue={chosen}
        aria-describedby={describedBy({ name, hint, error })}
        aria-invalid={error ? true : undefined}
        onChange={onChange}
        className={error ? "border-bad" : "border-soft/75"}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectBox>
      <About name={name} hint={hint} error={error} />
    </div>
  );
}

/** Stacks the fields of a form. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-5">{children}</div>;
}
