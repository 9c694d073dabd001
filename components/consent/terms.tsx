import type { Firm, Sharing } from "./model";

type Props = { firm: Firm; sharing: Sharing };

/** Summarises the terms with everything the customer needs to decide. The folds further down only add details. */
export function Terms({ firm, sharing }: Props) {
  return (
    <dl className="facts brief">
      <div>
        <dt>Why</dt>
        <dd>
          {sharing.purpose}
          {sharing.periodLabel ? <span className="small">For: {sharing.periodLabel}</span> : null}
        </dd>
      </div>
      <div>
        <dt>What they’ll see</dt>
        <dd>
          {whatTheyGet(sharing)}
          {sharing.isReviewed ? " You see it first, and choose whether to share it." : ""}
        </dd>
      </div>
      <div>
        <dt>How long</dt>
        <dd>
          {howOften(firm, sharing)} {howKept(sharing)}
        </dd>
      </div>
      <div>
        <dt>To stop</dt>
        <dd>Open this link and choose “Stop sharing”. It takes two taps, and we’ll delete your data.</dd>
      </div>
    </dl>
  );
}

/** Lists the collected data in the words of the Consumer Data Standards (data language standards). */
export function CollectedData({ sharing }: Pick<Props, "sharing">) {
  return (
    <>
      <ul className="clusters">
        {sharing.clusters.map((cluster) => (
          <li key={cluster.name}>
            <strong>{cluster.name}</strong>
            <span className="small">{cluster.items.join(" · ")}</span>
          </li>
        ))}
      </ul>
      <p>We’ll collect the last {sharing.historyMonths} months, only for the accounts you choose.</p>
    </>
  );
}

/** Describes in a sentence the report that the firm gets, for the terms and for the receipt. */
export function whatTheyGet({ reportType, isDetailed }: Pick<Sharing, "reportType" | "isDetailed">): string {
  const about =
    reportType === "affordability"
      ? "A report on your income, spending and debts."
      : "A report on your income and spending.";
  return `${about} ${
    isDetailed
      ? "It lists each payment: its date, its amount and who it was with."
      : "It shows totals and averages. It doesn’t show individual payments."
  }`;
}

const DAYS_PER_YEAR = 365;

/** Writes a duration in everyday words: "90 days", "7 years". */
export function howLong(days: number): string {
  if (days % DAYS_PER_YEAR !== 0) return days === 1 ? "1 day" : `${days} days`;
  const years = days / DAYS_PER_YEAR;
  return years === 1 ? "1 year" : `${years} years`;
}

export function howOften(
  firm: Pick<Firm, "name">,
  { isOngoing, refreshEveryDays }: Pick<Sharing, "isOngoing" | "refreshEveryDays">,
): string {
  if (!isOngoing) return "Once. Your bank stops sharing as soon as we have your data.";
  if (refreshEveryDays === null)
    return `Now, and again when ${firm.name} needs newer figures, for up to 12 months.`;
  return `Now, and again ${everyDays(refreshEveryDays)}, for up to 12 months. ${firm.name} can also ask for newer figures sooner.`;
}

/** Writes an interval: "every day", "every 30 days". */
export const everyDays = (days: number): string => (days === 1 ? "every day" : `every ${days} days`);

function howKept({ isOngoing, retentionDays }: Pick<Sharing, "isOngoing" | "retentionDays">): string {
  const after = isOngoing ? "after the newest report" : "after the report is ready";
  return `We’ll delete it all ${howLong(retentionDays)} ${after}.`;
}
