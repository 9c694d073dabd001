import { exactTime } from "./time";

const FORMAT = new Intl.RelativeTimeFormat("en-AU", { numeric: "auto" });
const MINUTE_MS = 60_000;

/** The units of elapsed time, largest first. Uses the first unit that is not longer than the elapsed time. */
const SPANS = [
  ["year", 365 * 24 * 60 * MINUTE_MS],
  ["month", 30 * 24 * 60 * MINUTE_MS],
  ["week", 7 * 24 * 60 * MINUTE_MS],
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
] as const;

/** Says how long ago a time was: "3 hours ago", "yesterday", "just now". */
function agoWords(at: Date, now: Date): string {
  const passedMs = now.getTime() - at.getTime();
  const [unit, ms] = SPANS.find(([, length]) => passedMs >= length) ?? ["minute", 0];
  return ms === 0 ? "just now" : FORMAT.format(-Math.floor(passedMs / ms), unit);
}

/**
 * Shows how long ago a time was, and the exact Sydney time on hover. The text does not update, because this is a
 * server component.
 */
export function Ago({ at, now }: { at: Date; now: Date }) {
  return (
    <time
      dateTime={at.toISOString()}
      title={exactTime(at)}
      className="tabular-nums [@media(hover:hover)]:relative [@media(hover:hover)]:z-10"
    >
      {agoWords(at, now)}
    </time>
  );
}
