import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, Note, type Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { Fields } from "@/components/docs/reference/fields";
import { listDefinitions } from "@/lib/domain/definitions/texts";
import { baseUrl } from "@/lib/env";
import { apiDocument } from "../api-document";
import { readSnippet } from "../snippets";

export const metadata: Metadata = { title: "Reading a report" };

const FORMATS = [
  ["report", "application/json", "every figure with its evidence, for programs"],
  ["report.html", "text/html", "one file that needs nothing else, runs no script, and prints as it reads"],
  ["report.xml", "application/xml", "the JSON’s names and values, as elements"],
  ["report.pdf", "application/pdf", "A4, to file and to sign"],
] as const;

const formats: Section = {
  id: "formats",
  title: "Four formats",
  body: (
    <>
      <DataTable
        label="Formats"
        head={["Path", "Type", "What it is"]}
        rows={FORMATS.map(([path, type, what]) => ({
          key: path,
          cells: [<code key="path">{path}</code>, <code key="type">{type}</code>, what],
        }))}
      />
      <p>
        All four say the same. The JSON is canonical (RFC 8785): the same report is the same bytes. Its schema
        is <a href="/docs/reference#schema-Report">Report</a>.
      </p>
      <ul className="docs-list">
        <li>
          Money is whole cents, in Australian dollars. Amounts are positive and the field’s name says the
          direction, save where a sign is the point: balances, surplus.
        </li>
        <li>Ratios go from 0 to 1. What is not known is null, never zero.</li>
        <li>
          Days are Sydney days. Averages divide by the days the data covers, never by the window asked for.
        </li>
      </ul>
    </>
  ),
};

function figures(): Section {
  const schema = apiDocument().components.schemas.Figure;
  return {
    id: "figures",
    title: "Figures",
    body: (
      <>
        <p>
          Every computed number says how it was computed, over which days, and on how many transactions it
          rests; <code>evidence</code> names them, so that it can be checked by hand.
        </p>
        {schema && <Fields schema={schema} way="answered" />}
      </>
    ),
  };
}

function formulas(): Section {
  const { formulas: all, glossary } = listDefinitions();
  return {
    id: "formulas",
    title: "Formulas",
    body: (
      <>
        <p>
          A figure’s <code>formula</code> is one of these. The same table is in every report, under{" "}
          <code>definitions</code>.
        </p>
        <DataTable
          label="Formulas"
          head={["Id", "Name", "How it is computed"]}
          rows={all.map(({ id, name, text }) => ({
            key: id,
            cells: [
              <code key="id" className="whitespace-nowrap">
                {id}
              </code>,
              name,
              text,
            ],
          }))}
        />
        <p>Words the formulas use:</p>
        <DataTable
          label="Glossary"
          head={["Word", "Meaning"]}
          rows={glossary.map(({ term, text }) => ({ key: term, cells: [term, text] }))}
        />
      </>
    ),
  };
}

const rightness: Section = {
  id: "how-right",
  title: "How right the figures are",
  body: (
    <>
      <p>
        Every decision in a report carries the layer and rule that made it and a confidence: the share of such
        decisions that were right on generated households whose truth is known, half of them paying merchants
        the tables do not list. <code>npm run accuracy</code> repeats the measurement and prints each target
        beside its result, with the worst errors. What cannot be known from a name is left uncategorised, and
        its share is printed in the report. Figures worked out by hand stand in <code>tests/households</code>.
      </p>
      <Note>
        <p>
          A report states facts. It holds no score, approves and declines nothing, and sees only the accounts
          that were shared: <code>quality</code> says how much that is, and what seems to be missing.
        </p>
      </Note>
    </>
  ),
};

const privacy: Section = {
  id: "privacy",
  title: "Full or insight",
  body: (
    <p>
      A setting of the company decides how much a report shows. <code>full</code> lists transactions;{" "}
      <code>insight</code> holds totals, averages, counts and periods, and no amount or date of any single
      transaction. The report’s <code>profile</code> says which it is.
    </p>
  ),
};

function verification(): Section {
  const snippet = readSnippet({ file: "verify-report.mjs" });
  return {
    id: "verify",
    title: "Verify a report",
    body: (
      <>
        <p>
          Each report has a number, such as <code>SIQ-7Q4M2K9XW0CR</code>.{" "}
          <code>{baseUrl()}/verify/&lt;number&gt;</code> tells anyone who holds a copy when it was written,
          its SHA-256, and whether it still stands: current, superseded, withdrawn or purged. It shows no name
          and no bank data.
        </p>
        <p>
          The JSON proves itself, too. Its <code>integrity</code> holds the SHA-256 of the rest, and a
          signature of that (Ed25519, as JWS) by a key listed at{" "}
          <a href="/docs/reference#getPublicKeys">/.well-known/jwks.json</a>:
        </p>
        <Code label="verify-report.mjs" language="javascript" code={snippet} />
        <p>
          <Inline text="Run it with the server's address and a file: `node verify-report.mjs http://localhost:3000 report.json`." />
        </p>
      </>
    ),
  };
}

export default function ReportsPage() {
  return (
    <Guide
      href="/docs/reports"
      lead={
        <p>What the figures of a report are, how they came about, and how to tell that a copy is true.</p>
      }
      sections={[formats, figures(), formulas(), rightness, privacy, verification()]}
    />
  );
}
