import type { BulkAct, BulkProgress } from "@/lib/rules/bulk";
import { Ago } from "../ui/ago";
import { ACT_WORDS, progressWords } from "./bulk-words";
import { PortalLink } from "./portal-link";

type Run = { id: string; act: BulkAct; createdBy: string; startedAt: Date; progress: BulkProgress };

/**
 * Lists recent bulk actions with their progress, each with a link to its page, so that a member can leave that page
 * and find it again. The list is open while an action is unfinished. `names` maps user ids to the names of members.
 * Renders nothing without runs.
 */
export function RecentRuns({
  runs,
  names,
  now,
}: {
  runs: readonly Run[];
  names: ReadonlyMap<string, string>;
  now: Date;
}) {
  if (runs.length === 0) return null;
  const unfinished = runs.filter(({ progress }) => progress.waiting > 0).length;
  return (
    <details open={unfinished > 0} className="my-5 rounded-lg border border-line px-4 py-2 text-sm">
      <summary className="cursor-pointer py-1 font-medium">
        {`Recent bulk actions${unfinished > 0 ? `: ${unfinished} in progress` : ""}`}
      </summary>
      <ul className="divide-y divide-line">
        {runs.map(({ id, act, createdBy, startedAt, progress }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <PortalLink href={`/requests/runs/${id}`} className="font-medium text-accent underline">
              {ACT_WORDS[act].title(progress.total)}
            </PortalLink>
            <span className="wrap-anywhere text-soft">
              {progressWords(progress)}
              {progress.waiting > 0 ? `, ${progress.waiting} still to do` : null}
              {" · "}
              {names.get(createdBy) ?? "A former member"}
              {", "}
              <Ago at={startedAt} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
