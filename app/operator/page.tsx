import type { Metadata } from "next";
import { APPLICATION_WORDS } from "@/components/application/state-words";
import { QueueTable } from "@/components/operator/queue-table";
import { PRODUCT_NAME } from "@/components/product";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { LONGEST_FIRST, Pager } from "@/components/ui/pager";
import { TabBar } from "@/components/ui/tab-bar";
import { approvalsNeeded } from "@/lib/company/operator/review-application";
import { QueueQuery } from "@/lib/contract/console";
import {
  findConsolePosition,
  readParams,
  type SearchParams,
  toConsoleCursor,
} from "@/lib/http/console-cursor";
import { consoleTitle, operator } from "@/lib/http/operator";
import { toAnswerClock } from "@/lib/rules/application/clock";
import { awaitsOperator, SENT_STATES } from "@/lib/rules/application/moves";
import { listQueue } from "@/lib/store/read/review";

/** The title of the console's first page. The layout's title template applies only to the pages below it. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: await consoleTitle(`Applications · ${PRODUCT_NAME} operator`) } };
}

const WAITING = SENT_STATES.filter(awaitsOperator);

export default async function QueuePage({ searchParams }: { searchParams: SearchParams }) {
  await operator();
  const params = await readParams(searchParams);
  const { state, cursor, limit } = QueueQuery.safeParse(params).data ?? QueueQuery.parse({});
  const after = findConsolePosition(cursor);
  const { rows, hasMore, counts } = await listQueue({ states: state ? [state] : WAITING, limit, after });
  const last = hasMore ? rows.at(-1) : undefined;
  const address = (more: Record<string, string>) =>
    `/operator?${new URLSearchParams({ ...(state ? { state } : {}), ...more })}`;
  const now = new Date();
  const lines = rows.map((row) => ({
    ...row,
    clock: awaitsOperator(row.state) ? toAnswerClock(row.stateSince, now) : null,
  }));
  const waiting = WAITING.reduce((sum, each) => sum + counts[each], 0);
  return (
    <>
      <PageHeader
        title="Applications"
        about="An answer is due at the close of the next business day in Sydney. The application that has waited longest comes first."
      />
      <TabBar label="States">
        <StateLink href="/operator" label="Waiting for us" count={waiting} isHere={state === undefined} />
        {SENT_STATES.map((each) => (
          <StateLink
            key={each}
            href={`/operator?state=${each}`}
            label={APPLICATION_WORDS[each].operator}
            count={counts[each]}
            isHere={state === each}
          />
        ))}
      </TabBar>
      <QueueTable rows={lines} needed={approvalsNeeded()} />
      <Pager
        newest={after ? address({}) : null}
        older={
          last ? address({ cursor: toConsoleCursor({ createdAt: last.stateSince, id: last.id }) }) : null
        }
        words={LONGEST_FIRST}
      />
    </>
  );
}

function StateLink({
  href,
  label,
  count,
  isHere,
}: {
  href: string;
  label: string;
  count: number;
  isHere: boolean;
}) {
  return (
    <Link
      href={href}
      aria-current={isHere ? "page" : undefined}
      className={`flex min-h-10 items-center gap-1.5 border-b-2 text-sm whitespace-nowrap focus-visible:-outline-offset-3 ${isHere ? "border-accent font-medium text-ink" : "border-transparent text-soft hover:text-ink"}`}
    >
      {label} <span className="tabular-nums">{count}</span>
    </Link>
  );
}
