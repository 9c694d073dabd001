import { Json } from "../code";
import { Paragraphs } from "../prose";
import { type ApiDocument, bodyOf, type DocumentOperation, exampleOf, parametersOf } from "./document";
import { TypeText } from "./fields";
import { Parameters } from "./operation";
import { toTypeWords } from "./schema-words";

/** Shows an event as the request that we send to the firm. */
export function WebhookView({
  document,
  name,
  operation,
  isFirst,
}: {
  document: ApiDocument;
  name: string;
  operation: DocumentOperation;
  /** True for the first event. Only that one shows the headers, because all events have the same headers. */
  isFirst: boolean;
}) {
  const body = bodyOf(operation);
  return (
    <section
      id={operation.operationId}
      aria-labelledby={`${operation.operationId}-title`}
      className="docs-operation docs-columns"
    >
      <div className="min-w-0">
        <h2 id={`${operation.operationId}-title`} className="group docs-operation-title">
          {name}
          <a href={`#${operation.operationId}`} className="docs-anchor" aria-label={`Link to ${name}`}>
            #
          </a>
        </h2>
        <p className="docs-path">
          <span className="docs-method docs-method-post">POST</span> <code>your webhook URL</code>
        </p>
        <Paragraphs text={operation.description} />
        {body?.schema && (
          <p className="text-sm text-soft">
            Body: <TypeText words={toTypeWords(body.schema)} />
          </p>
        )}
        {isFirst && (
          <Parameters
            level={3}
            title="Headers of every event"
            parameters={parametersOf(document, operation)}
          />
        )}
      </div>
      <div className="docs-side">
        <Json label={`${name}, body`} value={exampleOf(body)} />
      </div>
    </section>
  );
}
