import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as inngestRoute } from "@/app/api/inngest/route";
import { POST as upstreamDoor } from "@/app/v1/webhooks/upstream/route";
import { sandboxUpstream } from "@/lib/adapters/upstream/sandbox/sandbox";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { allWork } from "@/lib/jobs/driver";
import { runWork, WorkFailed } from "@/lib/jobs/functions";
import { asWorker, inScope } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { setWebhookUrl } from "@/lib/store/write/endpoint";
import { claimWork, type WorkName } from "@/lib/store/write/outbox";
import { queueWork } from "@/lib/store/write/queue";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { doDueWork, receiverOfFile } from "@/tests/support/work";

testDatabase();

const input = { ...INPUT, reportType: "expense_summary" as const, consentType: "ongoing" as const };

let firm: TestCompany;
const receiver = receiverOfFile();
let id: string;

beforeEach(async () => {
  firm = await makeCompany();
  await setWebhookUrl(firm.test, receiver.url, firm.actor, new Date());
  id = (await createRequest(firm.test, { input, actor: firm.actor })).id;
});

const rows = () =>
  asWorker((tx) =>
    tx.outbox.findMany({ where: { companyId: firm.companyId }, orderBy: { createdAt: "asc" } }),
  );
const status = async () => (await getRequest(firm.test, id)).status;

/** An event in the format that the sandbox bank posts. */
async function upstreamEvent(event: string, sign = true, messageId = "msg_1") {
  const userRef = (await getRequest(firm.test, id)).consent?.userRef;
  const raw = JSON.stringify({ message_id: `${id}:${messageId}`, data: { event, end_user_id: userRef } });
  const key = Buffer.from(process.env.SANDBOX_WEBHOOK_SECRET ?? "", "base64");
  const signature = createHmac("sha256", sign ? key : "wrong")
    .update(raw)
    .digest("base64");
  return call(upstreamDoor, {
    method: "POST",
    raw,
    headers: { "content-type": "application/json", "x-sandbox-signature": signature },
  });
}

describe("an upstream event for the driver", () => {
  test("leads to the report if it is signed, and the firm's webhook gets both events with a valid signature", async () => {
    await giveConsent(id);
    expect((await upstreamEvent("banking.transactions.sync.completed")).status).toBe(200);
    expect(await status()).toBe("pending_consent");
    await doDueWork();
    expect(await status()).toBe("ready");
    expect(receiver.received.map(({ body }) => JSON.parse(body).event).sort()).toEqual([
      "consent.completed",
      "report.ready",
    ]);
    for (const { headers, body } of receiver.received) {
      expect(headers["x-service-signature"]).toBe(
        createHmac("sha256", firm.secrets.test).update(body).digest("hex"),
      );
    }
  });

  test("makes one report and one report.ready if it arrives a hundred times", {
    tags: ["slow"],
  }, async () => {
    await giveConsent(id);
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        upstreamEvent("banking.transactions.sync.completed", true, `msg_${n % 50}`),
      ),
    );
    await doDueWork();
    const made = await inScope(firm.test, async (tx) => [
      await tx.report.count(),
      await tx.event.count({ where: { type: "report.ready" } }),
    ]);
    expect(made).toEqual([1, 1]);
  });

  test("gets the same response if it is unsigned, and only causes a check at the provider", {
    tags: ["slow"],
  }, async () => {
    await giveConsent(id);
    for (let n = 0; n < 5; n++) expect((await upstreamEvent("consent.revoked", false)).status).toBe(200);
    const hints = (await rows()).filter((row) => row.dedupeKey.startsWith("hint:"));
    expect(hints.length).toBeLessThanOrEqual(2);
    await doDueWork();
    expect(await status()).toBe("ready");
  });

  test.each(["", "{", "[]", '{"end_user_id":7}', '{"end_user_id":"unlisted"}', "\u0000"])(
    "gets a 200 and changes nothing with the body %j",
    async (raw) => {
      const answer = await call(upstreamDoor, {
        method: "POST",
        raw,
        headers: { "content-type": "application/json" },
      });
      expect(answer.status).toBe(200);
      expect(await rows()).toEqual([]);
    },
  );

  test("withdraws the request in the bank's name if a consent was revoked at the bank", async () => {
    await giveConsent(id);
    await upstreamEvent("banking.transactions.sync.completed");
    await doDueWork();
    const { consent } = await getRequest(firm.test, id);
    await sandboxUpstream().revokeConsent(consent?.userRef ?? "", consent?.consentRef ?? "");
    await upstreamEvent("consent.revoked", true, "msg_2");
    await doDueWork();
    expect(await getRequest(firm.test, id)).toMatchObject({ status: "withdrawn", withdrawnBy: "bank" });
  });
});

