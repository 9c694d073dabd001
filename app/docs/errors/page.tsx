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
          A refused call changes nothing. The body says why: <code>detail</code> is for people, and{" "}
          <code>code</code> is for programs. Quote <code>request_id</code> when you contact support.{" "}
          <code>doc_url</code> links to the explanation of the code on this page. There are two exceptions. A{" "}
          <a href="#validation">422</a> has only <code>detail</code>, which is a list. In a 404,{" "}
          <code>request_id</code> is always null. Every response, including these two, has the id of the call
          in its <code>X-Request-Id</code> header.
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
          A 404 has the same bytes whether the request does not exist, belongs to another company or belongs
          to the other environment. We may add codes, so handle an unknown code by its status.
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
          A 422 lists <strong>every</strong> error at once. Errors in the path come first, then those in the
          query, the headers and the body. Within each of these, the errors are in the order of the fields.
          The shape, types and messages are those of FastAPI, so a parser for FastAPI errors works here.
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
            <code>ctx</code> gives programs the numbers and words that <code>msg</code> contains.
          </li>
          <li>
            Names, references, labels and reasons must be one line. They must not contain control characters
            or direction characters, because these could change how a report reads. White space at both ends
            is removed before the check. Only your own <code>metadata</code> and <code>state</code> may
            contain such characters.
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
        <code>Retry-After</code> says. Without that header, wait 1, 2, 4 … seconds with some jitter. GET and
        DELETE are always safe to repeat. Send an Idempotency-Key with a POST.
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
          A page of requests has 25 items, or as many as <code>limit</code> says (1 to 100). The newest
          request comes first. While <code>has_more</code> is true, there is a next page: send{" "}
          <code>next_cursor</code> as <code>cursor</code>, with the same filters. The <code>Link</code> header
          has the whole URL of the next page. Requests that are created in the meantime do not change the
          pages that follow. Events and transactions are listed oldest first: the{" "}
          <a href="/docs/reference">reference</a> says how many a page has and how to get the next page.
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
      lead={<p>What an error response looks like, why calls are refused, and what to do about each error.</p>}
      sections={[refusals(), await validation(), combined, idempotency(), limits(), retrying, paging()]}
    />
  );
}
