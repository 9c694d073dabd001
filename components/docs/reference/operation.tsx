import { Code } from "../code";
import { Paragraphs } from "../prose";
import { AnswerExample, Answers } from "./answers";
import {
  type ApiDocument,
  bodyOf,
  type DocumentedOperation,
  deref,
  nameOf,
  type Parameter,
  parametersOf,
  routeOf,
} from "./document";
import { Field, Fields } from "./fields";
import { SAMPLE_LANGUAGES, toSample } from "./samples";

/**
 * Shows an operation: description, parameters and responses on the left, a sample call with its response on the right.
 */
export function OperationView({
  document,
  operation,
}: {
  document: ApiDocument;
  operation: DocumentedOperation;
}) {
  const { operationId, method, path, summary, description } = operation;
  return (
    <section
      id={operationId}
      aria-labelledby={`${operationId}-title`}
      className="docs-operation docs-columns"
    >
      <div className="min-w-0">
        <h1 id={`${operationId}-title`} className="group docs-operation-title">
          {summary}
          <a href={`#${operationId}`} className="docs-anchor" aria-label={`Link to ${summary}`}>
            #
          </a>
        </h1>
        <p className="docs-path">
          <span className={`docs-method docs-method-${method.toLowerCase()}`}>{method}</span>{" "}
          <code>{path}</code>
        </p>
        <Paragraphs text={description} />
        <p className="text-sm text-soft">
          <code>{operationId}</code>
          {operation.security.length > 0 ? " · needs X-API-Key" : " · needs no key"}
        </p>
        <RequestInput document={document} operation={operation} />
        <Answers document={document} operation={operation} />
      </div>
      <div className="docs-side">
        {SAMPLE_LANGUAGES.map((language) => (
          <div key={language.id} data-sample={language.id}>
            <Code
              label={`${summary}, ${language.title}`}
              language={language.highlight}
              code={toSample(document, operation, language.id)}
            />
          </div>
        ))}
        <AnswerExample operation={operation} />
      </div>
    </section>
  );
}

const PLACES = { path: "In the path", query: "Query parameters", header: "Headers" } as const;

/** The input of a call: its parameters and its body. Headers come last, because they are rarely needed. */
function RequestInput({ document, operation }: { document: ApiDocument; operation: DocumentedOperation }) {
  const parameters = parametersOf(document, operation);
  const placed = (location: keyof typeof PLACES) => {
    const here = parameters.filter((parameter) => parameter.in === location);
    return here.length > 0 && <Parameters title={PLACES[location]} parameters={here} />;
  };
  const body = bodyOf(operation)?.schema;
  return (
    <>
      {placed("path")}
      {placed("query")}
      {body && (
        <>
          <h2>
            Body
            {body.$ref && (
              <a href={routeOf(nameOf(body.$ref))} className="docs-link ml-2 font-normal">
                {nameOf(body.$ref)}
              </a>
            )}
          </h2>
          <Fields schema={deref(document, body)} direction="sent" />
        </>
      )}
      {placed("header")}
    </>
  );
}

type ParametersProps = { title: string; parameters: readonly Parameter[]; level?: 2 | 3 };

export function Parameters({ title, parameters, level = 2 }: ParametersProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading>{title}</Heading>
      <ul className="docs-fields">
        {parameters.map(({ name, schema = {}, required = false, description }) => (
          <Field
            key={name}
            name={name}
            schema={schema}
            direction="sent"
            isRequired={required}
            description={description}
          />
        ))}
      </ul>
    </>
  );
}
