import { Inline } from "../prose";
import { type ApiDocument, bodyOf, listOperations, nameOf, type Schema } from "./document";
import { Fields, TypeText, Values, type Way } from "./fields";
import { toTypeWords, toValues } from "./schema-words";

/** Every schema with a name, to be linked to from where it is used. */
export function Schemas({ document }: { document: ApiDocument }) {
  const sent = namesSent(document);
  return Object.entries(document.components.schemas).map(([name, schema]) => (
    <SchemaView key={name} name={name} schema={schema} way={sent.has(name) ? "sent" : "answered"} />
  ));
}

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
