import { exactTime } from "./time";

const FORMAT = new Intl.RelativeTimeFormat("en-AU", { numeric: "auto" });
const MINUTE_MS = 60_000;

/** Units of elapsed time, each used from its own length on. */
const SPANS = [
  ["year", 365 * 24 * 60 * MINUTE_MS],
  ["month", 30 * 24 * 60 * MINUTE_MS],
  ["week", 7 * 24 * 60 * MINUTE_MS],
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
] as const;

/** How long ago, in words: "3 hours ago", "yesterday", "just now". */
export function agoWords(at: Date, now: Date): string {
  const passedMs = now.getTime() - at.getTime();
  const [unit, ms] = SPANS.find(([, length]) => passedMs >= length) ?? ["minute", 0];
  return ms === 0 ? "just now" : FORMAT.format(-Math.floor(passedMs / ms), unit);
}

/** How long ago a time was; the exact Sydney time shows on hover. For server components: it is not updated. */
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
