import { beforeAll, expect, test, vi } from "vitest";
import { rejectApplication } from "@/lib/company/operator/review-application";
import { findConsolePosition, toConsoleCursor } from "@/lib/http/console-cursor";
import { asOperator } from "@/lib/store/client";
import { listQueue } from "@/lib/store/read/review";
import { seenBy, submit } from "@/tests/support/application";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makePerson, OPERATORS } from "@/tests/support/operator";

testDatabase();
vi.setConfig({ hookTimeout: 120_000 });

const STATES = ["submitted"] as const;
/**
 * Applications in order of their due time, which the test backdates. Two applications were sent in the same
 * millisecond, so their ids decide the order.
 */
let inOrder: string[];

beforeAll(async () => {
  const ids: string[] = [];
  const firms = [];
  for (let n = 0; n < 5; n++) {
    const firm = await makeCompany();
    firms.push(firm);
    ids.push(await submit(firm));
  }
  const [first, third, fourth, , second] = ids;
  const operator = await makePerson(OPERATORS.first);
  await rejectApplication(await seenBy(firms[3]?.companyId ?? ""), operator, "No licence covers this.");
  inOrder = [first, ...[second, third].sort(), fourth].map(String);
  for (const [at, some] of [
    ["2026-11-02T01:00:00.001Z", [first]],
    ["2026-11-02T01:00:00.002Z", [second, third]],
    ["2026-11-02T01:00:00.003Z", [fourth]],
  ] as const)
    await asOperator((tx) =>
      tx.productionApplication.updateMany({
        where: { id: { in: some.map(String) } },
        data: { stateSince: new Date(at) },
      }),
    );
});

test.each([1, 2, 3, 100])(
  "the review queue, %i per page, shows each application once, longest waiting first",
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
