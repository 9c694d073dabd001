import { Link } from "@/components/ui/link";
import { LIST_STATUSES, type ListCount, type ListOwner, type ListStatus } from "@/lib/rules/list-status";
import { TabBar } from "../ui/tab-bar";
import { listStatusWords } from "./words";

type Shown = { status: ListStatus | undefined; owner: ListOwner | undefined };

const OWNERS = [
  { owner: undefined, label: "Everyone’s" },
  { owner: "mine", label: "Mine" },
  { owner: "none", label: "No owner" },
] as const;

const LOOK =
  "flex min-h-11 md:min-h-10 items-center gap-1.5 border-b-2 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-3";

/** Adds up the counts with the given `status` and `owner`. If one of them is not given, includes all its values. */
export function totalOf(counts: readonly ListCount[], { status, owner }: Shown): number {
  const shown = counts.filter((one) => (!status || one.status === status) && (!owner || one.owner === owner));
  return shown.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Filters by owner and status, as links with counts. Omits statuses without requests, except the chosen status, so that
 * the row stays short.
 */
export function RequestCounts({
  counts,
  shown,
  isUnsent,
  addressOf,
}: {
  counts: readonly ListCount[];
  shown: Shown;
  isUnsent: boolean;
  /** Builds the list's URL with this owner and status. The list's other filters stay. */
  addressOf: (shown: Shown) => string;
}) {
  const statuses = LIST_STATUSES.filter(
    (status) => status === shown.status || totalOf(counts, { ...shown, status }) > 0,
  );
  return (
    <>
      <nav aria-label="Requests by owner" className="flex gap-5">
        {OWNERS.map(({ owner, label }) => (
          <CountLink
            key={label}
            href={addressOf({ ...shown, owner })}
            isHere={owner === shown.owner}
            count={totalOf(counts, { ...shown, owner })}
          >
            {label}
          </CountLink>
        ))}
      </nav>
      <TabBar label="Requests by status" look="list">
        <CountLink
          href={addressOf({ ...shown, status: undefined })}
          isHere={!shown.status}
          count={totalOf(counts, { ...shown, status: undefined })}
        >
          All
        </CountLink>
        {statuses.map((status) => (
          <CountLink
            key={status}
            href={addressOf({ ...shown, status })}
            isHere={status === shown.status}
            count={totalOf(counts, { ...shown, status })}
          >
            {listStatusWords(status, isUnsent).label}
          </CountLink>
        ))}
      </TabBar>
    </>
  );
}

function CountLink({
  href,
  isHere,
  count,
  children,
}: {
  href: string;
  isHere: boolean;
  count: number;
  children: string;
}) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={isHere ? "page" : undefined}
      className={`${LOOK} ${isHere ? "border-accent text-ink" : "border-transparent text-soft hover:text-ink"}`}
    >
      {children} <span className="font-normal text-soft tabular-nums">{count.toLocaleString("en-AU")}</span>
    </Link>
  );
}
