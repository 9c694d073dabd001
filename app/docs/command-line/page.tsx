import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { Guide, type Section } from "@/components/docs/guide";

export const metadata: Metadata = { title: "Client and command line" };

const files: Section = {
  id: "reports-from-files",
  title: "Reports from files",
  body: (
    <>
      <p>
        A report from a file, without a server. <code>input.json</code> holds <code>accounts</code>,{" "}
        <code>balances</code> and <code>transactions</code> as the Consumer Data Standards write them, and may
        hold <code>direct_debits</code> and <code>scheduled_payments</code>.
      </p>
      <Code
        label="Make a report from files"
        language="bash"
        code={`npm run --silent report -- input.json --format html --out report.html
npm run --silent report -- --csv everyday.csv --csv savings.csv --name "Priya Raman"`}
      />
      <p>
        <code>--csv</code> takes a statement as banks export it: date, description, amount or debit and
        credit, and the balance if there is one, which also tells the direction of amounts and missing rows.
        Exit code 2 names the row, the field and the reason. <code>npm run --silent report -- --help</code>{" "}
        lists every option.
      </p>
      <p>Such a report is marked as made locally: it is not signed and cannot be verified.</p>
    </>
  ),
};

const demo: Section = {
  id: "demo",
  title: "The whole journey",
  body: (
    <>
      <p>
        One command does what a firm and its customer do, over HTTP alone: it sets a webhook address, creates
        a request, walks the consent pages, checks each webhook’s signature, and leaves the four documents in{" "}
        <code>demo-output/</code>. It uses the server that is running, or starts one.
      </p>
      <Code label="The whole journey" language="bash" code="npm run demo" />
    </>
  ),
};

export default function CommandLinePage() {
  return (
    <Guide
      href="/docs/command-line"
      lead={<p>What this repository brings for working with the API from a terminal.</p>}
      sections={[demo, files]}
    />
  );
}
