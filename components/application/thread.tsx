import { Time } from "../ui/time";

type Line = { id: string; authorKind: string; authorName: string; body: string; createdAt: Date };

/** Lists questions and answers, oldest first. `us` replaces the operators' names; null shows their own names. */
export function ApplicationThread({ lines, us }: { lines: readonly Line[]; us: string | null }) {
  if (lines.length === 0) return <p className="text-sm text-soft">No questions have been asked so far.</p>;
  return (
    <ol className="grid gap-4">
      {lines.map(({ id, authorKind, authorName, body, createdAt }) => {
        const isOperator = authorKind === "operator";
        return (
          <li key={id} className={`border-l-2 pl-4 text-sm ${isOperator ? "border-warn" : "border-line"}`}>
            <p className="text-xs text-soft">
              <span className="font-medium text-ink">{isOperator && us ? us : authorName}</span>
              {", "}
              <Time at={createdAt} />
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{body}</p>
          </li>
        );
      })}
    </ol>
  );
}
