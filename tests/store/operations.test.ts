import { beforeAll, expect, test } from "vitest";
import { findConsolePosition, toConsoleCursor } from "@/lib/http/console-cursor";
import { asWorker, inScope } from "@/lib/store/client";
import { listDeadLetters } from "@/lib/store/read/operations";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const START = new Date("2026-11-02T01:00:00.123Z").getTime();
/** Three of these work items were dead-lettered in the same millisecond, so only their ids order them. */
const DEAD_LETTERED = [
  ["job_e", 0],
  ["job_c", 1],
  ["job_a", 1],
  ["job_b", 1],
  ["job_d", 2],
] as const;
const IN_ORDER = ["job_e", "job_a", "job_b", "job_c", "job_d"];

beforeAll(async () => {
  const { live } = await makeCompany();
  await asWorker((tx) => tx.outbox.deleteMany({}));
  const of = (id: string) => ({ id, name: "purge", ...live, subjectId: "req_x", dedupeKey: id });
  await inScope(live, (tx) =>
    tx.outbox.createMany({
      data: [
        ...DEAD_LETTERED.map(([id, ms]) => ({
          ...of(id),
          failures: 9,
          deadLetteredAt: new Date(START + ms),
        })),
        of("job_waiting"),
        { ...of("job_done"), deadLetteredAt: new Date(START), doneAt: new Date(START) },
      ],
    }),
  );
});

/** Follows the pages by the cursor that the console puts into the URL. */
async function walk(limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = null; pages.length < 10; ) {
    const { rows, hasMore } = await listDeadLetters({ limit, after: findConsolePosition(cursor) });
    pages.push(rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (!hasMore || !last?.deadLetteredAt) break;
    cursor = toConsoleCursor({ createdAt: last.deadLetteredAt, id: last.id });
  }
  return pages;
}

test.each([1, 2, 3, 5, 100])(
  "the list of dead-lettered work, %i per page, lists each entry once, oldest first",
  async (limit) => {
    const pages = await walk(limit);
    expect(pages.flat()).toEqual(IN_ORDER);
    expect(pages).toHaveLength(Math.ceil(IN_ORDER.length / limit));
  },
);

test("the list of dead-lettered work skips no entry when some entries become due during paging", async () => {
  const first = await listDeadLetters({ limit: 2, after: null });
  await asWorker((tx) => tx.outbox.updateMany({ where: { id: "job_a" }, data: { deadLetteredAt: null } }));
  const last = first.rows.at(-1);
  const after = { createdAt: last?.deadLetteredAt ?? new Date(0), id: last?.id ?? "" };
  const rest = await listDeadLetters({ limit: 10, after });
  expect(rest.rows.map(({ id }) => id)).toEqual(["job_b", "job_c", "job_d"]);
  expect(rest.hasMore).toBe(false);
});
