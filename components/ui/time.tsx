const FORMAT = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const DAY = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** A moment in Sydney's time, the exact instant in its markup. */
export function Time({ at, dayOnly = false }: { at: Date; dayOnly?: boolean }) {
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {(dayOnly ? DAY : FORMAT).format(at)}
    </time>
  );
}
