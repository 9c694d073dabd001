import type { Metadata } from "next";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { categoryMaps } from "./category-maps";
import { changes } from "./changes";
import { validation, verification } from "./checking";
import { attributes, figures } from "./elsewhere";
import { handovers } from "./exports";
import { parts } from "./parts";

export const metadata: Metadata = { title: "Reading a report" };

const FORMATS = [
  ["report", "application/json", "every figure with its evidence, for programs"],
  ["report.html", "text/html", "one self-contained file, without script, ready to print"],
  ["report.xml", "application/xml", "the names and values of the JSON, as XML elements"],
  [
    "report.pdf",
    "application/pdf",
    "the report on A4, to file and to sign; with ?parts=note, only the file note, which has at most twelve pages",
  ],
  [
    "statement.pdf?account=1",
    "application/pdf",
    "a bank-style statement of one account, chosen by its position in accounts; not available for an insight report",
  ],
  [
    "report.xlsx",
    "Excel",
    "for assessors: a workbook with the figures, the transactions, and totals that are live formulas",
  ],
  ["report.csv", "text/csv", "every transaction with its category; not available for an insight report"],
  ["lines.csv", "text/csv", "the living expenses, grouped by the lines of a lender’s form"],
  ["comparison.csv", "text/csv", "declared amounts next to observed amounts"],
  [
    "creditors.csv",
    "text/csv",
    "for financial counsellors: the creditor schedule, with one line for each debt",
  ],
  [
    "financial-statement.csv",
    "text/csv",
    "for family lawyers: weekly income and expenses, assets and liabilities, each with the whole amount and the customer’s share",
  ],
] as const;

const formats: Section = {
  id: "formats",
  title: "Formats",
  body: (
    <>
      <DataTable
        label="Formats"
        head={["Path", "Type", "Meaning"]}
        rows={FORMATS.map(([path, type, what]) => ({
          key: path,
          cells: [<code key="path">{path}</code>, <code key="type">{type}</code>, what],
        }))}
      />
      <p>
        The first four formats have the same content, and fetching the same report again gives the same bytes.
        The JSON is canonical (RFC 8785); <a href="#validate">the JSON and the XML have published schemas</a>.
        Each file has a strong <code>ETag</code> for <code>If-None-Match</code>, and is sent as gzip or Brotli
        if your client accepts it. Digests and signatures apply to the decoded bytes.
      </p>
      <ul className="docs-list">
        <li>
          Money is in whole Australian cents. Amounts are positive, and the field’s name gives the direction.
          The exceptions are fields whose sign has a meaning, such as balances and the surplus.
        </li>
        <li>
          Ratios are fractions: 0.25 is 25%. A ratio can be above 1, or negative. An unknown value is null,
          never zero.
        </li>
        <li>
          Credits with the same name count as one payer, even if a bank leaves out the direct-entry number. A
          credit of more than ten times the median of its stream is listed, but left out of monthly income.
          The report states a surplus only if the data covers at least 30 days. If it covers fewer than 90
          days, at least half of the counted income must also come from sources that paid on two dates at
          least 6 days apart. If it covers 90 days or more, at least one source must have paid twice.
        </li>
        <li>
          Salary packaging is a separate type of income. If no other rule explains a firm’s credits and the
          account is used for a business, these credits are business receipts. An account is used for a
          business if the bank calls it a business account, or if it pays or receives BAS, IAS or GST. It is
          also used for a business if two payers with a business purpose in their descriptions pay into it.
          Three firms are enough if their credits state a business purpose or no other rule explains them.
        </li>
        <li>
          Equal debits by a firm with “rental” in its name count as a lease, up to $650 a month. Instalments
          to the tax office count as a debt, but payments of activity statements do not. Monthly credits
          without a stated purpose count as wages, but are marked as inferred. The conditions and formulas of
          these and all other rules are in <a href="/docs/rules">Rules for categories and income</a>.
        </li>
        <li>
          Days are Sydney days. Averages are over the days that the data covers, never over the requested
          window.
        </li>
      </ul>
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
      transaction. A figure is null if it would show a single payment. If sums or ratios of other figures
      would reveal that payment, some of those figures are null too. The report’s <code>profile</code> says
      which kind it is.
    </p>
  ),
};

export default function ReportsPage() {
  return (
    <Guide
      href="/docs/reports"
      lead={<p>The formats of a report, what each contains, and how to check that a copy is genuine.</p>}
      sections={[
        formats,
        figures,
        attributes,
        parts,
        changes,
        handovers,
        categoryMaps,
        privacy,
        validation(),
        verification(),
      ]}
    />
  );
}
