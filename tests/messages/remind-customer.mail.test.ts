import { describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { remindCustomer } from "@/lib/messages/remind-customer";
import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { listAudit } from "@/lib/store/read/request";
import { makeCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { DAY_MS, INVITED, invite, inviteCustomer, onDay, START, setReminders } from "@/tests/support/invite";
import { setLiveApproval } from "@/tests/support/live-approval";
import { testMail } from "@/tests/support/mail";

const provider = testMail();
const database = testDatabase();

const actionsOf = async (scope: Scope, id: string) =>
  (await listAudit(scope, id)).map(({ action }) => action).filter((action) => action !== "request.created");
const rowOf = (scope: Scope, id: string) =>
  inScope(scope, (tx) => tx.request.findFirstOrThrow({ where: { id, ...scope } }));
const numbersOf = (mails: { key: string }[], id: string) =>
  mails.map(({ key }) => new RegExp(`^remind-${id}-(\\d)-[0-9a-f]{16}$`).exec(key)?.[1]);
const workOf = (id: string) =>
  asWorker((tx) => tx.outbox.findMany({ where: { subjectId: id, name: "remind" } }));

describe("an invite by email", () => {
  test("keeps the address encrypted and makes the first reminder due in two days", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const row = await rowOf(firm.live, id);
    expect(row.invitedAt).toEqual(START);
    expect(row.inviteSealed).not.toBeNull();
    const [work, ...more] = await workOf(id);
    expect(more).toEqual([]);
    expect(Math.abs((work?.availableAt.getTime() ?? 0) - Date.now() - 2 * DAY_MS)).toBeLessThan(60_000);
    expect(await actionsOf(firm.live, id)).toEqual(["request.invited"]);
  });

  test("stores no readable address in the database", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await remindCustomer(firm.live, id, onDay(2));
    const found = await withClient(database.ownerUrl, async (client) => {
      const { rows: tables } = await client.query(
        "select tablename from pg_tables where schemaname = 'public'",
      );
      const hits = [];
      for (const { tablename } of tables) {
        const { rows } = await client.query(
          `select 1 from "${tablename}" t where t::text ilike '%priya@example%'
             or t::text like '%' || encode('priya@example', 'hex') || '%' limit 1`,
        );
        if (rows.length > 0) hits.push(tablename);
      }
      return { hits, tables: tables.length };
    });
    expect(found.hits).toEqual([]);
    expect(found.tables).toBeGreaterThan(15);
  });

  test("starts no new schedule if it is the second invite, and reminders go to the new address at the original times", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await invite(firm, id, "other@example.com", onDay(1));
    expect(await workOf(id)).toHaveLength(1);
    expect((await rowOf(firm.live, id)).invitedAt).toEqual(START);
    provider.sent = [];
    expect(await remindCustomer(firm.live, id, onDay(2))).toBe(3 * DAY_MS);
    expect(provider.sent.map(({ to }) => to)).toEqual(["other@example.com"]);
  });

  test("is refused at its field if the provider refuses the address, and nothing is stored or scheduled", async () => {
    const { firm } = await inviteCustomer(provider);
    const { id } = await createRequest(firm.live, {
      input: INVITED,
      actor: firm.actor,
      attempt: null,
      now: START,
    });
    provider.answer = { status: 422, body: { statusCode: 422, name: "validation_error", message: "bad" } };
    await expect(invite(firm, id, "bad@example.com")).rejects.toMatchObject({
      code: "invalid",
      fields: [{ loc: ["body", "to"] }],
    });
    expect((await rowOf(firm.live, id)).inviteSealed).toBeNull();
    expect(await workOf(id)).toEqual([]);
  });

  test("is one email if requested twice in a minute, and two emails if the addresses differ", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await invite(firm, id, "a@example.com");
    await invite(firm, id, "a@example.com");
    await invite(firm, id, "b@example.com");
    expect(provider.sent.map(({ to }) => to)).toEqual(["a@example.com", "b@example.com"]);
  });

  test("schedules no reminders for a firm that wants none", async () => {
    const firm = await makeCompany();
    await setLiveApproval(firm.companyId, true, firm.actor, START);
    await setReminders(firm, "off");
    const { id } = await createRequest(firm.live, {
      input: INVITED,
      actor: firm.actor,
      attempt: null,
      now: START,
    });
    await invite(firm, id, "calm@example.com");
    expect(await workOf(id)).toEqual([]);
  });
});

