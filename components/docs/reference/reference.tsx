import { DataTable } from "../data-table";
import type { Contents } from "../frame";
import { DOWNLOADS } from "../pages";
import { Inline, Paragraphs } from "../prose";
import { type ApiDocument, listOperations, listSections, routeOf } from "./document";
import { OperationView } from "./operation";
import { SAMPLE_LANGUAGES } from "./samples";
import { SchemaLinks, SchemaView } from "./schemas";
import { WebhookView } from "./webhook";

/** The index: every operation, event, header and schema with a link to its page. Works without script. */
export function ReferenceIndex({ document }: { document: ApiDocument }) {
  return (
    <article className="docs-prose docs-reference">
      <h1>API reference</h1>
      <div className="docs-lead">
        <p>
          Version {document.info.version}, at <code>{document.servers[0]?.url}</code>. For machines:{" "}
          {DOWNLOADS.map(({ href, title }, index) => (
            <span key={href}>
              {index > 0 && " and "}
              <a href={href}>{title}</a>
            </span>
          ))}
          .
        </p>
      </div>
      <div className="max-w-[47rem]">
        <Paragraphs text={document.info.description} />
        <p>
          The samples read your API key from the variable <code>KEY</code> and a request’s id from{" "}
          <code>ID</code>; the <a href="/docs/quick-start">quick start</a> sets both.
        </p>
      </div>
      {listSections(document).map((section) => (
        <section key={section.name} aria-labelledby={toAnchor(section.name)}>
          <h2 id={toAnchor(section.name)}>{section.name}</h2>
          <p>
            <Inline text={section.description} />
          </p>
          <ul className="docs-operations">
            {section.operations.map(({ operationId, method, path, summary }) => (
              <li key={operationId} id={operationId}>
                <a href={routeOf(operationId)}>{summary}</a>
                <span className="docs-path">
                  <span className={`docs-method docs-method-${method.toLowerCase()}`}>{method}</span>{" "}
                  <code>{path}</code>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="webhooks">
        <h2 id="webhooks">Webhooks</h2>
        <p>
          <a href={routeOf(WEBHOOKS)}>The events that we post to you</a>. The{" "}
          <a href="/docs/webhooks">guide</a> says how to verify an event and when it is sent again.
        </p>
      </section>
      <Headers document={document} />
      <section aria-labelledby="schemas">
        <h2 id="schemas">Schemas</h2>
        <SchemaLinks document={document} />
      </section>
    </article>
  );
}

/**
 * Shows one operation, one schema or all events; works without script. The caller must answer 404 first if findTitle
 * returns null, because the page of an unknown name is empty.
 */
export function ReferencePart({ document, name }: { document: ApiDocument; name: string }) {
  const section = listSections(document).find(({ operations }) =>
    operations.some(({ operationId }) => operationId === name),
  );
  const operation = section?.operations.find(({ operationId }) => operationId === name);
  const schema = document.components.schemas[name];
  return (
    <article className="docs-prose docs-reference">
      <p className="text-sm">
        <a href={section ? `/docs/reference#${toAnchor(section.name)}` : "/docs/reference"}>
          {section ? section.name : "API reference"}
        </a>
      </p>
      {operation && (
        <>
          <LanguageChoice />
          <OperationView document={document} operation={operation} />
        </>
      )}
      {schema && <SchemaView document={document} name={name} schema={schema} />}
      {name === WEBHOOKS && (
        <section aria-labelledby="webhooks">
          <h1 id="webhooks">Webhooks</h1>
          <p>
            These are the events that we post to you. The <a href="/docs/webhooks">guide</a> says how to
            verify an event and when it is sent again.
          </p>
          {Object.entries(document.webhooks).map(([event, { post }], index) => (
            <WebhookView
              key={event}
              document={document}
              name={event}
              operation={post}
              isFirst={index === 0}
            />
          ))}
        </section>
      )}
    </article>
  );
}

const WEBHOOKS = "webhooks";
const toAnchor = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** The title of the page `name`; null if there is no such page. */
export function findTitle(document: ApiDocument, name: string): string | null {
  if (name === WEBHOOKS) return "Webhooks";
  if (Object.hasOwn(document.components.schemas, name)) return name;
  return listOperations(document).find(({ operationId }) => operationId === name)?.summary ?? null;
}

/** The names of all pages of the reference, except the index. */
export const listParts = (document: ApiDocument): string[] => [
  ...listOperations(document).map(({ operationId }) => operationId),
  WEBHOOKS,
  ...Object.keys(document.components.schemas),
];

/** Lists the operations and the other pages of the reference, for the menu. */
export function listContents(document: ApiDocument): Contents {
  const operations = listSections(document).flatMap((section) =>
    section.operations.map(({ operationId, summary, method }) => ({
      href: routeOf(operationId),
      title: summary,
      tag: method,
      group: section.name,
    })),
  );
  const rest = [
    { href: routeOf(WEBHOOKS), title: "Webhooks" },
    { href: "/docs/reference#headers", title: "Headers" },
    { href: "/docs/reference#schemas", title: "Schemas" },
  ].map((each) => ({ ...each, group: "Other parts" }));
  return [...operations, ...rest];
}

/**
 * Lets the reader choose one language for every sample on the page. CSS shows the chosen samples, so it works without
 * script.
 */
function LanguageChoice() {
  return (
    <fieldset className="docs-languages">
      <legend>Samples in</legend>
      {SAMPLE_LANGUAGES.map(({ id, title }, index) => (
        <label key={id}>
          <input type="radio" name="language" id={`language-${id}`} defaultChecked={index === 0} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

function Headers({ document }: { document: ApiDocument }) {
  return (
    <section aria-labelledby="headers">
      <h2 id="headers">Headers</h2>
      <p>Headers of all responses.</p>
      <DataTable
        label="Headers of all responses"
        head={["Header", "What it says", "Example"]}
        rows={Object.entries(document.components.headers).map(([name, { description = "", example }]) => ({
          key: name,
          cells: [
            <code key="name" id={`header-${name}`}>
              {name}
            </code>,
            <Inline key="text" text={description} />,
            example === undefined ? "" : <code key="example">{String(example)}</code>,
          ],
        }))}
      />
    </section>
  );
}
