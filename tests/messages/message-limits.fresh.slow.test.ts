import { beforeEach, describe, expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { COOL_DOWN_SECONDS, RECIPIENT_DAY_MAX } from "@/lib/messages/message-limits";
import { remindCustomer } from "@/lib/messages/remind-customer";
import { CUSTOMER } from "@/lib/scope";
import { db } from "@/lib/store/client";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INVITED, invite, inviteCustomer, onDay, START } from "@/tests/support/invite";
import { setLiveApproval } from "@/tests/support/live-approval";
import { testMail } from "@/tests/support/mail";

process.env.MAIL_CAP_HOUR = "6";
process.env.MAIL_CAP_DAY = "9";
const provider = testMail();
testDatabase();

beforeEach(async () => void (await db().messageCount.deleteMany({})));

async function makeFirm(): Promise<TestCompany> {
  const firm = await makeCompany();
  await setLiveApproval(firm.companyId, true, firm.actor, START);
  return firm;
}
const makeRequest = async (firm: TestCompany) =>
  (await createRequest(firm.live, { input: INVITED, actor: firm.actor, attempt: null, now: START })).id;
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
const endOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "sent",
    (error: { code: string }) => error.code,
  );
const countOf = (ends: string[]) => [
  ends.filter((end) => end === "sent").length,
  ends.filter((end) => end === "too_many").length,
];

describe("a recipient", () => {
  test("is invited once within the cool-down, even by many concurrent requests of a firm", async () => {
    const firm = await makeFirm();
    const ids = await Promise.all(Array.from({ length: 8 }, () => makeRequest(firm)));
    const ends = await Promise.all(ids.map((id) => endOf(invite(firm, id, "sam@example.com"))));
    expect(countOf(ends)).toEqual([1, 7]);
    expect(provider.sent).toHaveLength(1);
  });

  test("can be invited again at the time in the refusal, and a plus sign or capitals do not make a different recipient", async () => {
    const firm = await makeFirm();
    await invite(firm, await makeRequest(firm), "sam@example.com");
    const id = await makeRequest(firm);
    await expect(invite(firm, id, "Sam+again@Example.com", later(30))).rejects.toMatchObject({
      code: "too_many",
      retryAfterSeconds: COOL_DOWN_SECONDS - 30,
      message: "An invite was sent to this address a moment ago. Wait 2 minutes, then send again.",
    });
    await invite(firm, id, "sam@example.com", later(COOL_DOWN_SECONDS));
    expect(provider.sent).toHaveLength(2);
  });

  test("is not revealed, because messages from another firm cause no refusal", async () => {
    for (let n = 0; n <= RECIPIENT_DAY_MAX; n++) {
      const firm = await makeFirm();
      await invite(firm, await makeRequest(firm), "sam@example.com", later(n));
    }
    expect(provider.sent).toHaveLength(RECIPIENT_DAY_MAX + 1);
  });

  test("gets a maximum number of messages a day, even if the requests are withdrawn in between", async () => {
    const firm = await makeFirm();
    const ends = [];
    for (let n = 0; n <= RECIPIENT_DAY_MAX; n++) {
      const id = await makeRequest(firm);
      ends.push(await endOf(invite(firm, id, "sam@example.com", later(n * 600))));
      await withdrawRequest(firm.live, id, { by: "customer", actor: CUSTOMER, now: later(n * 600 + 1) });
    }
    expect(countOf(ends)).toEqual([RECIPIENT_DAY_MAX, 1]);
    await invite(firm, await makeRequest(firm), "sam@example.com", onDay(1));
  });

  test("does not have to wait if the provider refused the address", async () => {
    const firm = await makeFirm();
    const id = await makeRequest(firm);
    provider.answer = { status: 422, body: { statusCode: 422, name: "validation_error", message: "bad" } };
    expect(await endOf(invite(firm, id, "sam@example.com"))).toBe("invalid");
    provider.answer = null;
    expect(await endOf(invite(firm, id, "sam@example.com", later(1)))).toBe("sent");
  });
});

describe("a company", () => {
  test("sends at most its hourly cap, even by concurrent calls, and the next message after the hour", async () => {
    const firm = await makeFirm();
    const ids = await Promise.all(Array.from({ length: 12 }, () => makeRequest(firm)));
    const ends = await Promise.all(ids.map((id, at) => endOf(invite(firm, id, `c${at}@example.com`))));
    expect(countOf(ends)).toEqual([6, 6]);
    expect(provider.sent).toHaveLength(6);
    const late = await makeRequest(firm);
    await expect(invite(firm, late, "late@example.com", later(600))).rejects.toMatchObject({
      code: "too_many",
      retryAfterSeconds: 3_000,
      message:
        "Your company has sent 6 emails within an hour, which is the limit. You can send the next message in 50 minutes.",
    });
    await invite(firm, late, "late@example.com", later(3_600));
  });

  test("sends at most its daily cap, independently of another company's cap", async () => {
    const [firm, other] = [await makeFirm(), await makeFirm()];
    const ends = [];
    for (let n = 0; n < 12; n++)
      ends.push(await endOf(invite(firm, await makeRequest(firm), `d${n}@example.com`, later(n * 1_800))));
    expect(countOf(ends)).toEqual([9, 3]);
    await invite(other, await makeRequest(other), "other@example.com", later(20_000));
  });

  test("does not lose a reminder because of the cap, and sends it once there is capacity", async () => {
    const { firm, id } = await inviteCustomer(provider);
    for (let n = 0; n < 6; n++) await invite(firm, await makeRequest(firm), `e${n}@example.com`, onDay(2));
    provider.sent = [];
    const inMs = (await remindCustomer(firm.live, id, onDay(2))) ?? 0;
    expect([inMs, provider.sent.length]).toEqual([3_600_000 + 60_000, 0]);
    await remindCustomer(firm.live, id, new Date(onDay(2).getTime() + inMs));
    expect(provider.sent.map(({ key }) => key)).toEqual([expect.stringContaining(`remind-${id}-1-`)]);
  });
});

describe("a message whose response was lost", () => {
  test("is sent again with the same key, and counted once", async () => {
    const firm = await makeFirm();
    const id = await makeRequest(firm);
    provider.answer = { status: 500, body: { statusCode: 500, name: "internal_server_error", message: "x" } };
    expect(await endOf(invite(firm, id, "sam@example.com"))).toBe("upstream_unavailable");
    provider.answer = null;
    await invite(firm, id, "sam@example.com", later(300));
    expect(new Set(provider.asked.map(({ key }) => key)).size).toBe(1);
    expect(provider.sent).toHaveLength(1);
    const used = await db().messageCount.findMany({ where: { id: { contains: firm.companyId } } });
    expect(used.map((row) => row.used)).toEqual([1, 1]);
  });

  test("is sent once if requested ten times at the same time", async () => {
    const firm = await makeFirm();
    const id = await makeRequest(firm);
    const ends = await Promise.all(
      Array.from({ length: 10 }, () => endOf(invite(firm, id, "sam@example.com"))),
    );
    expect(ends).toEqual(Array(10).fill("sent"));
    expect(provider.sent).toHaveLength(1);
  });
});