describe("the reconciler", () => {
  test("recovers an event that never arrived, from the creation of a link on", async () => {
    await giveConsent(id);
    const [watch] = await rows();
    expect(watch).toMatchObject({ name: "reconcile", subjectId: id });
    expect((watch?.availableAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
    await asWorker((tx) => tx.outbox.updateMany({ data: { availableAt: new Date() } }));
    await doDueWork();
    expect(await status()).toBe("ready");
  });
});

describe("a withdrawal at the provider", () => {
  test("revokes the consent, deletes the customer at the provider, and deletes our reference to that customer", async () => {
    await giveConsent(id);
    await upstreamEvent("banking.transactions.sync.completed");
    await doDueWork();
    const userRef = (await getRequest(firm.test, id)).consent?.userRef ?? "";
    await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
    await doDueWork();
    expect(await sandboxUpstream().listConsents(userRef)).toEqual([]);
    expect((await getRequest(firm.test, id)).consent).toMatchObject({
      userRef: null,
      consentRef: null,
      institutions: [],
    });
    expect(receiver.received.map(({ body }) => JSON.parse(body).event)).toContain("request.withdrawn");
  });
});

describe("a webhook that fails", { tags: ["slow"] }, () => {
  const deliver = async () => {
    await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
    await doDueWork();
    return inScope(firm.test, (tx) => tx.delivery.findFirstOrThrow({ include: { attemptRows: true } }));
  };

  test("is retried later with the same bytes and the same event id", async () => {
    receiver.answer = { status: 500 };
    const delivery = await deliver();
    expect(delivery).toMatchObject({
      state: "pending",
      attempts: 1,
      attemptRows: [{ outcome: "http_error", responseCode: 500, responseText: "thanks" }],
    });
    const again = (await rows()).find((row) => row.doneAt === null && row.name === "deliver");
    expect((again?.availableAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_000);
    receiver.answer = { status: 200 };
    await asWorker((tx) => tx.outbox.updateMany({ data: { availableAt: new Date() } }));
    await doDueWork();
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.headers["x-service-signature"]).toBe(first?.headers["x-service-signature"]);
    expect(await inScope(firm.test, (tx) => tx.delivery.findFirstOrThrow())).toMatchObject({
      state: "delivered",
      attempts: 2,
    });
  });

  test("is retried only after the wait that the receiver's Retry-After states", async () => {
    receiver.answer = { status: 503, headers: { "retry-after": "600" } };
    await deliver();
    const again = (await rows()).find((row) => row.doneAt === null && row.name === "deliver");
    expect((again?.availableAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(590_000);
  });

  test("switches the endpoint off after a 410, and no further event is queued for the endpoint", async () => {
    receiver.answer = { status: 410 };
    expect(await deliver()).toMatchObject({ state: "failed" });
    const endpoint = await inScope(firm.test, (tx) => tx.webhookEndpoint.findFirstOrThrow());
    expect(endpoint.disabledAt).not.toBeNull();
  });
});

describe("work that runs in this process", () => {
  const claimOne = async (name: WorkName) => {
    const { work } = await claimWork(allWork());
    const one = work.find((each) => each.name === name);
    if (!one) throw new Error("nothing was claimed");
    return one;
  };

  test("is marked done in the transaction that queues the next work", async () => {
    await asWorker((tx) => tx.outbox.deleteMany({}));
    await giveConsent(id);
    await asWorker((tx) => tx.outbox.updateMany({ data: { availableAt: new Date() } }));
    const work = await claimOne("reconcile");
    await runWork(work);
    const checks = (await rows()).filter(({ name }) => name === "reconcile");
    expect(checks.find((row) => row.id === work.id)?.doneAt).not.toBeNull();
    expect(checks.filter((row) => row.id !== work.id)).toMatchObject([{ subjectId: id, doneAt: null }]);
  });

  test("fails with the type of its error, without the error's text", async () => {
    const planted = "BSB 062-000 account 99887766";
    await asWorker((tx) => tx.outbox.deleteMany({}));
    await queueWork(firm.test, { name: "generate", subjectId: planted, dedupeKey: "planted" });
    const failing = runWork(await claimOne("generate"));
    await expect(failing).rejects.toThrow(new WorkFailed("AppError (not_found)"));
    expect((await rows())[0]?.doneAt).toBeNull();
  });

  test("does not open Inngest's route", async () => {
    const request = new Request("http://localhost:3000/api/inngest", { method: "POST" });
    expect((await inngestRoute(request)).status).toBe(404);
  });
});
