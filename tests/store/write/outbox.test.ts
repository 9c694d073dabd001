import { beforeEach, describe, expect, test } from "vitest";
import { asWorker, inScope } from "@/lib/store/client";
import {
  addWork,
  claimWork,
  failWork,
  finishWork,
  releaseWork,
  renewLeases,
  sweepWork,
  type Wanted,
  WORK,
  type Work,
} from "@/lib/store/write/outbox";
import { queueWork } from "@/lib/store/write/queue";
import { listStuckWork, retryStuckWork } from "@/lib/store/write/stuck-work";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const work = { name: "purge", subjectId: "req_x", dedupeKey: "k" } as const;
let firm: TestCompany;

beforeEach(async () => {
  await asWorker((tx) => tx.outbox.deleteMany({}));
  firm = await makeCompany();
});

const rows = () => asWorker((tx) => tx.outbox.findMany({ orderBy: { createdAt: "asc" } }));
const lapse = () =>
  asWorker((tx) => tx.outbox.updateMany({ data: { leaseUntil: new Date(Date.now() - 1) } }));
const any = (room: number, perCompany = 100): Wanted => ({ names: WORK, room, perCompany });
const claim = async (...wanted: Wanted[]) => (await claimWork(wanted)).work;
const queue = async (count: number, more: object = {}, scope = firm.test) => {
  for (let n = 0; n < count; n++)
    await queueWork(scope, {
      ...work,
      dedupeKey: `${scope.companyId}:${n}:${JSON.stringify(more)}`,
      ...more,
    });
};

describe("writing work to the outbox", () => {
  test("adds the same work once, even if it is written repeatedly", async () => {
    await inScope(firm.test, async (tx) => {
      await addWork(tx, firm.test, work);
      await addWork(tx, firm.test, work);
    });
    await queueWork(firm.test, work);
    expect(await rows()).toHaveLength(1);
  });

  test("writes nothing if its transaction is rolled back", async () => {
    const change = inScope(firm.test, async (tx) => {
      await addWork(tx, firm.test, work);
      throw new Error("undone");
    });
    await expect(change).rejects.toThrow("undone");
    expect(await rows()).toEqual([]);
  });

  test("uses the database's clock for due times, and returns the next due time", async () => {
    await queueWork(firm.test, { ...work, inMs: 30_000 });
    const { work: claimed, dueInMs } = await claimWork([any(5)]);
    expect(claimed).toEqual([]);
    expect(dueInMs).toBeGreaterThan(25_000);
    expect(dueInMs).toBeLessThanOrEqual(30_000);
  });
});

