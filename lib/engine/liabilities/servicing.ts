/**
 * The number of payments a month for a repayment frequency of the Consumer Data Right ("P1M", "P2W", "P14D"). Null if
 * the text is not such a duration.
 */
export function findTimesPerMonth(duration: string | null): number | null {
  const found = /^P(\d{1,3})([DWMY])$/.exec(duration ?? "");
  const count = Number(found?.[1] ?? 0);
  if (!found || count === 0) return null;
  switch (found[2]) {
    case "D":
      return count % 7 === 0 ? 52 / 12 / (count / 7) : 365.25 / 12 / count;
    case "W":
      return 52 / 12 / count;
    case "M":
      return 1 / count;
    default:
      return 1 / 12 / count;
  }
}
