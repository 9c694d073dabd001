import { Link } from "./link";

const WAY = "inline-flex min-h-11 sm:min-h-8 items-center text-accent underline";

/** The labels for a list whose order the user chose. */
export const BY_PAGE = { first: "First", back: "Previous", on: "Next" } as const;

/** The labels for a list that starts with the entry that has waited longest. */
export const LONGEST_FIRST = { first: "From the start", back: "Back", on: "More" } as const;

/**
 * Navigates a long list: first, previous and next page. A link that is null or omitted is not shown. `words` are the
 * labels.
 */
export function Pager({
  newest,
  older,
  newer = null,
  words = { first: "Newest", back: "Newer", on: "Older" },
}: {
  newest: string | null;
  older: string | null;
  newer?: string | null;
  words?: { first: string; back: string; on: string };
}) {
  if (!newest && !newer && !older) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-4 text-sm">
      <span className="flex gap-5">
        {newest ? (
          <Link href={newest} className={WAY}>
            {words.first}
          </Link>
        ) : null}
        {newer ? (
          <Link href={newer} rel="prev" className={WAY}>
            {words.back}
          </Link>
        ) : null}
      </span>
      {older ? (
        <Link href={older} rel="next" className={WAY}>
          {words.on}
        </Link>
      ) : null}
    </nav>
  );
}
