import type { Firm, Sharing } from "./model";

/** What is agreed to, one line each. Shown before the customer decides, and nothing is added to it afterwards. */
export function Terms({ firm, sharing }: { firm: Firm; sharing: Sharing }) {
  return (
    <dl className="facts">
      <div>
        <dt>Who asks</dt>
        <dd>{firm.name}</dd>
      </div>
      <div>
        <dt>Why</dt>
        <dd>{sharing.purpose}</dd>
        {sharing.periodLabel ? <dd className="small">For: {sharing.periodLabel}</dd> : null}
      </div>
      <div>
        <dt>What they get</dt>
        <dd>
          {whatTheyGet(sharing)}
          {sharing.isReviewed ? " You read it first. They see it only if you share it." : ""}
        </dd>
      </div>
      <div>
        <dt>Data it is made from</dt>
        {sharing.clusters.map((cluster) => (
          <dd key={cluster.name}>
            <strong>{cluster.name}</strong>
            <span className="small">{cluster.items.join(" · ")}</span>
          </dd>
        ))}
      </div>
      <div>
        <dt>How far back</dt>
        <dd>The last {sharing.historyMonths} months, only for the accounts you choose</dd>
      </div>
      <div>
        <dt>How often</dt>
        <dd>{howOften(firm, sharing)}</dd>
      </div>
      <div>
        <dt>How long it is kept</dt>
        <dd>
          {sharing.isOngoing
            ? `${howLong(sharing.retentionDays)} after the newest report. Then we delete the report and the data, and sharing ends too.`
            : `${howLong(sharing.retentionDays)} after the report is ready. Then we delete the report and the data.`}
        </dd>
      </div>
      <div>
        <dt>How to stop</dt>
        <dd>
          Open this page again at any time and choose “Stop sharing”. It takes two taps, and we delete your
          data then. You can also stop it with your bank.
        </dd>
      </div>
    </dl>
  );
}

/** The report in a sentence, for these terms and for the receipt. */
export function whatTheyGet({ reportType, isDetailed }: Pick<Sharing, "reportType" | "isDetailed">): string {
  const about =
    reportType === "affordability"
      ? "A report on your income, spending and debts, and what is left over each month."
      : "A report on your income and spending.";
  return `${about} ${
    isDetailed
      ? "It lists each payment in and out: the date, the amount and who it was with."
      : "It has totals and averages. It shows no single payment."
  }`;
}

const DAYS_PER_YEAR = 365;

/** "90 days", "7 years": how long, as people say it. */
export function howLong(days: number): string {
  if (days % DAYS_PER_YEAR !== 0) return days === 1 ? "1 day" : `${days} days`;
  const years = days / DAYS_PER_YEAR;
  return years === 1 ? "1 year" : `${years} years`;
}

export function howOften(firm: Pick<Firm, "name">, sharing: Pick<Sharing, "isOngoing">): string {
  return sharing.isOngoing
    ? `Now, and again when ${firm.name} needs newer figures, for up to 12 months or until you stop.`
    : "Once, for this report. We do not collect your data again.";
}
