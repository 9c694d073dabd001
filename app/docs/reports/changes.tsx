import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import {
  type ChangeKind,
  LIMITATIONS,
  MONTHLY_MIN_CENTS,
  MONTHLY_MIN_SHARE,
} from "@/lib/engine/changes/change";
import { PERIOD_DAYS_MAX, SURPLUS_MIN_CENTS, SURPLUS_MIN_SHARE } from "@/lib/engine/changes/compare-reports";
import { BALANCE_DAYS } from "@/lib/engine/changes/compared-figures";
import { NEW_INCOME_DAYS } from "@/lib/engine/changes/income-changes";

const dollars = (amountCents: number) => `$${amountCents / 100}`;
const share = (of: number) => `${of * 100}%`;
const moved = `by at least ${dollars(MONTHLY_MIN_CENTS)} a month and by at least ${share(MONTHLY_MIN_SHARE)}`;

/** The conditions under which each kind of change is listed. */
const RULES: Readonly<Record<ChangeKind, string>> = {
  INCOME_CEASED:
    "Regular income that the previous report counted and that is now CEASED: no payment for more than two cycles and three days.",
  INCOME_LATE:
    "Regular income that the previous report counted and that is now LATE: no payment for more than one and a half cycles and three days.",
  INCOME_NEW: `Regular income that this report counts and that was not active in the previous report. Its first payment is after the end of that report's data, or at most ${NEW_INCOME_DAYS} days before that end.`,
  INCOME_CHANGED: `Income of one payer and category that both reports count, with amounts that differ ${moved}.`,
  INCOME_NOT_LISTED: "Regular income in the previous report whose payer is not in this report.",
  LENDER_NEW:
    "A lender that is not in the previous report and was first seen after the end of that report's data.",
  LENDER_BEHIND: "A debt that was ACTIVE and is now MISSED.",
  LENDER_SETTLED: "A debt that was ACTIVE and is now SETTLED.",
  COMMITMENT_NEW:
    "A line in `commitments` that the previous report did not have, or had with an amount of zero.",
  COMMITMENT_ENDED:
    "A line in `commitments` of the previous report that this report does not have, or has with an amount of zero.",
  COMMITMENT_CHANGED: `A line in both reports, with amounts that differ ${moved}.`,
  DISHONOURS: "Dishonoured payments after the end of the previous report's data.",
  BALANCE_BELOW_ZERO: `The closing balance of an everyday or savings account was below zero on at least one of the last ${BALANCE_DAYS} days of this report, but not of the previous report.`,
  BALANCE_UNDER_100: `The closing balance of an everyday account was under $100 on at least one of the last ${BALANCE_DAYS} days of this report, but not of the previous report.`,
  SURPLUS_CHANGED: `The surplus differs by at least ${dollars(SURPLUS_MIN_CENTS)} a month and by at least ${share(SURPLUS_MIN_SHARE)} of the previous report's net income.`,
};

const rows = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([code, text]) => ({
    key: code,
    cells: [<code key="code">{code}</code>, <Inline key="text" text={text} />],
  }));

/** Explains the changes that a refresh lists. */
export const changes: Section = {
  id: "changes",
  title: "Changes since the previous report",
  body: (
    <>
      <p>
        <Inline text="A refresh erases the previous report. A few of its figures are kept, encrypted, until the next refresh, and are deleted with the request. `GET /v1/requests/{id}/changes` and the request's page in the portal compare them with the new report." />
      </p>
      <p>
        <Inline text="`figures` has the headline figures of both reports side by side, each for its own `period`. `changes` lists the differences, in sentences that give the facts of both reports. A figure that is null is not available, and is not compared." />
      </p>
      <DataTable label="Kinds of change" head={["Kind", "Listed changes"]} rows={rows(RULES)} />
      <p>
        <Inline text="Two reports can also differ for reasons that have nothing to do with the customer. `limitations` lists these reasons. If a limitation makes some changes doubtful, these changes are left out:" />
      </p>
      <DataTable label="Limitations" head={["Code", "Changes that are left out"]} rows={rows(LIMITATIONS)} />
      <ul className="docs-list">
        <li>
          <Inline
            text={`\`PERIODS_DIFFER\` is set when one report covers over ${PERIOD_DAYS_MAX} days more than the other.`}
          />
        </li>
        <li>
          <Inline text="If the report was never refreshed, the response is 200 with `previous: null` and `not_compared: NO_EARLIER_REPORT`." />
        </li>
        <li>
          <Inline text="`not_compared: ACCOUNT_REMOVED` means that an account in the previous report is not in this one, for instance because the customer stopped sharing from that bank. The figures of the previous report are then not kept." />
        </li>
        <li>
          <Inline text="For an insight report, only the figures that it shows are compared. Months are compared instead of days, amounts are to the nearest $10, and `new_dishonours` is null. `DISHONOURS` is listed only if the previous report had no dishonours." />
        </li>
        <li>
          <Inline text="New assessment inputs do not count as a refresh: the comparison is still with the report from before the latest refresh. Adjustments are not compared." />
        </li>
      </ul>
    </>
  ),
};
