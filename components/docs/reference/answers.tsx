import { Json } from "../code";
import { Inline } from "../prose";
import {
  type Answer,
  type ApiDocument,
  type DocumentedOperation,
  exampleOf,
  type Header,
  routeOf,
} from "./document";
import { TypeText } from "./fields";
import { toTypeWords } from "./schema-words";

type Props = { document: ApiDocument; operation: DocumentedOperation };

const isGood = (status: string) => status.startsWith("2");

/** Lists every response by status: its contents, its headers, and an example for each error code. */
export function Answers({ document, operation }: Props) {
  const answers = Object.entries(operation.responses);
  const good = answers.filter(([status]) => isGood(status));
  const refusals = answers.filter(([status]) => !isGood(status));
  return (
    <>
      <h2>Answer</h2>
      <ul className="docs-fields">
        {good.map(([status, answer]) => (
          <GoodAnswer key={status} document={document} status={status} answer={answer} />
        ))}
      </ul>
      {refusals.length > 0 && (
        <>
          <h2>Refusals</h2>
          <ul className="docs-fields">
            {refusals.map(([status, answer]) => (
              <Refused key={status} status={status} answer={answer} />
            ))}
          </ul>
          <details className="docs-fold">
            <summary>Their bodies</summary>
            {refusals.flatMap(([status, answer]) =>
              examplesOf(answer).map(([code, { value }]) => (
                <Json key={code} isOutput label={`${status} ${code}`} value={value} />
              )),
            )}
          </details>
        </>
      )}
    </>
  );
}

function GoodAnswer({ document, status, answer }: { document: ApiDocument; status: string; answer: Answer }) {
  const headers = Object.entries(answer.headers ?? {});
  return (
    <li>
      <Status status={status} /> <Inline text={answer.description} />
      {Object.entries(answer.content ?? {}).map(([type, { schema = {} }]) => (
        <p key={type} className="text-soft">
          <code>{type}</code>, <TypeText words={toTypeWords(schema)} />
        </p>
      ))}
      {headers.length > 0 && (
        <p className="mt-1 text-[0.8125rem] text-soft">
          {headers.map(([name, header], index) => (
            <span key={name}>
              {index > 0 && ", "}
              {isShared(header) ? (
                <a href={`/docs/reference#header-${name}`} className="docs-link">
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
          ))}
        </p>
      )}
      {answer.links && <Links links={answer.links} document={document} />}
    </li>
  );
}

const isShared = (header: Header | { $ref: string }) => "$ref" in header;

function Links({ links, document }: { links: NonNullable<Answer["links"]>; document: ApiDocument }) {
  const known = new Set(
    Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => each.operationId)),
  );
  return (
    <p className="mt-1 text-[0.8125rem] text-soft">
      Leads to{" "}
      {Object.values(links)
        .filter(({ operationId }) => known.has(operationId))
        .map(({ operationId }, index) => (
          <span key={operationId}>
            {index > 0 && ", "}
            <a href={routeOf(operationId)} className="docs-link">
              {operationId}
            </a>
          </span>
        ))}
    </p>
  );
}

const examplesOf = (answer: Answer) => Object.entries(answer.content?.["application/json"]?.examples ?? {});

function Refused({ status, answer }: { status: string; answer: Answer }) {
  return (
    <li>
      {examplesOf(answer).map(([code, { summary }]) => (
        <p key={code}>
          <Status status={status} /> <a href={`/docs/errors#${code}`}>{code}</a>{" "}
          <span className="text-soft">{summary}</span>
        </p>
      ))}
    </li>
  );
}

function Status({ status }: { status: string }) {
  return (
    <span
      className={`mr-1 font-mono text-[0.8125rem] font-semibold ${isGood(status) ? "text-good" : "text-bad"}`}
    >
      {status}
    </span>
  );
}

/** The example of the first successful response, or a link to one. Nothing if the contract has neither. */
export function AnswerExample({ operation }: { operation: DocumentedOperation }) {
  const [status, answer] = Object.entries(operation.responses).find(([each]) => isGood(each)) ?? [];
  const media = answer?.content?.["application/json"];
  const value = exampleOf(media);
  if (value !== undefined) return <Json label={`Answer, ${status}`} value={value} />;
  const elsewhere = media?.["x-example-url"];
  if (!elsewhere) return null;
  return (
    <p className="mt-4 text-sm">
      Answer, {status}:{" "}
      <a href={new URL(elsewhere).pathname} className="docs-link">
        a whole report
      </a>
    </p>
  );
}
