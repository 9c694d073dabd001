import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { baseUrl } from "@/lib/env/env";
import { BODY_BYTES_MAX } from "@/lib/http/read-input";
import { apiDocument } from "../api-document";

/** Explains how to repeat a POST without creating anything twice. */
export function idempotency(): Section {
  const { description = "" } = apiDocument().components.parameters.IdempotencyKey ?? {};
  return {
    id: "idempotency",
    title: "Idempotency",
    body: (
      <>
        <p>
          POST calls with an API key accept an <code>Idempotency-Key</code>. <Inline text={description} />
        </p>
        <Code
          label="Safe to repeat"
          language="bash"
          code={`curl -s ${baseUrl()}/v1/requests \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: loan-2041" \\
  -d '{"client_name":"Priya Raman","report_type":"affordability"}'`}
        />
        <ul className="docs-list">
          <li>
            If you repeat a call while the first call is still in progress, the response is 409. Wait as long
            as <code>Retry-After</code> says.
          </li>
          <li>
            If you send the same key with a different body, the response is 422,{" "}
            <code>idempotency_key_reused</code>.
          </li>
          <li>
            Responses to invalid calls and errors on our side are not stored, so the repeated call can
            succeed. Idempotency keys belong to your company. Keys in the test and live environments are
            separate, and so are keys for different paths.
          </li>
        </ul>
      </>
    ),
  };
}

/** The rate limits, and the headers with the remaining calls. */
export function limits(): Section {
  const headers = apiDocument().components.headers;
  const names = Object.keys(headers).filter((name) => /ratelimit|retry/i.test(name));
  return {
    id: "rate-limits",
    title: "Rate limits",
    body: (
      <>
        <p>
          A company may make 240 calls a minute by default, in both environments together. Every response to a
          call with an API key says how many calls are left. Above the limit, the response is 429 with{" "}
          <code>Retry-After</code>. The body of a call may have up to {BODY_BYTES_MAX / 1024} kB.
        </p>
        <p>
          Calls without an API key, such as those from the customer’s pages, are counted by request id and by
          IP address instead. A link can be opened (<code>GET /v1/connect/{"{id}"}</code>) ten times an hour.
          Each <a href="/docs/reference/consentAsCustomer">consent by the sandbox</a> counts as one opening.
          Above the limit, the response is 429, and <code>Retry-After</code> says how long to wait. The wait
          ends at most an hour after the first of the ten openings.
        </p>
        <DataTable
          label="Rate limit headers"
          head={["Header", "What it says", "Example"]}
          rows={names.map((name) => ({
            key: name,
            cells: [
              <code key="name">{name}</code>,
              <Inline key="text" text={headers[name]?.description ?? ""} />,
              <code key="example">{String(headers[name]?.example ?? "")}</code>,
            ],
          }))}
        />
      </>
    ),
  };
}
