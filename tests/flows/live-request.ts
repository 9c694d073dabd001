import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { GET as comeBack } from "@/app/connect/[id]/return/route";
import { GET as showLink } from "@/app/connect/[id]/route";
import { POST as leave } from "@/app/connect/[id]/start/route";
import { GET as comeBackToAll } from "@/app/connect/return/route";
import { GET as connect } from "@/app/v1/connect/[id]/route";
import { POST as withdrawByCustomer } from "@/app/v1/connect/[id]/withdraw/route";
import { POST as generate } from "@/app/v1/requests/[id]/generate/route";
import { POST as refresh } from "@/app/v1/requests/[id]/refresh/route";
import { GET as report } from "@/app/v1/requests/[id]/report/route";
import { GET as read, DELETE as withdraw } from "@/app/v1/requests/[id]/route";
import { POST as create } from "@/app/v1/requests/route";
import { POST as upstreamDoor } from "@/app/v1/webhooks/upstream/route";
import { queueRefresh } from "@/lib/analyse/refresh";
import { asWorker, inScope } from "@/lib/store/client";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { CANARY } from "@/tests/support/household-data";
import { setLiveApproval } from "@/tests/support/live-approval";
import type { Trouble } from "@/tests/support/provider-server";
import { quickenWaits } from "@/tests/support/quick-waits";
import type { Post, ProviderEventKind, Share, Stage, Sync } from "@/tests/support/stage";
import { doDueWork } from "@/tests/support/work";

/** The time limit, in milliseconds, of the first test in a process, which also loads the modules. */
const FIRST_MS = 60_000;

