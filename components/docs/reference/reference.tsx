import { DataTable } from "../data-table";
import type { Contents } from "../frame";
import { DOWNLOADS } from "../pages";
import { Inline, Paragraphs } from "../prose";
import { type ApiDocument, listSections } from "./document";
import { OperationView } from "./operation";
import { SAMPLE_LANGUAGES } from "./samples";
import { Schemas } from "./schemas";
import { WebhookView } from "./webhook";

/** The whole API on one page, from its OpenAPI document only. Works without script. */
export function ReferenceArticle({ document }: { document: ApiDocument }) {
  const sections = listSections(document);
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
          The samples take the key from <code>KEY</code> and a request’s id from <code>ID</code>; the{" "}
          <a href="/docs/quick-start">quick start</a> sets both.
        </p>
      </div>
      <LanguageChoice />
      {sections.map((section) => (
        <section key={section.name} aria-labelledby={toAnchor(section.name)}>
          <h2 id={toAnchor(section.name)}>{section.name}</h2>
          <p>
            <Inline text={section.description} />
          </p>
          {section.operations.map((operation) => (
            <OperationView key={operation.operationId} document={document} operation={operation} />
          ))}
        </section>
      ))}
      <section aria-labelledby="webhooks">
        <h2 id="webhooks">Webhooks</h2>
        <p>
          What we post to you. The <a href="/docs/webhooks">guide</a> says how to verify it and when it is
          sent again.
        </p>
        {Object.entries(document.webhooks).map(([name, { post }], index) => (
          <WebhookView key={name} document={document} name={name} operation={post} isFirst={index === 0} />
        ))}
      </section>
      <Headers document={document} />
      <section aria-labelledby="schemas">
        <h2 id="schemas">Schemas</h2>
        <Schemas document={document} />
      </section>
    </article>
  );
}

const toAnchor = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** The operations and the parts after them, for the menu. */
export function listContents(document: ApiDocument): Contents {
  const operations = listSections(document).flatMap((section) =>
    section.operations.map(({ operationId, summary, method }) => ({
      href: `#${operationId}`,
      title: summary,
      tag: method,
      group: section.name,
    })),
  );
  const rest = ["webhooks", "headers", "schemas"].map((id) => ({
    href: `#${id}`,
    title: `${id[0]?.toUpperCase()}${id.slice(1)}`,
    group: "Also on this page",
  }));
  return [...operations, ...rest];
}

/** One language choice for every sample on the page. CSS does the rest, so it works without script. */
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
      <p>Headers that answers share.</p>
      <DataTable
        label="Headers that answers share"
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
