import type { Metadata } from "next";
import { Code, Json } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, Note, type Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { toFieldErrors } from "@/lib/contract/fault";
import { CreateRequest } from "@/lib/contract/request";
import { baseUrl } from "@/lib/env/env";
import { combined } from "./combined";
import { listFaults } from "./faults";
import { idempotency, limits } from "./limits";
import { listRefusals } from "./refusals";

export const metadata: Metadata = { title: "Errors and limits" };

const SHOWN_MAX = 40;

function refusals(): Section {
  return {
    id: "refusals",
    title: "Refused calls",
    body: (
      <>
        <p>
          A refused call changes nothing. The body says why: <code>detail</code> for people, <code>code</code>{" "}
          for programs, <code>request_id</code> to quote to support, <code>doc_url</code> for the explanation
          of the code on this page. There are two exceptions: a <a href="#validation">422</a> has only{" "}
          <code>detail</code>, which is a list, and in a 404, <code>request_id</code> is always null. Every
          response, including these, has the id in its <code>X-Request-Id</code> header.
        </p>
        <Json
          label="409"
          value={{
            detail: "Report is not ready: request is pending_data",
            code: "not_ready",
            request_id: "rid_5c8w2v9n0m4x7k1q3z6t8r2d",
            doc_url: `${baseUrl()}/docs/errors#not_ready`,
          }}
        />
        <DataTable
          label="Refusals"
          head={["Status and code", "When", "Try again"]}
          rows={listRefusals().map(({ code, status, when, mayRetry }) => ({
            key: code,
            cells: [
              <span key="code" id={code} className="docs-heading">
                <strong>{status}</strong>{" "}
                {code === "invalid" ? <span className="text-soft">no code</span> : <code>{code}</code>}
              </span>,
              <Inline key="when" text={`${when}.`} />,
              mayRetry ? "after a pause" : "no",
            ],
          }))}
        />
        <p>
          A 404 is byte-identical for a request that does not exist, belongs to another company, or belongs to
          the other environment. We may add codes: handle an unknown code by its status.
        </p>
      </>
    ),
  };
}

const cut = (value: unknown) => {
  const text = JSON.stringify(value) ?? "";
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
};

async function validation(): Promise<Section> {
  const bad = { client_name: "", report_type: "credit_score" };
  const detail = toFieldErrors("body", CreateRequest.safeParse(bad).error?.issues ?? [], bad);
  const faults = await listFaults();
  return {
    id: "validation",
    title: "Validation errors",
    body: (
      <>
        <p>
          A 422 lists <strong>every</strong> error at once: first those in the path, then the query, the
          headers and the body, each in the order of its fields. The shape, types and messages are FastAPI’s,
          so an existing parser for such services works here.
        </p>
        <Json label="422" value={{ detail }} />
        <ul className="docs-list">
          <li>
            <code>loc</code> says where the error is: <code>body</code>, <code>query</code>, <code>path</code>{" "}
            or <code>header</code>, then the field. For broken JSON, <code>loc</code> ends with the position
            of the character.
          </li>
          <li>
            <code>input</code> is the value you sent, shortened to 256 characters. Header values and large
            objects are omitted. We do not log the values.
          </li>
          <li>
            <code>ctx</code> holds the numbers and words that <code>msg</code> contains, for programs.
          </li>
          <li>
            Names, references, labels and reasons are one line without control or direction characters, which
            could change how a report reads. White space at both ends is removed first. Only your own{" "}
            <code>metadata</code> and <code>state</code> may contain such characters.
          </li>
        </ul>
        <div className="docs-breaks mt-4">
          <DataTable
            label="Types of error"
            head={["Type and position", "Sent", "Message"]}
            rows={faults.map((fault) => ({
              key: [fault.type, fault.loc, cut(fault.input)].join(" "),
              cells: [
                <span key="type">
                  <strong>{fault.type}</strong>
                  <br />
                  <span className="text-soft">{fault.loc.join(".")}</span>
                </span>,
                fault.input === undefined ? "" : <code key="input">{cut(fault.input)}</code>,
                fault.msg,
              ],
            }))}
          />
        </div>
      </>
    ),
  };
}

const retrying: Section = {
  id: "retries",
  title: "When and how to retry",
  body: (
    <>
      <p>
        Retry a few times after a 429, 500 or 503 and after a broken connection. Wait as long as{" "}
        <code>Retry-After</code> says or, without that header, 1, 2, 4 … seconds with some jitter. GET and
        DELETE are always safe to repeat; give a POST an Idempotency-Key.
      </p>
      <Note>
        <p>
          Do not retry 409 <code>not_ready</code> in a tight loop: the customer may take hours. Wait for{" "}
          <code>report.ready</code>.
        </p>
      </Note>
    </>
  ),
};

function paging(): Section {
  return {
    id: "paging",
    title: "Paging",
    body: (
      <>
        <p>
          Lists are in order, newest first, with 25 items a page or as many as <code>limit</code> says (1 to
          100). While <code>has_more</code> is true, send <code>next_cursor</code> as <code>cursor</code> with
          the same filters to get the next page; the <code>Link</code> header holds its whole URL. New
          requests do not change the pages that follow.
        </p>
        <Code
          label="Every request, page by page"
          language="javascript"
          code={`let url = "${baseUrl()}/v1/requests?limit=100";
while (url) {
  const response = await fetch(url, { headers: { "X-API-Key": process.env.KEY } });
  for (const request of (await response.json()).data) console.log(request.id, request.status);
  url = response.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1];
}`}
        />
      </>
    ),
  };
}

export default async function ErrorsPage() {
  return (
    <Guide
      href="/docs/errors"
      lead={<p>What an error response looks like, every possible reason, and what to do about it.</p>}
      sections={[refusals(), await validation(), combined, idempotency(), limits(), retrying, paging()]}
    />
  );
}
