import { Inline } from "../prose";
import { type ApiDocument, bodyOf, listOperations, nameOf, type Schema } from "./document";
import { Fields, TypeText, Values, type Way } from "./fields";
import { toTypeWords, toValues } from "./schema-words";

/** Every named schema, as a link target; a link to a folded one opens it. */
export function Schemas({ document }: { document: ApiDocument }) {
  const sent = namesSent(document);
  const all = Object.entries(document.components.schemas).map(([name, schema]) => ({
    name,
    view: <SchemaView key={name} name={name} schema={schema} way={sent.has(name) ? "sent" : "answered"} />,
  }));
  const parts = all.filter(({ name }) => PART_OF_REPORT.test(name));
  return (
    <>
      {all.filter((each) => !parts.includes(each)).map(({ view }) => view)}
      <details className="docs-fold docs-schema" id="report-schemas">
        <summary>The parts of a report, {parts.length} schemas</summary>
        {parts.map(({ view }) => view)}
      </details>
    </>
  );
}

/** Most of the schemas are parts of one document, and few readers want them all: they are folded away. */
const PART_OF_REPORT = /^Report[A-Z]/;

/** The schemas of bodies that callers send. */
function namesSent(document: ApiDocument): Set<string> {
  const bodies = listOperations(document).map((operation) => bodyOf(operation)?.schema?.$ref);
  return new Set(bodies.flatMap((ref) => (ref ? [nameOf(ref)] : [])));
}

function SchemaView({ name, schema, way }: { name: string; schema: Schema; way: Way }) {
  const values = toValues(schema);
  return (
    <section
      id={`schema-${name}`}
      aria-labelledby={`schema-${name}-title`}
      className="docs-operation docs-schema"
    >
      <h3 id={`schema-${name}-title`} className="group docs-operation-title">
        {name}
        <a href={`#schema-${name}`} className="docs-anchor" aria-label={`Link to ${name}`}>
          #
        </a>
      </h3>
      {schema.description && (
        <p>
          <Inline text={schema.description} />
        </p>
      )}
      {schema.properties && Object.keys(schema.properties).length > 0 ? (
        <Fields schema={schema} way={way} />
      ) : (
        <p className="text-sm text-soft">
          <TypeText words={toTypeWords(schema)} />
        </p>
      )}
      {values.length > 0 && <Values values={values} />}
    </section>
  );
}