describe("a customer who does not answer", () => {
  test("is reminded after 2, 5 and 8 days, each time with an audit entry, and then no more", async () => {
    const { firm, id } = await inviteCustomer(provider);
    expect(await remindCustomer(firm.live, id, onDay(1))).toBe(DAY_MS);
    expect(await remindCustomer(firm.live, id, onDay(2))).toBe(3 * DAY_MS);
    expect(await remindCustomer(firm.live, id, onDay(4))).toBe(DAY_MS);
    expect(await remindCustomer(firm.live, id, onDay(5))).toBe(3 * DAY_MS);
    expect(await remindCustomer(firm.live, id, onDay(8))).toBeNull();
    expect(await remindCustomer(firm.live, id, onDay(11))).toBeNull();
    expect(numbersOf(provider.sent, id)).toEqual(["1", "2", "3"]);
    expect(provider.sent.map(({ text }) => /(\d) days ago/.exec(text)?.[1])).toEqual(["2", "5", "8"]);
    expect(await actionsOf(firm.live, id)).toEqual(["request.invited", ...Array(3).fill("request.reminded")]);
  });

  test("gets no second reminder if the work runs again", async () => {
    const { firm, id } = await inviteCustomer(provider);
    await remindCustomer(firm.live, id, onDay(2));
    expect(await remindCustomer(firm.live, id, onDay(2))).toBe(3 * DAY_MS);
    expect(provider.asked).toHaveLength(1);
  });

  test("does not get two reminders in a row after the service was down for a long time", async () => {
    const { firm, id } = await inviteCustomer(provider);
    expect(await remindCustomer(firm.live, id, onDay(20))).toBe(3 * DAY_MS);
    expect(await remindCustomer(firm.live, id, onDay(21))).toBe(2 * DAY_MS);
    expect(provider.asked).toHaveLength(1);
  });

  test("gets one reminder if ten workers run the same work at the same time", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const ends = await Promise.all(Array.from({ length: 10 }, () => remindCustomer(firm.live, id, onDay(2))));
    expect(provider.asked).toHaveLength(1);
    expect((await rowOf(firm.live, id)).reminders).toBe(1);
    expect(ends.every((inMs) => inMs !== null && inMs > 0)).toBe(true);
    expect((await actionsOf(firm.live, id)).filter((action) => action === "request.reminded")).toHaveLength(
      1,
    );
  });

  test("gets the same reminder at the next attempt if the provider was busy", async () => {
    const { firm, id } = await inviteCustomer(provider);
    provider.answer = {
      status: 429,
      body: { statusCode: 429, name: "rate_limit_exceeded", message: "slow" },
    };
    await expect(remindCustomer(firm.live, id, onDay(2))).rejects.toMatchObject({
      code: "upstream_unavailable",
    });
    expect(await actionsOf(firm.live, id)).toEqual(["request.invited"]);
    provider.answer = null;
    expect(await remindCustomer(firm.live, id, onDay(2))).toBe(3 * DAY_MS);
    expect(numbersOf(provider.asked, id)).toEqual(["1", "1"]);
    expect(new Set(provider.asked.map(({ key }) => key)).size).toBe(1);
    expect((await rowOf(firm.live, id)).reminders).toBe(1);
  });

  test("gets a reminder from a second worker if the first worker died", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const held = { reminders: 1, reminderHeldUntil: new Date(onDay(2).getTime() + 60_000) };
    await inScope(firm.live, (tx) => tx.request.updateMany({ where: { id, ...firm.live }, data: held }));
    expect(await remindCustomer(firm.live, id, onDay(2))).toBe(60_000);
    expect(provider.asked).toEqual([]);
    expect(await remindCustomer(firm.live, id, new Date(onDay(2).getTime() + 60_000))).toBe(3 * DAY_MS);
    expect(numbersOf(provider.sent, id)).toEqual(["1"]);
  });

  test("gets no more reminders if the address is refused; the record says so and the address is deleted", async () => {
    const { firm, id } = await inviteCustomer(provider);
    provider.answer = { status: 422, body: { statusCode: 422, name: "validation_error", message: "bad" } };
    expect(await remindCustomer(firm.live, id, onDay(2))).toBeNull();
    provider.answer = null;
    expect(await remindCustomer(firm.live, id, onDay(5))).toBeNull();
    expect(provider.sent).toEqual([]);
    expect((await rowOf(firm.live, id)).inviteSealed).toBeNull();
    expect(await actionsOf(firm.live, id)).toEqual(["request.invited", "request.mail_refused"]);
  });
});
