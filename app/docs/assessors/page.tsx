import type { Metadata } from "next";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { GRADE, QUALITY } from "@/components/report/words";
import { Link } from "@/components/ui/link";
import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";

export const metadata: Metadata = { title: "For assessors" };

const start: Section = {
  id: "start",
  title: "Where to begin",
  body: (
    <>
      <p>
        Open the request in the portal and choose <strong>Read the report</strong>. The Overview begins with
        the answers to three questions:
      </p>
      <ol className="docs-list">
        <li>
          <strong>What are the four headline figures?</strong> Income, living expenses, commitments and
          surplus, each with its range and the days it covers.
        </li>
        <li>
          <strong>How much can I rely on them?</strong> The data quality grade, with its reasons.
        </li>
        <li>
          <strong>What should I ask?</strong> The findings, with the most important first. Each finding links
          to its transactions.
        </li>
      </ol>
      <p>
        A report describes what the bank data shows. It makes no decision and gives no score: the judgement is
        yours.
      </p>
    </>
  ),
};

const trust: Section = {
  id: "trust",
  title: "How far to rely on a figure",
  body: (
    <>
      <p>The grade is about the data, never about the customer:</p>
      <DataTable
        label="Data quality"
        head={["Grade", "What it means"]}
        rows={Object.entries(GRADE).map(([grade, meaning]) => ({ key: grade, cells: [grade, meaning] }))}
      />
      <p>
        Each figure also says how complete its own data is: {Object.values(QUALITY).join(", ")}. A dash means
        that the figure is not known. It never means zero.
      </p>
      <p>
        Look at the accounts before the totals. If an account may be missing, every figure of the report may
        be affected.
      </p>
    </>
  ),
};

const check: Section = {
  id: "check",
  title: "Trace a figure to its transactions",
  body: (
    <>
      <ol className="docs-list">
        <li>
          Press a figure. A panel shows its formula, the window in days and the steps of the calculation.
        </li>
        <li>
          The panel lists the rows (transactions) behind the figure. The figure is calculated from the sum of
          these rows.
        </li>
        <li>
          Press a row to see how we classified it, by which rule, and with what confidence. “Inferred” means
          that we recognised a pattern, not a known name.
        </li>
        <li>
          Use the filters under <strong>Transactions</strong> to look for transactions that you expected but
          did not find.
        </li>
      </ol>
      <p>
        In print, each figure names its formula. The section Method explains every formula that the report
        uses. Anyone who receives a file can check it on the verification page that the report names. The page
        also says whether a newer report has replaced that report.
      </p>
    </>
  ),
};

const declared: Section = {
  id: "declared",
  title: "Compare with what the customer declared",
  body: (
    <>
      <p>
        On the request’s page, enter the details of the application form under <strong>Assessment</strong>:
        income by type, expenses by heading, debts by lender, and the employer. When you save, the report is
        prepared again immediately from the same bank data.
      </p>
      <ul className="docs-list">
        <li>
          <strong>Declared and observed</strong> shows the declared and the observed amount side by side. The
          difference is observed minus declared, so a negative difference means that the bank data shows less
          than the customer declared.
        </li>
        <li>
          “Seen, not declared” is often the most useful part: for example, a lender or a rent payment that the
          form does not mention. An amount under “Declared, not seen” may be paid from an account that was not
          shared.
        </li>
        <li>
          A mark means that the difference is larger than your firm’s threshold. By default, the threshold is{" "}
          {DEFAULT_ASSUMPTIONS.highlightDifference * 100}% of the declared amount. A mark suggests a question
          to ask. It is not a verdict.
        </li>
        <li>
          Declared expenses are monthly. Multiply weekly amounts by 52 and divide by 12, as the report does:
          $100 a week is $433.33 a month.
        </li>
      </ul>
      <p>
        <Link href="/docs/assessment#comparison">How lines and debts are matched</Link>.
      </p>
    </>
  ),
};

