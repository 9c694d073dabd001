import { beforeAll, expect, test, vi } from "vitest";
import { findConsolePosition, toConsoleCursor } from "@/lib/http/console-cursor";
import { listQueue } from "@/lib/store/read/review";
import { submit } from "@/tests/support/application";
import { makeCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const { ownerUrl } = testDatabase();
vi.setConfig({ hookTimeout: 120_000 });

const STATES = ["submitted"] as const;
/** Applications in the order they are due: two of them were sent in one millisecond, and go by their ids. */
let inOrder: string[];

beforeAll(async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push(await submit(await makeCompany()));
  const [first, third, fourth, rejected, second] = ids;
  inOrder = [first, ...[second, third].sort(), fourth].map(String);
  await withClient(ownerUrl, async (client) => {
    for (const [at, some] of [
      ["2026-11-02T01:00:00.001Z", [first]],
      ["2026-11-02T01:00:00.002Z", [second, third]],
      ["2026-11-02T01:00:00.003Z", [fourth]],
    ] as const)
      await client.query("update production_application set state_since = $1 where id = any($2)", [at, some]);
    await client.query("update production_application set state = 'rejected' where id = $1", [rejected]);
  });
});

test.each([1, 2, 3, 100])(
  "the queue, %i to a page, shows each application once, the one that waits longest first",
  async (limit) => {
    const seen: string[] = [];
    let pages = 0;
    for (let cursor: string | null = null; pages < 10; ) {
      const answer = await listQueue({ states: STATES, limit, after: findConsolePosition(cursor) });
      pages += 1;
      seen.push(...answer.rows.map(({ id }) => id));
      expect(answer.counts).toMatchObject({ submitted: 4, rejected: 1 });
      const last = answer.rows.at(-1);
      if (!answer.hasMore || !last) break;
      cursor = toConsoleCursor({ createdAt: last.stateSince, id: last.id });
    }
    expect(seen).toEqual(inOrder);
    expect(pages).toBe(Math.ceil(inOrder.length / limit));
  },
);
