import type { UsageUnit } from "@/lib/rules/usage-unit";
import { Card } from "../ui/card";
import { BarChart, type Series } from "./bar-chart";
import { type Buckets, toBuckets, valuesOf } from "./usage-buckets";
import { UsageTable } from "./usage-table";
import { wholeNumber } from "./whole-number";
import { REPORT_TYPE_WORDS, STATUS_WORDS } from "./words";

type Counted = { day: string; count: number };
type UsageRows = {
  requests: readonly (Counted & { reportType: string; status: string })[];
  calls: readonly (Counted & { statusClass: number })[];
  deliveries: readonly (Counted & { state: string })[];
  messages: readonly (Counted & { action: string })[];
};

const TYPES = [
  ["affordability", "strong"],
  ["expense_summary", "weak"],
] as const;
const STATUSES = [
  ["ready", "strong"],
  ["pending_data", "middle"],
  ["pending_consent", "weak"],
  ["withdrawn", "ended"],
  ["purged", "ended"],
] as const;
const CLASSES = [
  [2, "Succeeded (2xx)", "strong"],
  [4, "Refused (4xx)", "warn"],
  [5, "Failed (5xx)", "bad"],
] as const;

type Chart = { title: string; about: string; none: string; series: Series[] };

function chartsOf(rows: UsageRows, bars: Buckets, isUnsent: boolean): Chart[] {
  const { requests, calls, deliveries, messages } = rows;
  return [
    {
      title: "Requests by report",
      about: "By creation time.",
      none: "No requests in this period.",
      series: TYPES.map(([type, tone]) => ({
        name: REPORT_TYPE_WORDS[type].label,
        tone,
        values: valuesOf(bars, requests, (row) => row.reportType === type),
      })),
    },
    {
      title: "Requests by status",
      about:
        "Requests by creation time and current status. The API has fewer statuses than the list of requests: “Awaiting consent” lasts until the customer agrees, and “Awaiting data” from then until the report is ready.",
      none: "No requests in this period.",
      series: STATUSES.map(([status, tone]) => ({
        name: STATUS_WORDS[status].label,
        tone,
        values: valuesOf(bars, requests, (row) => row.status === status),
      })),
    },
    {
      title: "API calls",
      about: "By the status of the response.",
      none: "No API calls in this period.",
      series: CLASSES.map(([statusClass, name, tone]) => ({
        name,
        tone,
        values: valuesOf(bars, calls, (row) => row.statusClass === statusClass),
      })),
    },
    {
      title: "Webhooks",
      about: "By result; deliveries are stored for 30 days.",
      none: "No webhook was sent in this period.",
      series: [
        {
          name: "Delivered",
          tone: "strong",
          values: valuesOf(bars, deliveries, (row) => row.state === "delivered"),
        },
        {
          name: "Waiting",
          tone: "weak",
          values: valuesOf(bars, deliveries, (row) => row.state === "pending"),
        },
        { name: "Failed", tone: "bad", values: valuesOf(bars, deliveries, (row) => row.state === "failed") },
      ],
    },
    {
      title: "Invitations",
      about: isUnsent
        ? "Consent links and their reminders. This local server doesn’t send them, but keeps them in its outbox."
        : "Consent links that we sent, and their reminders.",
      none: "None in this period.",
      series: [
        {
          name: "Invitations",
          tone: "strong",
          values: valuesOf(bars, messages, (row) => row.action === "request.invited"),
        },
        {
          name: "Reminders",
          tone: "weak",
          values: valuesOf(bars, messages, (row) => row.action === "request.reminded"),
        },
      ],
    },
  ];
}

const sumOf = (series: readonly Series[]) =>
  series.reduce((sum, { values }) => sum + values.reduce((part, value) => part + value, 0), 0);

type Props = {
  from: string;
  to: string;
  unit: UsageUnit;
  rows: UsageRows;
  /** True if messages are stored in a local outbox instead of being sent. */
  isUnsent: boolean;
};

/** Shows a chart and a table for each count. Each bar and each table row shows one day, week or month (`unit`). */
export function UsageCharts({ from, to, unit, rows, isUnsent }: Props) {
  const bars = toBuckets(from, to, unit);
  return chartsOf(rows, bars, isUnsent).map(({ title, about, none, series }) => {
    const shown = series.filter(({ values }) => values.some((value) => value > 0));
    const total = sumOf(shown);
    return (
      <Card
        key={title}
        title={title}
        about={about}
        aside={<p className="text-xl font-semibold tabular-nums">{wholeNumber(total)}</p>}
      >
        {total === 0 ? (
          <p className="text-sm text-soft">{none}</p>
        ) : (
          <BarChart
            names={bars.buckets.map(({ name }) => name)}
            series={shown}
            summary={`${title}: ${wholeNumber(total)} from ${from} to ${to}. The table has the numbers.`}
          >
            <UsageTable label={title} buckets={bars.buckets} series={shown} />
          </BarChart>
        )}
      </Card>
    );
  });
}
