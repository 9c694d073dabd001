const FORMAT_PARTS = {
  timeZone: "Australia/Sydney",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;
const FORMAT = new Intl.DateTimeFormat("en-AU", FORMAT_PARTS);
const TO_THE_SECOND = new Intl.DateTimeFormat("en-AU", {
  ...FORMAT_PARTS,
  second: "2-digit",
});
const DAY = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** Writes a time in Sydney, to the minute. */
export const exactTime = (at: Date): string => FORMAT.format(at);

/** Shows a time in Sydney, with the machine-readable time in its markup. */
export function Time({ at, dayOnly, seconds }: { at: Date; dayOnly?: boolean; seconds?: boolean }) {
  const format = dayOnly ? DAY : seconds ? TO_THE_SECOND : FORMAT;
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {format.format(at)}
    </time>
  );
}