/** Defines tests that follow a live request from the first call to its end. They must pass with every provider. */
export function describeLiveRequest(stage: Stage): void {
  testDatabase();
  quickenWaits();
  beforeEach(() => stage.reset());
  afterAll(() => stage.close());

  let firm: TestCompany;
  let id: string;

  beforeEach(async () => {
    firm = await makeCompany();
    await setLiveApproval(firm.companyId, true, firm.actor, new Date());
    await asWorker((tx) => tx.outbox.deleteMany({}));
    id = await newRequest();
  });

  const BODY = {
    client_name: "Priya Raman",
    report_type: "affordability",
    email: "priya@example.com",
    consent_type: "ongoing",
  };
  async function newRequest(more: object = {}): Promise<string> {
    const answer = await call(create, { key: firm.liveKey, body: { ...BODY, ...more } });
    expect(answer.status).toBe(201);
    return String(answer.json.id);
  }

  const at = () => ({ key: firm.liveKey, params: { id } });
  const status = async () => (await call(read, at())).json.status;
  /** Returns the firm's notifications, in order. */
  const events = () =>
    inScope(firm.live, async (tx) => {
      const rows = await tx.event.findMany({ where: { requestId: id }, orderBy: { createdAt: "asc" } });
      return rows.map(({ type }) => type);
    });
  const post = async ({ raw, headers }: Post) =>
    expect((await call(upstreamDoor, { method: "POST", raw, headers })).status).toBe(200);
  const send = (share: Share, kind: ProviderEventKind) => post(stage.message(share, kind));
  const trouble = (on: Trouble["on"], kind: Trouble["kind"], times = 1) =>
    stage.troubles.push({ on, kind, times });
  const link = async () => String((await call(connect, { params: { id } })).json.consent_url);
  const agree = async (sync: Sync = "none") => stage.agree(await link(), sync);
  /** Returns the URL of our page after the bank. If a provider has one return URL for all, follows its redirect. */
  async function follow(back: string): Promise<URL> {
    const url = new URL(back);
    if (url.pathname !== "/connect/return") return url;
    const answer = await call(comeBackToAll, { method: "GET", path: `${url.pathname}${url.search}` });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get("location") ?? "", url);
  }
  /** Does all waiting work now, even if it is due later. */
  async function later(): Promise<void> {
    const data = { availableAt: new Date(0) };
    await asWorker((tx) => tx.outbox.updateMany({ where: { doneAt: null, deadLetteredAt: null }, data }));
    await doDueWork();
  }
  const makeReady = async () => {
    const { share } = await agree("full");
    await send(share, "consented");
    await send(share, "complete");
    await doDueWork();
    expect(await status()).toBe("ready");
    return share;
  };

  describe(`a live request with ${stage.name}`, () => {
    test(
      "goes from the firm's call to the report, its refresh and its end",
      async () => {
        const { share, back } = await agree();
        expect((await follow(back)).pathname).toBe(`/connect/${id}/return`);
        await send(share, "consented");
        await doDueWork();
        expect(await status()).toBe("pending_data");
        share.arrive("recent");
        await send(share, "partial");
        await doDueWork();
        expect(await status()).toBe("pending_data");
        share.arrive("full");
        await send(share, "complete");
        await doDueWork();
        expect(await status()).toBe("ready");
        const first = (await call(report, at())).text;
        expect(first.includes("Bluegum Bank")).toBe(true);
        expect(first.includes("HISTORY_UNCONFIRMED")).toBe(false);

        expect((await call(refresh, { ...at(), method: "POST" })).status).toBe(200);
        expect((await call(report, at())).text === first).toBe(false);

        expect((await call(withdraw, { ...at(), method: "DELETE" })).json).toEqual({
          id,
          status: "withdrawn",
        });
        // We treat the consent as ended, even if the call to the provider fails.
        expect((await call(report, at())).status).toBe(410);
        await doDueWork();
        expect(share.isActive()).toBe(false);
        expect(stage.users().map(({ deleted }) => deleted)).toEqual([true]);
        expect(await events()).toEqual([
          "consent.completed",
          "report.ready",
          "report.refreshed",
          "request.withdrawn",
        ]);
        expect(stage.answered("test")).toEqual([]);
      },
      FIRST_MS,
    );

    test("does not change if events arrive twice, out of order, or before the customer returns", async () => {
      const { share, back } = await agree("full");
      const messages = (["complete", "accounts", "consented"] as const).map((kind) =>
        stage.message(share, kind),
      );
      for (const message of [...messages, ...messages]) await post(message);
      await doDueWork();
      await call(comeBack, { method: "GET", path: (await follow(back)).pathname, params: { id } });
      await doDueWork();
      expect(await status()).toBe("ready");
      expect(await events()).toEqual(["consent.completed", "report.ready"]);
    });

    test("includes a question for an unknown email address, but only once the address is needed", async () => {
      id = await newRequest({ email: null });
      const asked = await call(connect, { params: { id } });
      expect(asked.json).toMatchObject({ consent_url: null, needs: ["email"] });
      expect(stage.answered("live")).toEqual([]);
      const raw = "email=priya%40example.com";
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const left = await call(leave, { method: "POST", raw, headers, params: { id } });
      expect([left.status, left.headers.get("location")]).toEqual([303, expect.stringContaining(stage.link)]);
      expect(stage.users().map(({ email }) => email)).toEqual(["priya@example.com"]);
    });
  });

  describe("a one-time consent", () => {
    beforeEach(async () => {
      id = await newRequest({ consent_type: "once" });
    });

    test("ends at the provider once its data is collected, while the request, the report and the end date remain", async () => {
      const share = await makeReady();
      await doDueWork();
      expect(share.isActive()).toBe(false);
      expect(stage.users().map(({ deleted }) => deleted)).toEqual([true]);
      const { json } = await call<{ purge_at: string; consent: object }>(read, at());
      expect(json).toMatchObject({ status: "ready", withdrawn_by: null, trouble: null });
      expect(json.consent).toMatchObject({ expires_at: json.purge_at, institutions: ["Bluegum Bank"] });
      const document = (await call(report, at())).json as { consent: { expires_at: string } };
      const second = Math.floor(Date.parse(json.purge_at) / 1_000) * 1_000;
      expect(Date.parse(document.consent.expires_at)).toBe(second);
      const kept = (await listAudit(firm.live, id)).filter(({ action }) => action === "consent.collected");
      expect(kept).toHaveLength(1);
    });

    test("does not count as withdrawn by the customer if we ended it, even if the provider reports its end later", async () => {
      const revoked = stage.message(await makeReady(), "revoked");
      await post(revoked);
      await doDueWork();
      await post(revoked);
      await later();
      expect(await status()).toBe("ready");
      expect(await events()).toEqual(["consent.completed", "report.ready"]);
      expect((await call(report, at())).status).toBe(200);
    });

    test("is ended later if the provider cannot be reached, and the report exists in the meantime", async () => {
      trouble(stage.calls.ends, { status: 500 }, 99);
      const share = await makeReady();
      await doDueWork();
      expect([await status(), share.isActive()]).toEqual(["ready", true]);
      stage.troubles.length = 0;
      await asWorker((tx) => tx.outbox.updateMany({ data: { deadLetteredAt: null } }));
      await later();
      expect([await status(), share.isActive()]).toEqual(["ready", false]);
    });

    test("loses its report if the customer withdraws after the data was collected", async () => {
      await makeReady();
      await doDueWork();
      await call(withdrawByCustomer, { method: "POST", params: { id } });
      await doDueWork();
      expect(await status()).toBe("withdrawn");
      expect((await call(report, at())).status).toBe(410);
    });
  });

  describe("a request whose provider messages are lost", () => {
    test("still gets its report, late, and the report states which data is not confirmed", async () => {
      const { share } = await agree("recent");
      await later();
      expect(await status()).toBe("pending_data");
      await later();
      expect(await status()).toBe("pending_data");
      // The share is now 49 hours old, and none of the provider's messages has arrived.
      share.growOld(49);
      await later();
      await asWorker((tx) =>
        tx.outbox.updateMany({ where: { doneAt: null }, data: { availableAt: new Date(0) } }),
      );
      const { consent: known } = await getRequest(firm.live, id);
      expect(known?.syncState !== null).toBe(!stage.tellsWhenAsked);
      await forgetLook();
      await later();
      expect(await status()).toBe("ready");
      expect((await call(report, at())).text.includes("HISTORY_UNCONFIRMED")).toBe(true);
    });

    test("is recovered by the reconciler if the messages were about the consent", async () => {
      const { share } = await agree("full");
      await send(share, "complete");
      await doDueWork();
      expect(await status()).toBe("ready");
      expect(await events()).toContain("consent.completed");
    });

    test("does not get a report of ninety days because of false or forged messages", async () => {
      const { share } = await agree("recent");
      await post(stage.message(share, "complete", "test"));
      await doDueWork();
      expect(await status()).toBe("pending_data");
    });
  });

  /** Forgets when the data was last checked. */
  const forgetLook = () =>
    inScope(firm.live, (tx) =>
      tx.consent.updateMany({ where: { requestId: id }, data: { syncState: null } }),
    );

  describe("a customer who does not agree", () => {
    test.each(stage.refusals)(
      "sees the link unchanged, with a message about the visit, if the customer %s",
      async (_, how, notice) => {
        const back = await follow(stage.refuse(await link(), how));
        const path = `${back.pathname}${back.search}`;
        const answer = await call(comeBack, { method: "GET", path, params: { id } });
        expect([answer.status, answer.headers.get("location")]).toEqual([303, `/connect/${id}`]);
        expect(answer.headers.get("set-cookie")).toContain(`surplus.notice=${id}.${notice};`);
        expect(await status()).toBe("pending_consent");
        expect(await link()).toContain(stage.link);
      },
    );
  });

  describe("an upstream failure", () => {
    test.each<[string, Trouble["kind"]]>([
      ["with faults", { status: 500 }],
      ["by not answering", "hangs"],
      ["by asking for a later retry", { status: 429, headers: { "retry-after": "60" } }],
    ])("gives, for %s, a 503 with a retry time, and a message for the customer", async (_, kind) => {
      trouble(stage.calls.mint, kind, 8);
      const answer = await call(connect, { params: { id } });
      expect([answer.status, answer.json.code]).toEqual([503, "upstream_unavailable"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const page = await call(leave, { method: "POST", params: { id } });
      expect(page.status).toBe(503);
      expect(page.text).toMatch(/Nothing was shared.*try again/i);
      expect((await call(showLink, { params: { id } })).status).toBe(200);
    });

    test("notifies the firm once if the bank's data cannot be fetched, until the data arrives", async () => {
      const failures = async () =>
        (await listAudit(firm.live, id)).filter(({ action }) => action === "data.failed").length;
      const { share } = await agree("recent");
      share.arrive("failed");
      await send(share, "consented");
      await doDueWork();
      await send(share, "failed");
      for (let time = 0; time < 2; time++) await later();
      expect([await status(), await failures()]).toEqual(["pending_data", 1]);
      share.arrive("full");
      await send(share, "complete");
      await doDueWork();
      expect([await status(), await failures()]).toEqual(["ready", 1]);
    });

    test("is not recorded if the customer shares no account; instead, the record says once that the data is empty", async () => {
      const actions = async () => (await listAudit(firm.live, id)).map(({ action }) => action);
      const { share } = await agree("full");
      const coverAll = share.coverNothing();
      await send(share, "consented");
      await later();
      expect(await actions()).not.toContain("data.empty");
      share.growOld(49);
      for (let time = 0; time < 2; time++) await later();
      expect(await status()).toBe("pending_data");
      const reported = await actions();
      expect(reported.filter((action) => action === "data.empty")).toHaveLength(1);
      expect(reported).not.toContain("data.failed");
      coverAll();
      await send(share, "complete");
      for (let time = 0; time < 2; time++) await later();
      expect(await status()).toBe("ready");
    });

    test("does not count a customer whose accounts disappear after the report as a customer who shared none", async () => {
      const share = await makeReady();
      share.coverNothing();
      share.growOld(49);
      await call(refresh, { ...at(), method: "POST" });
      await later();
      const actions = (await listAudit(firm.live, id)).map(({ action }) => action);
      expect([await status(), actions.includes("data.empty")]).toEqual(["ready", false]);
    });

    test("keeps a refresh waiting, and the provider's message about new data ends the wait immediately", async () => {
      const share = await makeReady();
      await queueRefresh(firm.live, id, 2);
      const inAnHour = new Date(Date.now() + 3_600_000);
      await asWorker((tx) =>
        tx.outbox.updateMany({ where: { name: "refresh" }, data: { availableAt: inAnHour } }),
      );
      await doDueWork();
      expect(await events()).not.toContain("report.refreshed");
      await send(share, "complete");
      await doDueWork();
      expect((await events()).filter((type) => type === "report.refreshed")).toHaveLength(1);
    });

    test("keeps the request waiting if it happens during report generation, and the report is generated after recovery", async () => {
      const { share } = await agree("full");
      trouble(stage.calls.data, { status: 500 }, 3);
      await send(share, "complete");
      trouble(stage.calls.consents, { status: 503 }, 3);
      const answer = await call(generate, { ...at(), method: "POST" });
      expect([answer.status, answer.json.status]).toEqual([200, "pending_consent"]);
      stage.troubles.length = 0;
      await later();
      expect(await status()).toBe("ready");
    });

    test("does not prevent a customer from stopping, and ending the consent is retried until it succeeds", async () => {
      const share = await makeReady();
      trouble(stage.calls.consents, { status: 500 }, 99);
      trouble(stage.calls.ends, { status: 500 }, 99);
      const stopped = await call(withdrawByCustomer, { method: "POST", params: { id } });
      expect(stopped.status).toBe(200);
      expect(await status()).toBe("withdrawn");
      await doDueWork();
      expect(share.isActive()).toBe(true);
      stage.troubles.length = 0;
      await asWorker((tx) => tx.outbox.updateMany({ data: { deadLetteredAt: null } }));
      await later();
      expect(share.isActive()).toBe(false);
      expect((await getRequest(firm.live, id)).consent?.userRef).toBeNull();
    });
  });

  test("withdraws the request in the bank's name when a consent is revoked at the bank", async () => {
    const share = await makeReady();
    share.revokeAtBank();
    await send(share, "revoked");
    await doDueWork();
    expect((await call(read, at())).json).toMatchObject({ status: "withdrawn", withdrawn_by: "bank" });
    expect(stage.users().every(({ deleted }) => deleted)).toBe(true);
  });

  test("keeps the bank's text out of every job, event and response except the report", async () => {
    await makeReady();
    const kept = await asWorker(async (tx) => [await tx.outbox.findMany(), await tx.event.findMany()]);
    const text = JSON.stringify(kept, (_, value) => (typeof value === "bigint" ? String(value) : value));
    expect(text).not.toContain(CANARY);
    expect((await call(read, at())).text).not.toContain(CANARY);
    expect((await call(report, at())).text.includes(CANARY)).toBe(true);
  });
}
