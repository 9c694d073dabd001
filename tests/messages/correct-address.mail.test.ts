import { expect, test } from "vitest";
import { remindCustomer } from "@/lib/messages/remind-customer";
import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { finishWork } from "@/lib/store/write/outbox";
import { testDatabase } from "@/tests/support/database";
import { DAY_MS, invite, inviteCustomer, onDay } from "@/tests/support/invite";
import { type MailProvider, testMail } from "@/tests/support/mail";

const provider = testMail();
testDatabase();

const REFUSED: MailProvider["answer"] = {
  status: 422,
  body: { statusCode: 422, name: "validation_error", message: "bad" },
};
const rowOf = (scope: Scope, id: string) =>
  inScope(scope, (tx) => tx.request.findFirstOrThrow({ where: { id, ...scope } }));
const openWorkOf = (id: string) =>
  asWorker((tx) => tx.outbox.findMany({ where: { subjectId: id, name: "remind", doneAt: null } }));

test("a corrected address gets all reminders, whether the old work is removed before or after the correction", async () => {
  for (const putAway of ["before", "after"]) {
    const { firm, id } = await inviteCustomer(provider);
    const [work] = await openWorkOf(id);
    provider.answer = REFUSED;
    expect(await remindCustomer(firm.live, id, onDay(2))).toBeNull();
    provider.answer = null;
    if (putAway === "before") await finishWork(work?.id ?? "", null);
    await invite(firm, id, "right@example.com", onDay(3));
    if (putAway === "after") await finishWork(work?.id ?? "", null);
    const [open, ...more] = await openWorkOf(id);
    expect(more).toEqual([]);
    expect(Math.abs((open?.availableAt.getTime() ?? 0) - Date.now() - 2 * DAY_MS)).toBeLessThan(60_000);
    provider.sent = [];
    expect(await remindCustomer(firm.live, id, onDay(4))).toBe(DAY_MS);
    for (const day of [5, 8, 11, 14]) await remindCustomer(firm.live, id, onDay(day));
    expect(provider.sent.map(({ to }) => to)).toEqual(Array(3).fill("right@example.com"));
    expect(provider.sent[0]?.text).toContain("2 days ago");
  }
});

test("a late refusal of the first address does not affect the corrected address, whose schedule starts again", async () => {
  const { firm, id } = await inviteCustomer(provider);
  provider.answer = "hang";
  const reminding = remindCustomer(firm.live, id, onDay(2));
  await expect.poll(() => provider.asked.length).toBe(1);
  provider.answer = null;
  await invite(firm, id, "right@example.com", onDay(2));
  provider.letGo(REFUSED);
  expect(await reminding).toBe(2 * DAY_MS);
  const row = await rowOf(firm.live, id);
  expect([row.inviteSealed !== null, row.reminders, row.reminderHeldUntil]).toEqual([true, 0, null]);
  provider.sent = [];
  expect(await remindCustomer(firm.live, id, onDay(3))).toBe(DAY_MS);
  expect(await remindCustomer(firm.live, id, onDay(4))).toBe(3 * DAY_MS);
  expect(provider.sent.map(({ to }) => to)).toEqual(["right@example.com"]);
});

test("a reminder whose response was lost never counts as sent to the corrected address", async () => {
  const { firm, id } = await inviteCustomer(provider);
  provider.answer = {
    status: 500,
    body: { statusCode: 500, name: "internal_server_error", message: "lost" },
  };
  await expect(remindCustomer(firm.live, id, onDay(2))).rejects.toMatchObject({
    code: "upstream_unavailable",
  });
  provider.answer = null;
  await invite(firm, id, "right@example.com", onDay(2));
  await remindCustomer(firm.live, id, onDay(2));
  const [lost, , sent] = provider.asked;
  expect([lost?.to, sent?.to]).toEqual(["priya@example.com", "right@example.com"]);
  expect(sent?.key).not.toBe(lost?.key);
  expect(sent?.key).not.toContain("right");
});

test("reminders that ended although no address was refused continue after a second invite", async () => {
  const { firm, id } = await inviteCustomer(provider);
  const [work] = await openWorkOf(id);
  await finishWork(work?.id ?? "", null);
  await invite(firm, id, "priya@example.com", onDay(6));
  expect(await openWorkOf(id)).toHaveLength(1);
  await invite(firm, id, "priya@example.com", onDay(7));
  expect(await openWorkOf(id)).toHaveLength(1);
});