describe("claiming work", () => {
  test("divides twenty rows among five workers, each row to one", async () => {
    await queue(20);
    const claimed = (await Promise.all([1, 2, 3, 4, 5].map(() => claim(any(20))))).flat();
    expect(claimed).toHaveLength(20);
    expect(new Set(claimed.map((each) => each.id)).size).toBe(20);
  });

  test("reserves slots for each kind of work, even if much work of other kinds is waiting", async () => {
    await queue(10, { name: "deliver" });
    await queue(10, { name: "generate" });
    const wanted = [
      { names: ["deliver"], room: 4, perCompany: 10 },
      { names: ["generate"], room: 2, perCompany: 10 },
      { names: ["purge"], room: 3, perCompany: 10 },
    ] satisfies Wanted[];
    const names = (await claim(...wanted)).map(({ name }) => name).sort();
    expect(names).toEqual([...Array(4).fill("deliver"), ...Array(2).fill("generate")]);
  });

  test("reserves slots for all companies next to a company with a backlog, and counts the work of all processes", async () => {
    const other = await makeCompany("Other");
    await queue(30);
    await queue(3, { name: "purge" }, other.test);
    const byCompany = (claimed: Work[]) =>
      [firm, other].map(({ companyId }) => claimed.filter((each) => each.companyId === companyId).length);
    expect(byCompany(await claim(any(4, 4)))).toEqual([2, 2]);
    expect(byCompany(await claim(any(9, 4)))).toEqual([2, 1]);
    expect(await claim(any(9, 4))).toEqual([]);
  });

  test("claims deliveries of other webhook endpoints, in test and live, even if one endpoint has reached its limit", async () => {
    await queue(30, { name: "deliver", pool: "whe_hangs" });
    expect(await claim(any(9, 8))).toHaveLength(8);
    await queue(2, { name: "deliver", pool: "whe_other" });
    await queue(2, { name: "deliver", pool: "whe_live" }, firm.live);
    expect((await claim(any(9, 8))).map(({ pool }) => pool).sort()).toEqual([
      "whe_live",
      "whe_live",
      "whe_other",
      "whe_other",
    ]);
  });

  test("finds a waiting company behind any backlog", { tags: ["slow"] }, async () => {
    const other = await makeCompany("Other");
    await inScope(firm.test, (tx) =>
      tx.outbox.createMany({
        data: Array.from({ length: 2_500 }, (_, n) => ({
          id: `job_${n}`,
          ...firm.test,
          name: "purge",
          subjectId: "req_x",
          dedupeKey: `many:${n}`,
        })),
      }),
    );
    await queue(1, {}, other.test);
    const claimed = await claim(any(3, 4));
    expect(claimed.map(({ companyId }) => companyId)).toContain(other.companyId);
  });

  test("finds work of a company's second endpoint behind the first endpoint's backlog", {
    tags: ["slow"],
  }, async () => {
    await inScope(firm.test, (tx) =>
      tx.outbox.createMany({
        data: Array.from({ length: 2_500 }, (_, n) => ({
          id: `job_${n}`,
          ...firm.test,
          name: "deliver",
          subjectId: "dlv_x",
          pool: "whe_hangs",
          dedupeKey: `many:${n}`,
        })),
      }),
    );
    await queue(1, { name: "deliver", pool: "whe_other" });
    expect((await claim(any(3, 4))).map(({ pool }) => pool)).toContain("whe_other");
  });

  test("gives work of a dead worker to another worker when the lease expires, but not before", async () => {
    await queue(1);
    const [held] = await claim(any(1));
    expect(await claim(any(1))).toEqual([]);
    await renewLeases(held ? [held] : []);
    expect(await claim(any(1))).toEqual([]);
    await lapse();
    expect((await claim(any(1)))[0]).toMatchObject({ id: held?.id, attempts: 2, failures: 0 });
  });
});

