import { Time } from "../ui/time";
import { actionWords, actorWords, type TimelineAction } from "./words";

export type TimelineEntry = { key: string; action: TimelineAction; actorKind: string; at: Date };

/** What happened to a request, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="ml-1 border-l border-line">
      {entries.map(({ key, action, actorKind, at }, index) => (
        <li key={key} className="relative pb-4 pl-5 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[5px] size-[9px] rounded-full border-2 border-paper ${index === 0 ? "bg-accent" : "bg-soft"}`}
          />
          <p className="text-sm font-medium">{actionWords(action)}</p>
          <p className="text-xs text-soft">
            <Time at={at} /> · {actorWords(actorKind)}
          </p>
        </li>
      ))}
    </ol>
  );
}
