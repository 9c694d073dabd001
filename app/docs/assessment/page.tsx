import type { Metadata } from "next";
import { Json } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { Link } from "@/components/ui/link";
import { DECLARED_MAX } from "@/lib/contract/assessment";
import { SetAssessmentOperation } from "@/lib/contract/operations/assessment";
import { adjustments, assessedCopy } from "./adjustments";

export const metadata: Metadata = { title: "Assessment" };

const INPUTS = [
  ["hem_monthly_cents", "Your HEM figure for this household: the minimum for living expenses.", "yes"],
  ["household", "Adults and children, printed next to the HEM figure.", "no"],
  [
    "proposed_loan",
    "The loan the customer applies for: amount, term, rate without the buffer, purpose.",
    "yes",
  ],
  ["declared", "What the customer declared: income by type, expenses by LIXI heading, debts.", "no"],
  ["expected_employer", "The employer the customer named.", "no"],
] as const;

const inputs: Section = {
  id: "inputs",
  title: "Your inputs for one request",
  body: (
    <>
      <p>
        A report shows the figures observed in the bank data. The assessment adds information that only you
        have. Your settings under Settings, Affordability apply to every request. These inputs apply to one
        request:
      </p>
      <DataTable
        label="Inputs"
        head={["Field", "Meaning", "Company default"]}
        rows={INPUTS.map(([name, about, hasDefault]) => ({
          key: name,
          cells: [<code key="name">{name}</code>, about, hasDefault],
        }))}
      />
      <p>
        Send them as <code>assessment</code> when you create the request, or at any time with{" "}
        <code>PUT /v1/requests/{"{id}"}/assessment</code>. A PUT replaces all inputs and removes those that
        you omit. Up to {DECLARED_MAX} declared lines are accepted in total.
      </p>
      <Json label="Body of a PUT" value={SetAssessmentOperation.bodyExamples?.all?.value} />
      <p>
        A bulk file has columns for all inputs except <code>declared</code>: <code>hem_monthly_cents</code>,{" "}
        <code>adults</code>, <code>children</code>, <code>loan_amount_cents</code>,{" "}
        <code>loan_term_months</code>, <code>loan_rate_percent</code>, <code>loan_purpose</code> and{" "}
        <code>expected_employer</code>.
      </p>
    </>
  ),
};

const effect: Section = {
  id: "effect",
  title: "What happens when you change inputs",
  body: (
    <>
      <ul className="docs-list">
        <li>If there is no report yet, we store the inputs, and the first report uses them.</li>
        <li>
          If there is a report, it is prepared again from the same bank data. The response has the new
          report’s <code>verification_id</code>. The earlier report is superseded, and <code>/verify</code>{" "}
          says so.
        </li>
        <li>
          Only the assessment changes: its steps, the ratios and the loan. Observed figures and transactions
          stay as they are.
        </li>
        <li>
          No webhook is sent, because you made the change. The audit log names the author and the fields.
        </li>
        <li>A refresh keeps the inputs. They are deleted on withdrawal or when the retention period ends.</li>
        <li>
          Once an ongoing consent has expired, its bank data is deleted. Inputs can then no longer change the
          report, and a PUT answers 409.
        </li>
      </ul>
      <p>
        The report says where each input came from: <code>assessment.sources</code> is <code>REQUEST</code>,{" "}
        <code>COMPANY</code> or <code>NONE</code> for each input.
      </p>
    </>
  ),
};

const comparison: Section = {
  id: "comparison",
  title: "Declared and observed",
  body: (
    <>
      <p>
        With <code>declared</code>, the report has <code>comparison</code>: for each line the declared amount,
        the observed figure with its window and evidence, and the difference (observed minus declared). The
        comparison is in every format, under <strong>Declared and observed</strong>. In the workbook it is a
        separate sheet, where differences and totals are formulas. <code>comparison.csv</code> has the
        comparison as a table.
      </p>
      <ul className="docs-list">
        <li>
          Income is compared by type. <code>inc.salary</code> includes every type whose name begins with{" "}
          <code>inc.salary</code>. Expenses are compared by LIXI heading. Income and expenses each have a
          declared and an observed total.
        </li>
        <li>
          <code>match</code> is <code>BOTH</code>, <code>DECLARED_ONLY</code> (declared and not seen) or{" "}
          <code>OBSERVED_ONLY</code> (seen and not declared). If you declare one line of a kind, all other
          observed lines of that kind are listed too.
        </li>
        <li>
          Debts are first matched by lender and kind. If exactly one declared debt and one observed debt of a
          lender then remain, they are matched even if their kinds differ. A debt that was declared without a
          lender is matched by kind. This happens only if exactly one such declared debt of the kind and
          exactly one observed debt of the kind remain. All other debts stay unmatched: nothing is guessed.
        </li>
        <li>
          <code>is_highlighted</code> marks a difference above 10% of the declared amount. You can change the
          percentage under Settings, Affordability. The mark is not a judgement.
        </li>
      </ul>
    </>
  ),
};

const employer: Section = {
  id: "employer",
  title: "Expected employer",
  body: (
    <p>
      <code>assessment.expected_employer</code> compares the name you gave with the payers seen, word by word,
      and gives the reason. <code>MATCH</code>: a payer’s name has every word of the employer’s name. If the
      employer’s name is a single word, the payer’s name must be exactly that word. <code>PARTIAL</code>: a
      payer’s name has some of the words, or the single word and other words. <code>NONE</code>: no payer’s
      name has any of the words, or no pay for work was seen. Words such as <code>Pty Ltd</code> do not count,
      and no list of names is used. Employers often pay under another name, so <code>NONE</code> is not
      evidence against the customer.
    </p>
  ),
};

const together: Section = {
  id: "together",
  title: "When two people edit at the same time",
  body: (
    <p>
      Each change raises <code>version</code>. Send the version that you read. If someone else has changed the
      inputs since then, you get 409 and their change stays. Read the inputs again and repeat your change. The
      portal always sends the version. Without a version, your call replaces the stored inputs.
    </p>
  ),
};

const portal: Section = {
  id: "portal",
  title: "For assessors: the Assessment card",
  body: (
    <>
      <p>
        <Link href="/docs/assessors">The guide for assessors</Link> says how to read, check and compare a
        report.
      </p>
      <p>
        Open the request in the portal. The card <strong>Assessment</strong> has the same inputs, in dollars.
        When you save, you see the new report and its downloads immediately. Leave a field empty to use the
        company’s setting.
      </p>
      <p>
        <strong>Adjustments</strong>, below it, takes one change at a time: choose a payment or regular
        payments, choose what to do, and give your reason. If two people add an adjustment at the same time,
        both are kept. You can download the assessed copy from the same card. The card lists the 200 largest
        payments. Adjust other payments with the API.
      </p>
      <p>Owners, admins and members can edit. Viewers see the inputs and cannot change them.</p>
    </>
  ),
};

const insight: Section = {
  id: "insight",
  title: "In the insight profile",
  body: (
    <p>
      Your HEM figure is rounded to the nearest $10, like all amounts except balances. The report omits the
      debt-to-income ratio after the loan. With this ratio, someone could try one input after another and
      calculate the exact figures behind the rounded figures. The comparison uses only the amounts that the
      report shows.
    </p>
  ),
};

export default function AssessmentPage() {
  return (
    <Guide
      href="/docs/assessment"
      lead={<p>Assess one request with your own inputs. The figures from the bank data don’t change.</p>}
      sections={[inputs, effect, comparison, employer, together, adjustments, assessedCopy, portal, insight]}
    />
  );
}
