import { Inline } from "../prose";
import { routeOf, type Schema } from "./document";
import { type TypeWord, toInnerObject, toLimits, toTypeWords, toValues } from "./schema-words";

/**
 * The direction of an object: sent by callers or answered by us. In an object that callers send, the required fields
 * are marked. In our answers, the optional fields are marked.
 */
export type Direction = "sent" | "answered";

type FieldProps = {
  name: string;
  schema: Schema;
  direction: Direction;
  isRequired: boolean;
  description?: string | undefined;
};

/** Lists an object's fields with their descriptions. Objects without a name are expanded in place. */
export function Fields({ schema, direction }: { schema: Schema; direction: Direction }) {
  const required = new Set(schema.required);
  return (
    <ul className="docs-fields">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <Field key={name} name={name} schema={field} direction={direction} isRequired={required.has(name)} />
      ))}
    </ul>
  );
}

/** Shows a field or parameter: its name, type, meaning, allowed values and whether it is required. */
export function Field({ name, schema, direction, isRequired, description = schema.description }: FieldProps) {
  const inner = toInnerObject(schema);
  const limits = toLimits(schema);
  const values = toValues(schema);
  return (
    <li>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-mono text-[0.8125rem] font-semibold">{name}</span>
        <span className="text-[0.8125rem] text-soft">
          <TypeText words={toTypeWords(schema)} />
          {limits.length > 0 && `, ${limits.join(", ")}`}
        </span>
        {isRequired && direction === "sent" && (
          <span className="text-xs font-medium text-warn">required</span>
        )}
        {!isRequired && direction === "answered" && <span className="text-xs text-soft">may be absent</span>}
      </div>
      {description && (
        <p className="mt-0.5">
          <Inline text={description} />
        </p>
      )}
      {values.length > 0 && <Values values={values} />}
      {inner && <Fields schema={inner} direction={direction} />}
    </li>
  );
}

export function Values({ values }: { values: readonly unknown[] }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1 text-[0.8125rem]">
      {values.map((value) => (
        <code key={String(value)}>{typeof value === "string" ? value : JSON.stringify(value)}</code>
      ))}
    </p>
  );
}

export function TypeText({ words }: { words: readonly TypeWord[] }) {
  return words.map(({ text, schema }, index) =>
    schema ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words have no other key, and their order never changes.
      <a key={index} href={routeOf(schema)} className="docs-link">
        {text}
      </a>
    ) : (
      text
    ),
  );
}
