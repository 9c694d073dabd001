import { Inline } from "../prose";
import { type ApiDocument, bodyOf, listOperations, nameOf, routeOf, type Schema } from "./document";
import { type Direction, Fields, TypeText, Values } from "./fields";
import { toTypeWords, toValues } from "./schema-words";

/** Links to every schema. The parts of the report have a separate list, because there are many. */
export function SchemaLinks({ document }: { document: ApiDocument }) {
  const names = Object.keys(document.components.schemas);
  const parts = names.filter((name) => PART_OF_REPORT.test(name));
  return (
    <>
      <Links names={names.filter((name) => !parts.includes(name))} />
      <h3 id="report-schemas">The parts of a report</h3>
      <Links names={parts} />
    </>
  );
}

const PART_OF_REPORT = /^Report[A-Z]/;

function Links({ names }: { names: readonly string[] }) {
  return (
    <ul className="docs-schema-links">
      {names.map((name) => (
        <li key={name} id={`schema-${name}`}>
          <a href={routeOf(name)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** Finds the schemas of bodies that callers send. */
function namesSent(document: ApiDocument): Set<string> {
  const bodies = listOperations(document).map((operation) => bodyOf(operation)?.schema?.$ref);
  return new Set(bodies.flatMap((ref) => (ref ? [nameOf(ref)] : [])));
}

/** Shows a schema: its meaning and its fields, with links to the schemas they use. */
export function SchemaView({
  document,
  name,
  schema,
}: {
  document: ApiDocument;
  name: string;
  schema: Schema;
}) {
  const direction: Direction = namesSent(document).has(name) ? "sent" : "answered";
  const values = toValues(schema);
  return (
    <section
      id={`schema-${name}`}
      aria-labelledby={`schema-${name}-title`}
      className="docs-operation docs-schema"
    >
      <h1 id={`schema-${name}-title`} className="group docs-operation-title">
        {name}
        <a href={`#schema-${name}`} className="docs-anchor" aria-label={`Link to ${name}`}>
          #
        </a>
      </h1>
      {schema.description && (
        <p>
          <Inline text={schema.description} />
        </p>
      )}
      {schema.properties && Object.keys(schema.properties).length > 0 ? (
        <Fields schema={schema} direction={direction} />
      ) : (
        <p className="text-sm text-soft">
          <TypeText words={toTypeWords(schema)} />
        </p>
      )}
      {values.length > 0 && <Values values={values} />}
    </section>
  );
}
