// The webhook routes of both message providers, when both are set up: a call to one route must not affect the other.
import { beforeEach, describe, expect, test } from "vitest";
import { POST as mailDoor } from "@/app/api/webhooks/mail/route";
import { POST as smsDoor } from "@/app/api/webhooks/sms/route";
import { createRequest } from "@/lib/connect/create-request";
import { sendInvite } from "@/lib/messages/send-invite";
import { inScope } from "@/lib/store/client";
import { listAudit } from "@/lib/store/read/request";
import { call } from "@/tests/support/call";
import type { TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INVITED, inviteCustomer, START } from "@/tests/support/invite";
import { testMail } from "@/tests/support/mail";
import { type MailReport, mailCall } from "@/tests/support/mail-event";
import { smsCall, smsFault, testSms } from "@/tests/support/sms";

const mail = testMail();
const sms = testSms("+61480000000");
testDatabase();

const DOOR = "http://localhost:3000/api/webhooks/sms";
const AVA = "+61412345678";

let firm: TestCompany;
let mailed: { id: string; message: string };
let texted: { id: string; message: string };

beforeEach(async () => {
  const made = await inviteCustomer(mail);
  firm = made.firm;
  const { id } = await createRequest(firm.live, {
    input: INVITED,
    actor: firm.actor,
    attempt: null,
    now: START,
  });
  await text(id, START);
  mailed = { id: made.id, message: (await messageOf(made.id)).id };
  texted = { id, message: (await messageOf(id)).id };
});

const text = (id: string, at: Date) =>
  sendInvite(firm.live, id, {
    invite: { channel: "sms", to: AVA },
    consentUrl: `http://localhost:3000/connect/${id}`,
    actor: firm.actor,
    at,
  });
const messageOf = (requestId: string) =>
  inScope(firm.live, (tx) => tx.message.findFirstOrThrow({ where: { ...firm.live, requestId } }));
const suppressionsOf = () => inScope(firm.live, (tx) => tx.suppression.findMany({ where: { ...firm.live } }));
const eventsOf = async () =>
  (await Promise.all([mailed, texted].map(({ id }) => listAudit(firm.live, id))))
    .flat()
    .filter(({ action }) => action.startsWith("message."));
const forget = (id: string) =>
  inScope(firm.live, (tx) =>
    tx.message.updateMany({ where: { id, ...firm.live }, data: { providerId: null } }),
  );
const about = (message: string, fields: Record<string, string>) =>
  smsCall(`${DOOR}?message=${message}`, { MessageSid: "SM1", To: AVA, ...fields });
const tellMail = (told: MailReport) => call(mailDoor, mailCall(told));

describe("a call that is signed for one provider's route", () => {
  test("is refused at the other provider's route, and changes nothing", async () => {
    const fromMail = mailCall({ type: "email.complained", message: mailed.message });
    const fromSms = about(texted.message, { MessageStatus: "failed", ErrorCode: "21610" });
    const answers = [
      await call(smsDoor, { ...fromMail, path: `/api/webhooks/sms?message=${mailed.message}` }),
      await call(smsDoor, { ...fromMail, path: "/api/webhooks/sms" }),
      await call(mailDoor, { ...fromSms, path: "/api/webhooks/mail" }),
    ];
    expect(answers.map(({ status, json }) => `${status} ${json.code}`)).toEqual(
      Array(3).fill("401 invalid_key"),
    );
    expect([await eventsOf(), await suppressionsOf()]).toEqual([[], []]);
  });

  test("gets the response for an unknown message if it names a message of the other provider, and changes nothing", async () => {
    const { providerId } = await messageOf(texted.id);
    const mails = [
      await tellMail({ type: "email.complained", message: texted.message }),
      await tellMail({ type: "email.complained", emailId: providerId ?? "" }),
      await tellMail({ type: "email.complained", message: "mes_00000000000000000000000000" }),
    ];
    expect(new Set(mails.map((one) => `${one.status} ${one.text}`)).size).toBe(1);
    const fields = { MessageStatus: "undelivered", ErrorCode: "21610" };
    const texts = [
      await call(smsDoor, about(mailed.message, fields)),
      await call(smsDoor, about("mes_00000000000000000000000000", fields)),
      await call(smsDoor, about("", fields)),
    ];
    expect(new Set(texts.map((one) => `${one.status} ${one.text}`)).size).toBe(1);
    expect([await eventsOf(), await suppressionsOf()]).toEqual([[], []]);
  });

  test("is refused before it is read if the body or the number of fields exceeds the limit", async () => {
    const good = about(texted.message, { MessageStatus: "delivered" });
    const long = { ...good, raw: `${good.raw}&x=${"x".repeat(70_000)}` };
    const many = about(
      texted.message,
      Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`f${n}`, "x"])),
    );
    const statuses = [];
    for (const one of [long, many]) statuses.push((await call(smsDoor, one)).status);
    expect(statuses).toEqual([413, 401]);
    expect(await eventsOf()).toEqual([]);
  });
});

describe("a signed call with unusual content", () => {
  test("is ignored if its state has the name of an object's built-in member", async () => {
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
      expect((await tellMail({ type: name, message: mailed.message })).status).toBe(200);
      expect((await call(smsDoor, about(texted.message, { MessageStatus: name }))).status).toBe(200);
    }
    expect(await eventsOf()).toEqual([]);
  });

  test("is applied without storing its id if no provider creates ids like it", async () => {
    await forget(mailed.message);
    await forget(texted.message);
    expect(
      (await tellMail({ type: "email.delivered", message: mailed.message, emailId: "\u0000" })).status,
    ).toBe(200);
    const odd = about(texted.message, {
      MessageStatus: "delivered",
      MessageSid: `SM\u0000${"x".repeat(5_000)}`,
    });
    expect((await call(smsDoor, odd)).status).toBe(200);
    expect((await eventsOf()).map(({ action }) => action)).toEqual([
      "message.delivered",
      "message.delivered",
    ]);
    expect([(await messageOf(mailed.id)).providerId, (await messageOf(texted.id)).providerId]).toEqual([
      null,
      null,
    ]);
  });
});

test("a repeated START after a later STOP sends nothing: the provider refuses, and the number is suppressed again", async () => {
  const start = smsCall(DOOR, { MessageSid: "SM2", From: AVA, To: "+61480000000", Body: "START" });
  await call(smsDoor, about(texted.message, { MessageStatus: "undelivered", ErrorCode: "21610" }));
  await call(smsDoor, start);
  expect(await suppressionsOf()).toEqual([]);
  sms.answer = smsFault(400, 21_610);
  const { id } = await createRequest(firm.live, {
    input: INVITED,
    actor: firm.actor,
    attempt: null,
    now: START,
  });
  const later = new Date(START.getTime() + 3_600_000);
  await expect(text(id, later)).rejects.toMatchObject({ code: "invalid" });
  await call(smsDoor, start);
  await expect(text(id, new Date(later.getTime() + 3_600_000))).rejects.toMatchObject({ code: "invalid" });
  expect(sms.sent).toHaveLength(1);
  expect(await suppressionsOf()).toMatchObject([{ reason: "stopped" }]);
});
