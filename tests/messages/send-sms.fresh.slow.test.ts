import { beforeEach, describe, expect, test } from "vitest";
import { POST as door } from "@/app/api/webhooks/sms/route";
import { isAnswerable } from "@/lib/adapters/sms/send-sms";
import { createRequest } from "@/lib/connect/create-request";
import { remindCustomer } from "@/lib/messages/remind-customer";
import { sendInvite } from "@/lib/messages/send-invite";
import { suppressedWords } from "@/lib/messages/suppressed-words";
import { writeInviteSms, writeReminderSms } from "@/lib/messages/write-invite";
import { db, inScope } from "@/lib/store/client";
import { listAudit } from "@/lib/store/read/request";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INVITED, onDay, START } from "@/tests/support/invite";
import { setLiveApproval } from "@/tests/support/live-approval";
import { smsCall, smsFault, testSms } from "@/tests/support/sms";

const provider = testSms();
testDatabase();

let firm: TestCompany;
let id: string;
beforeEach(async () => {
  await db().messageCount.deleteMany({});
  firm = await makeCompany("Harbour Lending");
  await setLiveApproval(firm.companyId, true, firm.actor, START);
  id = (await createRequest(firm.live, { input: INVITED, actor: firm.actor, attempt: null, now: START })).id;
});

const url = () => `http://localhost:3000/connect/${id}`;
const text = (to = "0412 345 678", at = START) =>
  sendInvite(firm.live, id, { invite: { channel: "sms", to }, consentUrl: url(), actor: firm.actor, at });
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
const eventsOf = async () => (await listAudit(firm.live, id)).map(({ action }) => action).slice(1);
const messages = () => inScope(firm.live, (tx) => tx.message.findMany({ where: { requestId: id } }));
const endOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "sent",
    (error: { code: string }) => error.code,
  );

describe("an invite by text message", () => {
  test("goes to an Australian mobile, names only the firm, and ends with the link", async () => {
    await text();
    const [sms, ...more] = provider.sent;
    expect(more).toEqual([]);
    expect(sms).toMatchObject({ to: "+61412345678", from: "Surplus" });
    expect(sms?.text).toBe(`Harbour Lending asks for your bank data. Share or decline: ${url()}`);
    expect(sms?.text).not.toMatch(/Priya|Natarajan/);
    expect(await eventsOf()).toEqual(["request.invited"]);
  });

  test.each(["02 9876 5432", "1300 123 456", "+1 415 555 2671", "+64 21 123 4567", "13", "x@example.com"])(
    "is refused at its field, and not sent, to %s",
    async (to) => {
      await expect(text(to)).rejects.toMatchObject({ code: "invalid", fields: [{ loc: ["body", "to"] }] });
      expect(provider.sent).toEqual([]);
    },
  );

  test("is sent once if requested ten times at the same time and again half a minute later", async () => {
    const ends = await Promise.all(Array.from({ length: 10 }, () => endOf(text())));
    expect(ends.filter((end) => end !== "sent" && end !== "conflict")).toEqual([]);
    await text("+61 412 345 678", later(30));
    expect(provider.sent).toHaveLength(1);
    expect(await messages()).toHaveLength(1);
    expect(await eventsOf()).toEqual(["request.invited"]);
  });

  test("is not resent automatically after a lost response, but can be sent once the pause is over", async () => {
    provider.answer = "lost";
    await expect(text()).rejects.toMatchObject({
      code: "upstream_unavailable",
      message: expect.stringContaining("might have been sent"),
    });
    provider.answer = null;
    expect(await endOf(text(undefined, later(60)))).toBe("too_many");
    expect(provider.sent).toHaveLength(1);
    expect((await messages()).map(({ state }) => state)).toEqual(["unknown"]);
    await text(undefined, later(121));
    expect(provider.sent).toHaveLength(2);
  });

  test("is not reported as sent if the process was killed while sending it", async () => {
    await text();
    const data = { state: "sending", heldUntil: later(30) };
    await inScope(firm.live, (tx) => tx.message.updateMany({ where: { requestId: id }, data }));
    expect(await endOf(text(undefined, later(20)))).toBe("conflict");
    await expect(text(undefined, later(45))).rejects.toMatchObject({
      message: expect.stringContaining("might have been sent"),
    });
    expect(provider.sent).toHaveLength(1);
  });

  test.each([
    [429, 20_429],
    [401, 20_003],
    [400, 21_606],
  ])("counts as not requested if the provider temporarily refuses it (%i, %i)", async (status, code) => {
    provider.answer = smsFault(status, code);
    const error = await text().catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ code: "upstream_unavailable" });
    expect(`${error?.message} ${error?.stack}`).not.toMatch(/0?412/);
    provider.answer = null;
    await text(undefined, later(1));
    expect(provider.sent).toHaveLength(1);
  });

  test("is refused at its field if the number cannot receive texts", async () => {
    provider.answer = smsFault(400, 21_614);
    await expect(text()).rejects.toMatchObject({ code: "invalid", fields: [{ loc: ["body", "to"] }] });
    expect(await eventsOf()).toEqual([]);
  });

  test("is refused if the recipient replied STOP, and so is the firm's next invite", async () => {
    provider.answer = smsFault(400, 21_610);
    await expect(text()).rejects.toMatchObject({
      code: "invalid",
      // In this test, the sender is a name and not a number.
      fields: [{ msg: expect.stringMatching(/opted out .* come from a name that can’t receive replies/) }],
    });
    provider.answer = null;
    expect(await endOf(text(undefined, onDay(1)))).toBe("invalid");
    expect(provider.sent).toEqual([]);
  });

  test("is followed by text reminders, each sent once", async () => {
    await text();
    await remindCustomer(firm.live, id, onDay(2));
    await remindCustomer(firm.live, id, onDay(2));
    expect(provider.sent.map(({ text: said }) => said)).toEqual([
      expect.any(String),
      `Reminder: Harbour Lending asks for your bank data. Share or decline: ${url()}`,
    ]);
  });

  test("is not sent twice for a reminder whose response was lost", async () => {
    await text();
    provider.answer = "lost";
    await remindCustomer(firm.live, id, onDay(2));
    provider.answer = null;
    await remindCustomer(firm.live, id, onDay(2));
    await remindCustomer(firm.live, id, onDay(3));
    expect(provider.sent).toHaveLength(2);
  });
});

