import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { PortalLink } from "./portal-link";

const PERIODS = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["90", "90 days"],
  ["12m", "12 months"],
] as const;

/** A form for the days shown: a preset range, or from one day to another. The choice is stored in the URL. */
export function UsagePeriod({
  action,
  period,
  from,
  to,
}: {
  action: string;
  period: string | null;
  from: string;
  to: string;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <nav aria-label="Period" className="flex flex-wrap rounded-md border border-line p-0.5 text-sm">
        {PERIODS.map(([value, label]) => (
          <PortalLink
            key={value}
            href={`/usage?period=${value}`}
            aria-current={value === period ? "true" : undefined}
            className={`flex min-h-9 items-center rounded-sm px-2.5 sm:px-3 whitespace-nowrap ${value === period ? "bg-mist font-medium" : "text-soft hover:text-ink"}`}
          >
            {label}
          </PortalLink>
        ))}
      </nav>
      <form action={action} className="grid grid-cols-2 items-end gap-3 max-sm:w-full sm:flex">
        <TextField key={`from ${from}`} label="From" name="from" type="date" defaultValue={from} />
        <TextField key={`to ${to}`} label="To" name="to" type="date" defaultValue={to} />
        <div>
          <Button type="submit" kind="plain">
            Filter
          </Button>
        </div>
      </form>
    </div>
  );
}
