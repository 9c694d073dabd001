import { wholeNumber } from "./whole-number";

type FunnelCounts = {
  sent: number;
  opened: number;
  consented: number;
  ready: number;
  openSeconds: number | null;
  consentSeconds: number | null;
  readySeconds: number | null;
};

const share = (part: number, whole: number) => (whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`);

const UNITS = [
  [86_400, "day", "days"],
  [3_600, "hour", "hours"],
  [60, "minute", "minutes"],
] as const;

/** Writes a duration: "3 minutes", "2 days"; a dash if it is null. */
export function spanWords(seconds: number | null): string {
  if (seconds === null) return "–";
  const unit = UNITS.find(([size]) => seconds >= size);
  if (!unit) {
    const whole = Math.max(0, Math.round(seconds));
    return whole === 1 ? "1 second" : `${whole} seconds`;
  }
  const [size, one, many] = unit;
  const number = Math.round(seconds / size);
  return `${number} ${number === 1 ? one : many}`;
}

/**
 * Shows the funnel from link to report: how many requests reached each step, their share of the previous step, and
 * how long they took.
 */
export function UsageFunnel({ funnel }: { funnel: FunnelCounts }) {
  const { sent, opened, consented, ready } = funnel;
  const steps = [
    { name: "Created", about: "in this period", count: sent, before: sent, seconds: null },
    { name: "Opened", about: "link opened", count: opened, before: sent, seconds: funnel.openSeconds },
    {
      name: "Consented",
      about: "at their bank",
      count: consented,
      before: opened,
      seconds: funnel.consentSeconds,
    },
    {
      name: "Ready",
      about: "report prepared",
      count: ready,
      before: consented,
      seconds: funnel.readySeconds,
    },
  ];
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">
        This period’s requests at each step: their number, their share of the previous step, and the time the
        step took
      </caption>
      <thead>
        <tr className="text-xs text-soft">
          <th scope="col" className="border-b border-line py-2 text-left font-medium">
            Step
          </th>
          <th scope="col" className="border-b border-line py-2 text-right font-medium">
            Requests
          </th>
          <th scope="col" className="hidden w-2/5 border-b border-line py-2 sm:table-cell">
            <span className="sr-only">Share of all created</span>
          </th>
          <th scope="col" className="border-b border-line py-2 text-right font-medium">
            Share of the previous step
          </th>
          <th scope="col" className="border-b border-line py-2 pl-3 text-right font-medium">
            Median time
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ name, about, count, before, seconds }, index) => (
          <tr key={name} className="last:*:border-b-0 last:*:pb-0">
            <th scope="row" className="border-b border-line py-3 text-left font-medium">
              {name} <span className="block text-xs font-normal text-soft sm:inline">{about}</span>
            </th>
            <td className="border-b border-line py-3 text-right tabular-nums">{wholeNumber(count)}</td>
            <td className="hidden border-b border-line py-3 pl-6 sm:table-cell">
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                role="img"
                aria-label={`${share(count, sent)} of all created`}
                className="h-2.5 w-full"
              >
                <rect width="100" height="8" className="fill-mist" />
                <rect width={sent === 0 ? 0 : (count / sent) * 100} height="8" className="fill-accent" />
              </svg>
            </td>
            <td className="border-b border-line py-3 text-right tabular-nums">
              {index === 0 ? "" : share(count, before)}
            </td>
            <td className="border-b border-line py-3 pl-3 text-right tabular-nums">
              {index === 0 ? "" : spanWords(seconds)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
