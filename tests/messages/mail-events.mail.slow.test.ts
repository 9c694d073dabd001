import { describe, expect, test } from "vitest";
import { POST as door } from "@/app/api/webhooks/mail/route";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { remindCustomer } from "@/lib/messages/remind-customer";
import { CUSTOMER } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { listAudit } from "@/lib/store/read/request";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { INVITED, invite, inviteCustomer, onDay, START } from "@/tests/support/invite";
import { setLiveApproval } from "@/tests/support/live-approval";
import { testMail } from "@/tests/support/mail";
import { type MailReport, mailCall } from "@/tests/support/mail-event";

const provider = testMail();
const database = testDatabase();

const tell = (told: MailReport) => call(door, mailCall(told));
const messageOf = ({ live }: TestCompany, requestId: string) =>
  inScope(live, (tx) => tx.message.findFirstOrThrow({ where: { ...live, requestId } }));
const suppressionsOf = ({ live }: TestCompany) =>
  inScope(live, (tx) => tx.suppression.findMany({ where: { ...live } }));
const eventsOf = async (firm: TestCompany, id: string) =>
  (await listAudit(firm.live, id)).filter(({ action }) => action.startsWith("message."));

describe("a delivery event from the email provider", () => {
  test("is recorded once on the request, even if it is reported repeatedly", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const { id: message } = await messageOf(firm, id);
    for (let n = 0; n < 3; n++)
      expect((await tell({ type: "email.delivered", message })).json).toEqual({ received: true });
    expect(await eventsOf(firm, id)).toMatchObject([
      { action: "message.delivered", detail: { channel: "email", kind: "invite" }, actorKind: "system" },
    ]);
    expect((await messageOf(firm, id)).state).toBe("delivered");
  });

  test("is recorded once if it arrives ten times at the same time", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const { id: message } = await messageOf(firm, id);
    const told = await Promise.all(
      Array.from({ length: 10 }, () => tell({ type: "email.bounced", bounce: "Permanent", message })),
    );
    expect(told.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await eventsOf(firm, id)).toHaveLength(1);
    expect(await suppressionsOf(firm)).toHaveLength(1);
  });

  test("is matched by the provider's id too, and a late older event does not reset the state", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const { providerId } = await messageOf(firm, id);
    expect(providerId).toMatch(/^mail-invite-mes_/);
    const emailId = String(providerId);
    await tell({ type: "email.complained", emailId });
    for (const type of ["email.sent", "email.delivered", "email.delivery_delayed"])
      await tell({ type, emailId });
    expect((await messageOf(firm, id)).state).toBe("complained");
    expect((await eventsOf(firm, id)).map(({ action }) => action)).toEqual(["message.complained"]);
  });

  test.each([
    ["bounced permanently", "email.bounced", "Permanent", "An email to this address bounced"],
    ["caused a complaint", "email.complained", undefined, "reported as spam"],
    [
      "is on the provider's suppression list",
      "email.suppressed",
      undefined,
      "An email to this address bounced",
    ],
  ])(
    "suppresses the address for the firm, but not for all firms: an address %s",
    async (_, type, bounce, words) => {
      const { firm, id } = await inviteCustomer(provider);
      const { id: message } = await messageOf(firm, id);
      await tell({ type, message, ...(bounce ? { bounce } : {}) });
      await expect(invite(firm, id, "Priya@Example.com", onDay(1))).rejects.toMatchObject({
        code: "invalid",
        fields: [{ loc: ["body", "to"], msg: expect.stringContaining(words) }],
      });
      const { id: next } = await createRequest(firm.live, {
        input: INVITED,
        actor: firm.actor,
        attempt: null,
        now: START,
      });
      await expect(invite(firm, next, "priya@example.com", onDay(1))).rejects.toMatchObject({
        code: "invalid",
      });
      expect(await remindCustomer(firm.live, id, onDay(2))).toBeNull();
      expect(provider.asked).toEqual([]);
      await invite(firm, id, "right@example.com", onDay(2));
      const other = await inviteCustomer(provider);
      await invite(other.firm, other.id, "priya@example.com", onDay(1));
      expect(provider.sent.map(({ to }) => to)).toEqual(["priya@example.com"]);
    },
  );

  test("is reported without suppressing the recipient if the mailbox is full", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const { id: message } = await messageOf(firm, id);
    await tell({ type: "email.bounced", bounce: "Transient", message });
    expect((await eventsOf(firm, id)).map(({ action }) => action)).toEqual(["message.failed"]);
    expect(await suppressionsOf(firm)).toEqual([]);
    await invite(firm, id, "priya@example.com", onDay(1));
    expect(provider.sent).toHaveLength(1);
  });

  test("leaves neither the address nor the provider's text in the database", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const { id: message } = await messageOf(firm, id);
    await tell({ type: "email.bounced", bounce: "Permanent", message });
    const hits = await withClient(database.ownerUrl, async (client) => {
      const { rows } = await client.query(
        `select (select count(*) from message t where t::text ilike '%priya@%' or t::text like '%' || encode('priya@', 'hex') || '%')
           + (select count(*) from suppression t where t::text ilike '%priya@%' or t::text like '%' || encode('priya@', 'hex') || '%')
           + (select count(*) from message_count t where t::text ilike '%priya%')
           + (select count(*) from audit_entry t where t::text ilike '%priya@%') as hits`,
      );
      return Number(rows[0].hits);
    });
    expect(hits).toBe(0);
  });
});

