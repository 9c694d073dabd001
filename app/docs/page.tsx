import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";
import { baseUrl } from "@/lib/env";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { COMMAND_LINE_SNIPPET, ENDPOINTS, REFUSALS, VERIFY_SNIPPET } from "./content";

/** The address in the examples is this server's own, which is only known when the page is asked for. */
export const dynamic = "force-dynamic";

/** What an integrator needs for a first report, on one page. */
export default function DocsPage() {
  return (
    <>
      <p className="text-sm font-semibold text-accent">{PRODUCT_NAME}</p>
      <h1 className="mt-2 text-3xl font-semibold tracking-tight">From a key to a report</h1>
      <Part title="Quick start">
        <p>Create a request with your test key. The answer carries the link for your customer.</p>
        <Code label="Create a request">{`curl -s ${baseUrl()}/v1/requests \\
  -H "X-API-Key: $KEY" -H "Content-Type: application/json" \\
  -d '{"client_name":"Priya Raman","report_type":"affordability"}'`}</Code>
        <p>
          Open the link, choose a healthy bank and sign in as one of the people below. Then ask for the
          report, or wait for the <code>report.ready</code> webhook.
        </p>
        <Code label="Fetch the report">{`curl -s ${baseUrl()}/v1/requests/$ID/report -H "X-API-Key: $KEY"
curl -s ${baseUrl()}/v1/requests/$ID/report.pdf -H "X-API-Key: $KEY" -o report.pdf`}</Code>
      </Part>
      <Part title="Endpoints">
        <Grid head={["Call", "What it does"]} rows={ENDPOINTS} />
      </Part>
      <Part title="Webhooks">
        <p>
          Set the address under Settings, Webhooks. Each delivery carries <code>X-Service-Signature</code>:
          the HMAC-SHA256 of the raw body, keyed with your whole signing secret, in lower-case hex. Compare it
          before you trust the body. Standard Webhooks libraries work too: <code>webhook-id</code>,{" "}
          <code>webhook-timestamp</code> and <code>webhook-signature</code> are sent beside it. The same event
          may come twice, and events may come out of order; <code>event_id</code> tells them apart.
        </p>
        <Code label="Verify a delivery in Node">{VERIFY_SNIPPET}</Code>
      </Part>
      <Part title="Refusals">
        <Grid head={["Status", "When"]} rows={REFUSALS} />
      </Part>
      <Part title="Command line">
        <p>
          A report from a file, without a server. <code>input.json</code> holds <code>accounts</code>,{" "}
          <code>balances</code> and <code>transactions</code> as the Consumer Data Standards write them, and
          may hold <code>direct_debits</code> and <code>scheduled_payments</code>. <code>--csv</code> takes a
          statement as banks export it: date, description, amount or debit and credit, and the balance if
          there is one, which also tells the direction of amounts and missing rows. Exit code 2 names the row,
          the field and the reason. Such a report is marked as made locally: it is not signed and cannot be
          verified.
        </p>
        <Code label="Make a report from files">{COMMAND_LINE_SNIPPET}</Code>
      </Part>
      <Part title="How right the figures are">
        <p>
          Every decision in a report carries the layer and rule that made it and a confidence: the share of
          such decisions that were right on generated households whose truth is known, half of them paying
          merchants the tables do not list. <code>npm run accuracy</code> repeats the measurement and prints
          each target beside its result, with the worst errors. What cannot be known from a name is left
          uncategorised, and its share is printed in the report. Figures worked out by hand stand in{" "}
          <code>tests/households</code>.
        </p>
      </Part>
      <Part title="People of the sandbox">
        <Grid
          head={["Customer number", "Who"]}
          rows={HOUSEHOLDS.map((household) => [
            household.customerNumber,
            `${household.person}. ${household.story}`,
          ])}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 space-y-4 border-t border-line pt-6">
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    <section
      aria-label={label}
      // A long line scrolls sideways, and scrolling must work from the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls.
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-mist p-4"
    >
      <pre className="font-mono text-sm leading-relaxed">{children}</pre>
    </section>
  );
}

function Grid({ head, rows }: { head: [string, string]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          {head.map((word) => (
            <th key={word} scope="col" className="py-2 pr-4 font-medium text-soft">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", text]) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-4 font-mono font-normal break-words">
              {name}
            </th>
            <td className="py-2">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