const inputs: Section = {
  id: "inputs",
  title: "What your own inputs change",
  body: (
    <>
      <DataTable
        label="Inputs"
        head={["Input", "What it changes", "What it never changes"]}
        rows={[
          {
            key: "hem",
            cells: [
              "HEM and household",
              "The minimum for living expenses in the affordability assessment, and every figure that depends on it.",
              "Observed living expenses.",
            ],
          },
          {
            key: "loan",
            cells: [
              "Proposed loan",
              "Assessed repayments with the buffer, the surplus after the loan, and debt to income.",
              "Commitments seen in the data.",
            ],
          },
          {
            key: "declared",
            cells: ["Declared amounts", "Only the section Declared and observed.", "Every other figure."],
          },
          {
            key: "employer",
            cells: [
              "Expected employer",
              "Only the line that compares the employer with the observed payers.",
              "Income.",
            ],
          },
        ]}
      />
      <p>
        If you disagree with a row or a figure, <Link href="/docs/assessment#adjustments">adjust it</Link>{" "}
        with a reason. The report stays as it is, and an assessed copy shows the original and the adjusted
        figures.
      </p>
      <p>
        If a field is empty, the report uses your firm’s setting under Settings, Affordability. The report
        prints each input with its source, so that a reader can tell the inputs of the request from the firm’s
        settings. A changed input gives the report a new verification id, and the earlier report is
        superseded. Keep the newer report on file.
      </p>
      <p>
        After a refresh, the request’s page shows what changed <strong>since the previous report</strong>:
        income, lenders, commitments, dishonoured payments and the surplus. The guide to reports has the{" "}
        <Link href="/docs/reports#changes">rules and thresholds</Link> for these changes.
      </p>
    </>
  ),
};

const beside: Section = {
  id: "side-by-side",
  title: "Put two reports side by side",
  body: (
    <>
      <p>
        You can compare two members of a household, or two requests of one customer. Choose{" "}
        <strong>Compare with…</strong> on a finished request’s page. Or tick two requests in the list and
        choose <strong>Compare two reports</strong>.
      </p>
      <ul className="docs-list">
        <li>
          The page first lists differences in customer, report type, banks and period, and says how many
          accounts appear to be in both reports.
        </li>
        <li>Each amount comes from its own report and links to the figure there. Nothing is added up.</li>
        <li>A joint account’s payments are in both reports.</li>
        <li>
          “–” means that a report has no such line. It does not mean that something changed, because the
          reports are separate.
        </li>
      </ul>
      <p>
        Both requests must be in the same environment. Opening the page is recorded as a view of both reports.
      </p>
    </>
  ),
};

const files: Section = {
  id: "files",
  title: "Download files",
  body: (
    <>
      <DataTable
        label="Files"
        head={["File", "Use it for"]}
        rows={[
          ["PDF", "Keeping the whole report on file."],
          [
            "PDF file note",
            "Keeping the figures and findings on file in at most twelve pages. It does not list every transaction.",
          ],
          ["Excel", "Your own calculations. Totals are live formulas: change a row, and they update."],
          [
            "Account statement",
            "Giving a lender account statements. Each account on the Overview has its own statement.",
          ],
          ["Form lines CSV", "Typing living expenses into a lender’s form, by LIXI heading."],
          [
            "Declared and observed CSV",
            "Comparing declared and observed amounts, if something was declared.",
          ],
          [
            "Adjusted CSV, adjusted lines of a lender’s form",
            "Comparing the original figures with the adjusted ones in the assessed copy.",
          ],
          [
            "Creditor schedule, financial statement",
            "Debt help (creditor schedule) and family law (financial statement).",
          ],
        ].map(([file = "", use = ""]) => ({ key: file, cells: [file, use] }))}
      />
      <p>
        A changed workbook is your working paper, not the report. The verification page recognises only the
        unchanged file. If you need headings other than LIXI’s, ask an owner or admin to add a{" "}
        <Link href="/docs/reports#category-maps">category map</Link>; files with those headings are then on
        the request’s page.
      </p>
      <p>
        An insight report shows rounded amounts and no transactions. It has no account statements and no CSV
        of rows.
      </p>
    </>
  ),
};

export default function AssessorsPage() {
  return (
    <Guide
      href="/docs/assessors"
      lead={<p>Read a report, check it, compare it with the application, and download it.</p>}
      sections={[start, trust, check, declared, inputs, beside, files]}
    />
  );
}