describe("finishing work", () => {
  test("writes its follow-up work once", async () => {
    await queue(1);
    const [held] = await claim(any(1));
    const next = { name: "purge", subjectId: "req_x", dedupeKey: "next", inMs: 60_000 } as const;
    for (let n = 0; n < 3; n++) await finishWork(held?.id ?? "", next);
    const [done, follow, ...more] = await rows();
    expect(more).toEqual([]);
    expect(done?.doneAt).not.toBeNull();
    expect(follow).toMatchObject({ dedupeKey: "next", doneAt: null, ...firm.test });
    expect((follow?.availableAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(55_000);
  });

  test("puts its follow-up work into the same queue", async () => {
    await queue(1, { name: "deliver", pool: "whe_1" });
    const [held] = await claim(any(1));
    await finishWork(held?.id ?? "", { name: "deliver", subjectId: "dlv_1", dedupeKey: "next", inMs: 0 });
    expect((await claim(any(1)))[0]).toMatchObject({ subjectId: "dlv_1", pool: "whe_1" });
  });

  test("does not report a failure for the new worker if the first worker lost its lease", async () => {
    await queue(1);
    const [first] = await claim(any(1));
    await lapse();
    const [second] = await claim(any(1));
    if (!first || !second) throw new Error("nothing was claimed");
    await failWork(first, "late", null);
    expect((await rows())[0]).toMatchObject({
      deadLetteredAt: null,
      failures: 0,
      leaseToken: second.leaseToken,
    });
  });

  test("makes the work available immediately if the worker returns it, and the attempt does not count", async () => {
    await queue(2);
    await releaseWork(await claim(any(2)));
    expect((await claim(any(2))).map(({ attempts }) => attempts)).toEqual([1, 1]);
  });
});

describe("dead-lettered work", () => {
  test("is not claimed, is shown with its reason, and is claimed again on request", async () => {
    await queue(2);
    const [one, two] = await claim(any(2));
    if (!one || !two) throw new Error("nothing was claimed");
    await failWork(one, "UpstreamFault", 0);
    await failWork(two, "TypeError", null);
    expect(await listStuckWork(10)).toMatchObject([{ id: two.id, lastError: "TypeError", nextAt: null }]);
    expect((await claim(any(5))).map(({ id }) => id)).toEqual([one.id]);
    expect(await retryStuckWork([two.id, "job_unknown"])).toBe(1);
    expect((await claim(any(5)))[0]).toMatchObject({ id: two.id, attempts: 1, failures: 0 });
    expect(await retryStuckWork("all")).toBe(0);
  });

  test("is the only work that can be made due, while scheduled work keeps its time", async () => {
    await queueWork(firm.test, { ...work, name: "expire_share", inMs: 86_400_000 });
    const [waiting] = await rows();
    expect(await retryStuckWork([waiting?.id ?? ""])).toBe(0);
    expect(await claim(any(5))).toEqual([]);
  });
});

describe("the outbox sweep", () => {
  const request = { reportType: "affordability", consentType: "once", clientName: "A" } as const;
  const past = new Date(Date.now() - 3_600_000);

  test("adds missing work that rows require, once, and does not change waiting or dead-lettered work", async () => {
    const mine = firm.test;
    await inScope(mine, async (tx) => {
      const add = (id: string, more: object) =>
        tx.request.create({ data: { id, ...mine, ...request, ...more } });
      const consent = (requestId: string, more: object) =>
        tx.consent.create({ data: { requestId, ...mine, provider: "sandbox", ...more } });
      const later = new Date(Date.now() + 3_600_000);
      await add("req_bank", { openedAt: past });
      await consent("req_bank", { userRef: "u1", sessionUntil: later });
      await add("req_given_up", { openedAt: past });
      await consent("req_given_up", { userRef: "u2", sessionUntil: past });
      await add("req_due", { status: "ready", stage: "ready", purgeAt: past });
      await add("req_kept", { status: "ready", stage: "ready", purgeAt: later });
      await consent("req_kept", { userRef: "u3", expiresAt: past });
      await add("req_gone", { status: "withdrawn", stage: "withdrawn" });
      await consent("req_gone", { userRef: "u4", endedAt: past });
    });
    expect(await sweepWork(100)).toEqual({ reconcile: 1, purge: 1, end_upstream: 1, expire_consent: 1 });
    expect(await sweepWork(100)).toEqual({});
    const found = (await rows()).map(({ name, subjectId }) => `${name} ${subjectId}`).sort();
    expect(found).toEqual([
      "end_upstream req_gone",
      "expire_consent req_kept",
      "purge req_due",
      "reconcile req_bank",
    ]);
    for (const each of await claim(any(10))) await failWork(each, "dead-lettered", null);
    expect(await sweepWork(100)).toEqual({});
  });

  test("finds lost work behind any number of waiting rows", { tags: ["slow"] }, async () => {
    const mine = firm.test;
    await inScope(mine, async (tx) => {
      for (let n = 0; n < 30; n++) {
        const id = `req_due_${n}`;
        await tx.request.create({
          data: { id, ...mine, ...request, status: "ready", stage: "ready", purgeAt: past },
        });
        if (n !== 29) await addWork(tx, mine, { name: "purge", subjectId: id, dedupeKey: id });
      }
    });
    await sweepWork(10);
    expect((await rows()).filter(({ subjectId }) => subjectId === "req_due_29")).toHaveLength(1);
  });
});
