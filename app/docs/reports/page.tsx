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
  ["report.xml", "application/xml", "the JSON’s names and values, as elements"],
  [
    "report.pdf",
    "application/pdf",
    "the report on A4, to file and to sign; with ?parts=note, the file note of at most twelve pages",
  ],
  [
    "statement.pdf?account=1",
    "application/pdf",
    "a bank-style statement of one account, by its position in accounts; not for an insight report",
  ],
  [
    "report.xlsx",
    "Excel",
    "the figures and transactions in a workbook whose totals are live formulas, for assessors",
  ],
  ["report.csv", "text/csv", "every transaction with its category; not for an insight report"],
  ["lines.csv", "text/csv", "the living expenses, grouped by the lines of a lender’s form"],
  ["comparison.csv", "text/csv", "declared amounts next to observed amounts"],
  ["creditors.csv", "text/csv", "the creditor schedule, one line for each debt, for financial counsellors"],
  [
    "financial-statement.csv",
    "text/csv",
    "weekly income and expenses, assets and liabilities, each as a whole and as the customer’s share, for family lawyers",
  ],
] as const;

const formats: Section = {
  id: "formats",
  title: "Formats",
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
        The first four formats have the same content, and fetching the same report again gives the same bytes.
        The JSON is canonical (RFC 8785); <a href="#validate">the JSON and the XML have published schemas</a>.
        Each file has a strong <code>ETag</code> for <code>If-None-Match</code>, and is sent as gzip or Brotli
        if you accept that. Digests and signatures apply to the decoded bytes.
      </p>
      <ul className="docs-list">
        <li>
          Money is whole cents, in Australian dollars. Amounts are positive and the field’s name gives the
          direction. The exceptions are members whose sign has a meaning, such as balances and the surplus.
        </li>
        <li>
          Ratios are fractions: 0.25 is 25%. They can be above 1, or negative. An unknown value is null, never
          zero.
        </li>
        <li>
          Credits with the same name count as one payer, even if a bank leaves out the direct-entry number. A
          credit of more than ten times the median of its stream is listed, but left out of monthly income.
          The report states a surplus only if at least 30 days are covered. If fewer than 90 days are covered,
          at least half of the counted income must also come from sources that paid on two dates at least 6
          days apart. If 90 days or more are covered, at least one source must have paid twice.
        </li>
        <li>
          Salary packaging is a separate type of income. A firm’s credits that no other rule explains are
          business receipts if the account is used for a business. That is so if the bank calls it a business
          account, if it pays or receives BAS, IAS or GST, or if enough business payers pay into it: three
          firms, or two payers whose descriptions state a business purpose.
        </li>
        <li>
          Equal debits by a firm with “rental” in its name count as a lease, up to $650 a month. Instalments
          to the tax office count as a debt, and activity statements do not. Monthly credits without a stated
          purpose count as wages, but are marked as inferred. The conditions and formulas of these and all
          other rules are in <a href="/docs/rules">Rules for categories and income</a>.
        </li>
        <li>
          Days are Sydney days. Averages are divided by the days that the data covers, never by the requested
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
      transaction. A figure that would show a single payment is null. If sums or ratios of other figures would
      reveal that payment, some of those figures are null too. The report’s <code>profile</code> says which
      kind it is.
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
