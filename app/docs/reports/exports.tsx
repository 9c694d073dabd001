import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";

/** Explains the workbook and the account statement, which assessors pass on. */
export const handovers: Section = {
  id: "workbook",
  title: "Workbook and statements",
  body: (
    <>
      <p>
        <Inline text="`report.xlsx` has the sheets Summary, Income, Expenses, Commitments and debts, Declared and observed, and Transactions. Each expense has its LIXI heading and HEM treatment, and a block below the expenses adds up the lines of a lender's form." />
      </p>
      <ul className="docs-list">
        <li>
          A total is a formula over the rows of its sheet. Its stored value equals the amount in the JSON, to
          the cent, so a program that does not calculate formulas reads the same amount.
        </li>
        <li>
          In the insight profile there is no sheet of transactions. If the rows of a total are rounded or
          hidden, the total is the report’s amount instead of a formula.
        </li>
        <li>
          Text cells have the text type. Text from a customer or a bank never runs as a formula, whatever it
          begins with.
        </li>
        <li>Amounts are dollars, rates and ratios are fractions, and days are spreadsheet dates.</li>
      </ul>
      <p>
        <Inline text="`statement.pdf?account=2` is a statement of the second account in the report's `accounts`. Accounts are numbered from 1 here, because account ids are bank data and must not appear in a URL. In the portal, each account of the report has a link to its statement." />
      </p>
      <ul className="docs-list">
        <li>
          The holder, the BSB and the account number are as the bank shared them, but the account number is
          masked. If the bank did not share one of them, the statement says so.
        </li>
        <li>
          A balance marked “derived” is calculated backwards from the balance that the bank gave. The
          statement shows a dash instead of a balance for a loan, after a gap in the data, or if the bank gave
          no balance.
        </li>
        <li>
          If no account has that number, the response is 422 and lists the valid numbers. For an insight
          report, the response is 409.
        </li>
      </ul>
    </>
  ),
};
