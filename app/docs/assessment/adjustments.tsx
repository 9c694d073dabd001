import { Json } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { Link } from "@/components/ui/link";
import { SetAdjustmentsOperation } from "@/lib/contract/operations/adjustments";
import { ADJUSTMENTS_MAX, REASON_LENGTH_MAX, REASON_LENGTH_MIN } from "@/lib/rules/adjustments";

const ACTIONS = [
  ["EXCLUDE", "Leaves out a row or stream that is not the customer's income or spending."],
  ["ONE_OFF", "Removes from the monthly amount a row or stream that is real but will not happen again."],
  ["RECODE", "Counts a row or stream under another category of the taxonomy."],
  ["SET_MONTHLY", "Sets another monthly amount for a stream. The stream then counts."],
] as const;

export const adjustments: Section = {
  id: "adjustments",
  title: "Adjustments",
  body: (
    <>
      <p>
        An assessor can correct how the report treats a row (one transaction) or a stream (a series of
        payments that belong together, such as wages from one employer). Each correction needs a reason of{" "}
        {REASON_LENGTH_MIN} to {REASON_LENGTH_MAX} characters. The signed report never changes. An{" "}
        <em>assessed copy</em> next to it shows each headline figure before and after the adjustments.
      </p>
      <DataTable
        label="Adjustments"
        head={["Action", "What it does"]}
        rows={ACTIONS.map(([name, about]) => ({
          key: name,
          cells: [<code key="name">{name}</code>, about],
        }))}
      />
      <p>
        <code>PUT /v1/requests/{"{id}"}/adjustments</code> replaces the whole list of at most{" "}
        {ADJUSTMENTS_MAX} adjustments. A target is an id from the report: <code>transactions[].id</code>,{" "}
        <code>income.streams[].id</code> or <code>expenses.streams[].id</code>. An adjustment of a row takes
        precedence over an adjustment of its stream.
      </p>
      <Json label="Body of a PUT" value={SetAdjustmentsOperation.bodyExamples?.first?.value} />
      <p>
        Read the list, change it and send it back with its <code>version</code>. If someone else changed the
        list in the meantime, you get 409 and their change stays. Read the list again and repeat your change.
        An unchanged adjustment keeps its author and time.
      </p>
      <p>
        An insight report cannot have adjustments, because a changed figure could reveal a single transaction.
      </p>
    </>
  ),
};

export const assessedCopy: Section = {
  id: "assessed-copy",
  title: "The assessed copy",
  body: (
    <>
      <p>
        <code>/v1/requests/{"{id}"}/assessed</code> returns the copy as JSON. Add <code>.html</code>,{" "}
        <code>.pdf</code>, <code>.xml</code> or <code>.xlsx</code> for another format. The copy is the report
        with one more field, <code>assessed</code>, and the same schemas apply. The workbook has a sheet of
        the adjustments, where the difference is a formula. <code>assessed.csv</code> has the figures side by
        side. <code>assessed-lines.csv</code> has the lines of a lender’s form. The workbook and both CSV
        files accept <code>map</code>, the name of a{" "}
        <Link href="/docs/reports#category-maps">category map</Link>.
      </p>
      <ul className="docs-list">
        <li>
          The assessed copy is signed and has its own verification id. <code>/verify</code> says that it is an
          assessed copy, and whether it is current. Each change creates a new copy, which supersedes the
          previous copy.
        </li>
        <li>
          The engine computes the adjusted figures again from the same bank data, including averages, totals
          and the assessment steps. A stream that loses a row may be averaged by another rule.
        </li>
        <li>
          A refresh and new inputs each create a new copy. Ids come from the bank’s own ids or, if the bank
          gives none, from the content of the row, so they stay the same after a refresh. An adjustment is
          listed as <code>LAPSED</code> if the report no longer has its target, or if the target can no longer
          have the chosen category.
        </li>
        <li>The audit log names who changed the list. No event is sent.</li>
        <li>The adjustments and every copy are deleted on withdrawal or when the retention period ends.</li>
        <li>
          Once an ongoing consent has expired, its bank data is deleted. The copy stays. You can then only
          empty the list: any other change gets 409.
        </li>
      </ul>
    </>
  ),
};
