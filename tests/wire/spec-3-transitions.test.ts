// Every status and every transition. A transition's test is named after the old status, the trigger and the new status.
import { beforeAll, describe, expect, test } from "vitest";
import { openLink } from "@/lib/connect/open-link";
import { purgeRequest } from "@/lib/erase/purge-request";
import { giveConsent } from "@/tests/support/consent";
import { type Firm, makeFirm, makeReady, setShareMode } from "@/tests/wire/support/firm";
import { hookUp } from "@/tests/wire/support/hook";
import type { Delivery } from "@/tests/wire/support/receiver";
import { send, until } from "@/tests/wire/support/server";

let firm: Firm;
let wait: (event: string, id: string) => Promise<Delivery>;
beforeAll(async () => {
  firm = await makeFirm();
  wait = await hookUp(firm);
});

const get = async (id: string) => (await firm.ask("GET", `/v1/requests/${id}`)).json;
const post = (id: string, verb: string) => firm.ask("POST", `/v1/requests/${id}/${verb}`);

describe("3 transitions", () => {
  test("(none) | POST /v1/requests | pending_consent | consent link returned", async () => {
    const made = await firm.ask("POST", "/v1/requests", {
      body: { client_name: "Ava", report_type: "expense_summary" },
    });
    expect(made.json.status).toBe("pending_consent");
    expect(made.json.consent_url).toContain(made.json.id);
  });

  test("pending_consent or pending_data | consent-complete, bank data not yet ingested | pending_data; caller polls to retry", async () => {
    const id = await firm.create();
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await post(id, "consent-complete");
      expect([answer.status, answer.json.status]).toEqual([200, "pending_data"]);
    }
  });

  test.each(["consent-complete", "generate"])(
    "pending_consent | POST %s, bank data available | ready | report generated; report.ready delivered",
    async (verb) => {
      const id = await firm.create();
      await giveConsent(id);
      const answer = await post(id, verb);
      expect([answer.status, answer.json.status]).toEqual([200, "ready"]);
      expect((await firm.ask("GET", `/v1/requests/${id}/report`)).status).toBe(200);
      const { payload } = await wait("report.ready", id);
      expect(payload.verification_id).toBe(answer.json.verification_id);
    },
  );

  test("pending_data | POST consent-complete, bank data available | ready", async () => {
    const id = await firm.create();
    expect((await post(id, "consent-complete")).json.status).toBe("pending_data");
    await giveConsent(id);
    expect((await post(id, "consent-complete")).json.status).toBe("ready");
  });

  test("an upstream consent/data event, bank data available | ready, without any call", async () => {
    const id = await firm.create();
    await giveConsent(id);
    await wait("report.ready", id);
    expect((await get(id)).status).toBe("ready");
  });

  test("any non-terminal state | DELETE (firm) | withdrawn | report deleted; request.withdrawn", async () => {
    const pending = await firm.create();
    const waiting = await firm.create();
    await post(waiting, "consent-complete");
    const ready = await makeReady(firm);
    for (const id of [pending, waiting, ready]) {
      expect((await firm.ask("DELETE", `/v1/requests/${id}`)).json).toEqual({ id, status: "withdrawn" });
      expect((await wait("request.withdrawn", id)).payload.request_id).toBe(id);
      expect((await firm.ask("GET", `/v1/requests/${id}/report`)).status).toBe(410);
    }
  });

  test("any non-terminal state | POST /v1/connect/{id}/withdraw (customer, public, idempotent) | withdrawn | audit trail kept; firm notified", async () => {
    const pending = await firm.create();
    const ready = await makeReady(firm);
    for (const id of [pending, ready]) {
      const first = await send("POST", `/v1/connect/${id}/withdraw`);
      const second = await send("POST", `/v1/connect/${id}/withdraw`);
      expect(first.json).toEqual({ id, status: "withdrawn" });
      expect(second.text).toBe(first.text);
      await wait("request.withdrawn", id);
      expect((await firm.ask("GET", `/v1/requests/${id}/audit`)).json.data.length).toBeGreaterThan(1);
      expect(await get(id)).toMatchObject({ status: "withdrawn", withdrawn_by: "customer" });
    }
  });

  test("the upstream CDR consent is removed on withdrawal, and the customer's link creates no more URLs", async () => {
    const id = await makeReady(firm);
    await firm.ask("DELETE", `/v1/requests/${id}`);
    expect((await openLink(id)).consentUrl).toBeNull();
    expect((await send("GET", `/v1/connect/${id}`)).json.consent_url).toBeNull();
  });

  test("ready | retention window elapsed (90 days by default) | purged | report deleted; audit record kept", async () => {
    const id = await makeReady(firm);
    const { ready_at, purge_at } = await get(id);
    const days = (Date.parse(purge_at) - Date.parse(ready_at)) / 86_400_000;
    expect(days).toBe(90);
    await purgeRequest(firm.test, id, new Date(Date.parse(purge_at) + 1_000));
    expect(await get(id)).toMatchObject({ status: "purged", email: null });
    expect((await firm.ask("GET", `/v1/requests/${id}/report`)).status).toBe(410);
    expect((await firm.ask("GET", `/v1/requests/${id}/audit`)).status).toBe(200);
  });
});

describe("3 additional facts", () => {
  test("refreshing an ongoing-consent request re-pulls the live feed, re-runs the analysis and emits report.refreshed", async () => {
    const id = await makeReady(firm, { consent_type: "ongoing" });
    const answer = await post(id, "refresh");
    expect([answer.status, answer.json.status]).toEqual([200, "ready"]);
    const { payload } = await wait("report.refreshed", id);
    expect(payload.verification_id).toBe((await get(id)).verification_id);
    const once = await makeReady(firm, { consent_type: "once" });
    expect((await post(once, "refresh")).status).toBe(409);
  });

  test("report.awaiting_share is sent while the customer reviews, and the firm cannot skip them", async () => {
    const reviewing = await makeFirm();
    await setShareMode(reviewing, "customer_review");
    const hear = await hookUp(reviewing);
    const id = await reviewing.create();
    await giveConsent(id);
    await hear("report.awaiting_share", id);
    const held = await until(
      () => reviewing.ask("POST", `/v1/requests/${id}/generate`),
      (answer) => answer.json.stage === "awaiting_share",
    );
    expect(held.json.status).toBe("pending_data");
    expect((await reviewing.ask("GET", `/v1/requests/${id}/report`)).status).toBe(409);
  });
});
