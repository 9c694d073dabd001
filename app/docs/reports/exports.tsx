import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";

/** Explains the workbook and the account statement, which assessors pass on. */
export const handovers: Section = {
  id: "workbook",
  title: "Workbook and statements",
  body: (
    <>
      <p>
        <Inline text="`report.xlsx` has the sheets Summary, Income, Expenses, Commitments and debts, Declared and observed, and Transactions. Expenses carry their LIXI heading and HEM treatment, and a block below them adds up the lines of a lender's form." />
      </p>
      <ul className="docs-list">
        <li>
          A total is a formula over the rows of its sheet. Its stored value is the amount of the JSON, to the
          cent, so a program that does not calculate reads the same.
        </li>
        <li>
          In the insight profile there is no sheet of transactions. A total whose rows are rounded or hidden
          is the report’s amount and no formula.
        </li>
        <li>
          Every text is stored as text. Text from a customer or a bank never runs as a formula, whatever it
          begins with.
        </li>
        <li>Amounts are dollars, rates and ratios are fractions, and days are dates of the spreadsheet.</li>
      </ul>
      <p>
        <Inline text="`statement.pdf?account=2` is a statement of the second account of the report's `accounts`. The number counts from 1, because account ids are bank data and have no place in a URL. In the portal, each account of the report has a link to its statement." />
      </p>
      <ul className="docs-list">
        <li>
          Holder, BSB and account number stand as the bank shared them, the number masked. If something was
          not shared, the statement says so.
        </li>
        <li>
          A balance marked “derived” is worked out backwards from the bank’s balance. A loan, a gap in the
          record or a missing balance leaves a dash.
        </li>
        <li>
          A number without an account answers 422 and lists the valid numbers. An insight report answers 409.
        </li>
      </ul>
    </>
  ),
};
