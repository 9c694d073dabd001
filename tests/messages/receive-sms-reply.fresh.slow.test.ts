import { describe, expect, test } from "vitest";
import { POST as door } from "@/app/api/webhooks/sms/route";
import { createRequest } from "@/lib/connect/create-request";
import { sendInvite } from "@/lib/messages/send-invite";
import { db, inCompany, inScope } from "@/lib/store/client";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INVITED, onDay, START } from "@/tests/support/invite";
import { setLiveApproval } from "@/tests/support/live-approval";
import { smsCall, smsFault, testSms } from "@/tests/support/sms";

const provider = testSms("+61480000000");
testDatabase();

const URL_OF_REPLIES = "http://localhost:3000/api/webhooks/sms";
const AVA = "+61412345678";
const BO = "+61498765432";

type Firm = TestCompany & { requestId: string };
const text = ({ live, actor, requestId }: Firm, to: string, at = START) =>
  sendInvite(live, requestId, {
    invite: { channel: "sms", to },
    consentUrl: "http://localhost:3000/connect/x",
    actor,
    at,
  });
const suppressionsOf = ({ live }: Firm) =>
  inScope(live, (tx) => tx.suppression.findMany({ where: { ...live } }));
const optInsOf = ({ companyId }: Firm) =>
  inCompany(companyId, (tx) =>
    tx.auditEntry.findMany({ where: { companyId, action: "recipient.opted_in" } }),
  );
const write = (fields: Record<string, string>, secret?: string, url = URL_OF_REPLIES) =>
  call(door, smsCall(url, { MessageSid: "SM1", To: "+61480000000", ...fields }, secret));

/** Creates a firm whose customers at these numbers replied STOP before the firm texted them. */
async function stoppedBy(...numbers: string[]): Promise<Firm> {
  await db().messageCount.deleteMany({});
  const firm = await makeCompany("Harbour Lending");
  await setLiveApproval(firm.companyId, true, firm.actor, START);
  const { id: requestId } = await createRequest(firm.live, {
    input: INVITED,
    actor: firm.actor,
    attempt: null,
    now: START,
  });
  provider.answer = smsFault(400, 21_610);
  for (const number of numbers)
    await expect(text({ ...firm, requestId }, number)).rejects.toMatchObject({
      fields: [{ msg: expect.stringContaining("text START") }],
    });
  provider.answer = null;
  return { ...firm, requestId };
}

describe("a recipient who replied STOP and then START", () => {
  test("gets text messages from every firm again, and no further recipient is affected", async () => {
    const [one, two] = [await stoppedBy(AVA, BO), await stoppedBy(AVA)];
    await expect(text(one, AVA, onDay(1))).rejects.toMatchObject({ code: "invalid" });
    expect((await write({ From: AVA, Body: " start\n" })).status).toBe(200);
    expect([(await suppressionsOf(one)).length, (await suppressionsOf(two)).length]).toEqual([1, 0]);
    await text(one, AVA, onDay(1));
    await text(two, AVA, onDay(1));
    expect(provider.sent.map(({ to }) => to)).toEqual([AVA, AVA]);
    await expect(text(one, BO, onDay(2))).rejects.toMatchObject({ code: "invalid" });
  });

  test("is in each firm's record once, without the phone number", async () => {
    const firm = await stoppedBy(AVA);
    for (let n = 0; n < 3; n++) await write({ From: AVA, Body: "START" });
    const entries = await optInsOf(firm);
    expect(entries).toMatchObject([{ actorKind: "system", environment: "live", requestId: null }]);
    expect(JSON.stringify(entries, (_, value) => (typeof value === "bigint" ? "" : value))).not.toMatch(
      /412345678/,
    );
  });

  test("is not suppressed again if the provider repeats the earlier STOP", async () => {
    const firm = await stoppedBy();
    await text(firm, AVA);
    const { callback, sid } = provider.sent[0] ?? {};
    const told = { MessageSid: sid ?? "", MessageStatus: "undelivered", ErrorCode: "21610", To: AVA };
    const tell = () => call(door, smsCall(callback ?? "", told));
    await tell();
    expect(await suppressionsOf(firm)).toHaveLength(1);
    await write({ From: AVA, Body: "START" });
    await tell();
    expect(await suppressionsOf(firm)).toEqual([]);
  });

  test("gets no reply from us, because the provider replies", async () => {
    const answer = await write({ From: AVA, Body: "START" });
    expect([answer.status, answer.text, answer.headers.get("content-type")]).toEqual([
      200,
      "<Response/>",
      "text/xml",
    ]);
  });

  test.each([
    [{ Body: "UNSTOP" }, 0],
    [{ Body: "yes" }, 0],
    [{ Body: "los", OptOutType: "START" }, 0],
    [{ Body: "START", OptOutType: "STOP" }, 1],
    [{ Body: "start please" }, 1],
    [{ Body: "STOP" }, 1],
    [{ Body: "" }, 1],
  ])("is recognised only by the provider's keywords: %j", async (fields, left) => {
    const firm = await stoppedBy(AVA);
    expect((await write({ From: AVA, ...fields })).status).toBe(200);
    expect(await suppressionsOf(firm)).toHaveLength(left);
  });
});

describe("an invalid reply", () => {
  test("changes nothing if it is unsigned, signed with a different key or for a different URL", async () => {
    const firm = await stoppedBy(AVA);
    const fields = { From: AVA, Body: "START" };
    const good = smsCall(URL_OF_REPLIES, fields);
    const answers = [
      await call(door, { ...good, headers: { "content-type": good.headers["content-type"] } }),
      await write(fields, "another token"),
      await call(door, { ...smsCall(`${URL_OF_REPLIES}?message=`, fields), path: "/api/webhooks/sms" }),
      await call(door, { ...good, raw: `${good.raw}&Body=START` }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await suppressionsOf(firm)).toHaveLength(1);
  });

  test("is ignored if it is from an invalid number", async () => {
    const firm = await stoppedBy(AVA);
    for (const From of ["", "Surplus", "+14155552671", "\u0000"])
      expect((await write({ From, Body: "START" })).status).toBe(200);
    expect(await suppressionsOf(firm)).toHaveLength(1);
  });
});
