import type { ReactNode } from "react";
import { Time } from "../ui/time";

export type TimelineEntry = { key: string; what: ReactNode; by: string; at: Date; tone?: "plain" | "bad" };

/** The history of a request, newest entry first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const dot = ({ tone }: TimelineEntry, index: number) =>
    tone === "bad" ? "bg-bad" : index === 0 ? "bg-accent" : "bg-soft";
  return (
    <ol className="ml-1 border-l border-line">
      {entries.map((entry, index) => (
        <li key={entry.key} className="relative pb-4 pl-5 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[5px] size-[9px] rounded-full border-2 border-paper ${dot(entry, index)}`}
          />
          <p className="text-sm font-medium wrap-anywhere">{entry.what}</p>
          <p className="text-xs text-soft">
            <Time at={entry.at} /> · {entry.by}
          </p>
        </li>
      ))}
    </ol>
  );
}