describe("a delivery event from the SMS provider", () => {
  const callback = () => provider.sent[0]?.callback ?? "";
  const fields = (MessageStatus: string, more: Record<string, string> = {}) => ({
    MessageSid: provider.sent[0]?.sid ?? "",
    MessageStatus,
    To: "+61412345678",
    From: "Surplus",
    AccountSid: "AC",
    ...more,
  });

  test("is recorded once, with its documented signature, in any order", async () => {
    await text();
    for (const status of ["sent", "delivered", "sent", "delivered"])
      expect((await call(door, smsCall(callback(), fields(status)))).status).toBe(200);
    expect(await eventsOf()).toEqual(["request.invited", "message.delivered"]);
  });

  test("resolves a lost response by finding the message through the called URL", async () => {
    provider.answer = "lost";
    await endOf(text());
    await call(door, smsCall(callback(), fields("delivered")));
    expect(await messages()).toMatchObject([{ state: "delivered", providerId: provider.sent[0]?.sid }]);
  });

  test("suppresses a recipient who has since replied STOP", async () => {
    await text();
    await call(door, smsCall(callback(), fields("undelivered", { ErrorCode: "21610" })));
    expect(await eventsOf()).toEqual(["request.invited", "message.failed"]);
    expect(await endOf(text(undefined, onDay(1)))).toBe("invalid");
  });

  test("is refused if it is unsigned, signed with a different key, for a different message, or has a repeated field", async () => {
    await text();
    const good = smsCall(callback(), fields("delivered"));
    const { "x-twilio-signature": _, ...unsigned } = good.headers;
    const answers = [
      await call(door, { ...good, headers: unsigned }),
      await call(door, smsCall(callback(), fields("delivered"), "another token")),
      await call(door, { ...good, path: "/api/webhooks/sms?message=mes_00000000000000000000000000" }),
      await call(door, { ...good, raw: `${good.raw}&MessageStatus=failed` }),
      await call(door, { ...good, raw: good.raw.replace("delivered", "failed") }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(await eventsOf()).toEqual(["request.invited"]);
  });

  test("gets the same response for an unknown message", async () => {
    await text();
    const nobody = `http://localhost:3000/api/webhooks/sms?message=mes_00000000000000000000000000`;
    const unknown = await call(door, smsCall(nobody, { MessageSid: "SM0", MessageStatus: "failed" }));
    const known = await call(door, smsCall(callback(), fields("delivered")));
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });
});

test("an invite by text is a single message for any firm's name, if the URL has a usual length", () => {
  const link = `https://reports.example.com/connect/req_${"0".repeat(32)}`;
  const firmName = "The Harbour and Hinterland Lending Advisers of Queensland";
  expect(writeInviteSms({ firmName, url: link }).length).toBeLessThanOrEqual(160);
  for (const isLast of [true, false])
    expect(writeReminderSms({ firmName, url: link, isLast }).length).toBeLessThanOrEqual(160);
});

test("a text message does not ask for a reply, because some senders cannot receive one", () => {
  const words = { firmName: "Harbour Lending", url: "https://x.example" };
  for (const sms of [
    writeInviteSms(words),
    writeReminderSms({ ...words, isLast: false }),
    writeReminderSms({ ...words, isLast: true }),
  ]) {
    expect(sms).toMatch(/ Share or decline: https:\/\/x\.example$/);
    expect(sms).not.toMatch(/reply|answer|text back|\bSTOP\b/);
  }
});

test("the text for START is used only if the sender is a number or a service of numbers, not a name", () => {
  for (const from of ["+61480000000", `MG${"0".repeat(32)}`])
    expect(suppressedWords("stopped", isAnswerable(from)), from).toContain("can text START to the number");
  for (const from of ["Surplus", "MG Finance"])
    expect(suppressedWords("stopped", isAnswerable(from)), from).not.toMatch(/START|number your messages/);
});

test("a firm's name is shortened to plain characters in a text message, so that it fits into one or two messages", () => {
  const sms = writeInviteSms({
    firmName: `O’Brien & Söhne ${"x".repeat(100)}\u202e`,
    url: "https://x.example",
  });
  expect(sms).toMatch(/^O'Brien & Söhne x{6}\.\.\. asks/);
  expect(sms.endsWith(": https://x.example")).toBe(true);
});