describe("an email event that changes nothing and gets a 401", () => {
  const OLD = 6 * 60_000;
  test.each<[string, Partial<MailReport>]>([
    ["signed with another secret", { secret: `whsec_${Buffer.alloc(32, "other").toString("base64")}` }],
    ["signed six minutes ago", { at: new Date(Date.now() - OLD) }],
    ["signed with a future time", { at: new Date(Date.now() + OLD) }],
  ])("is an event that is %s", async (_, change) => {
    const { firm, id } = await inviteCustomer(provider);
    const { id: message } = await messageOf(firm, id);
    const answer = await tell({ type: "email.complained", message, ...change });
    expect([answer.status, answer.json.code]).toEqual([401, "invalid_key"]);
    expect(await eventsOf(firm, id)).toEqual([]);
    expect(await suppressionsOf(firm)).toEqual([]);
  });

  test("is an event whose body was altered, that has no signature, or that is too long", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const { id: message } = await messageOf(firm, id);
    const good = mailCall({ type: "email.delivered", message });
    const forged = { ...good, raw: good.raw.replace("delivered", "complained") };
    const bare = { ...good, headers: { "content-type": "application/json" } };
    const long = { ...good, raw: good.raw + " ".repeat(70_000) };
    const answers = [];
    for (const one of [forged, bare, long]) answers.push((await call(door, one)).status);
    expect(answers).toEqual([401, 401, 413]);
    expect(await eventsOf(firm, id)).toEqual([]);
  });
});

test("an email event about an unknown email, an email to staff, or of an irrelevant kind gets the usual response", async () => {
  const { firm, id } = await inviteCustomer(provider);
  const { id: message } = await messageOf(firm, id);
  const answers = [
    await tell({ type: "email.delivered", message: "mes_00000000000000000000000000" }),
    await tell({ type: "email.bounced", bounce: "Permanent", emailId: "0123-4567" }),
    await tell({ type: "email.opened", message }),
    await tell({ type: "email.delivered", message: "' or 1=1", emailId: "\u0000" }),
    await tell({ type: "email.delivered", message }),
  ];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await eventsOf(firm, id)).toHaveLength(1);
});

describe("the messages of an erased request", () => {
  test("do not reveal the recipient, and a complaint still suppresses the address", async () => {
    const { firm, id } = await inviteCustomer(provider);
    const { id: message, recipient } = await messageOf(firm, id);
    expect(recipient).not.toBeNull();
    await withdrawRequest(firm.live, id, { by: "customer", actor: CUSTOMER, now: onDay(1) });
    expect(await messageOf(firm, id)).toMatchObject({ recipient: null, providerId: null, key: message });
    await tell({ type: "email.complained", message });
    expect(await suppressionsOf(firm)).toHaveLength(1);
    const { id: next } = await createRequest(firm.live, {
      input: INVITED,
      actor: firm.actor,
      attempt: null,
      now: START,
    });
    await expect(invite(firm, next, "priya@example.com", onDay(2))).rejects.toMatchObject({
      code: "invalid",
    });
  });

  test("keep an address suppressed by a digest that differs between companies", async () => {
    const one = await inviteCustomer(provider);
    const other = await inviteCustomer(provider);
    for (const { firm, id } of [one, other]) {
      const { id: message } = await messageOf(firm, id);
      await tell({ type: "email.complained", message });
      await withdrawRequest(firm.live, id, { by: "customer", actor: CUSTOMER, now: onDay(1) });
    }
    const [mine, theirs] = await Promise.all([suppressionsOf(one.firm), suppressionsOf(other.firm)]);
    expect([mine.length, theirs.length]).toEqual([1, 1]);
    expect(Buffer.from(mine[0]?.recipient ?? []).equals(theirs[0]?.recipient ?? new Uint8Array())).toBe(
      false,
    );
  });
});

test("the messages and suppressions of a firm are not visible to another company or environment", async () => {
  const { firm, id } = await inviteCustomer(provider);
  const { id: message } = await messageOf(firm, id);
  await tell({ type: "email.complained", message });
  const other = await makeCompany();
  await setLiveApproval(other.companyId, true, other.actor, START);
  for (const scope of [other.live, firm.test]) {
    const seen = await inScope(scope, (tx) => Promise.all([tx.message.count(), tx.suppression.count()]));
    expect(seen).toEqual([0, 0]);
  }
});
