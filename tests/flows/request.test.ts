import { beforeEach, describe, expect, test } from "vitest";
import * as connect from "@/app/v1/connect/[id]/route";
import * as withdrawLink from "@/app/v1/connect/[id]/withdraw/route";
import * as audit from "@/app/v1/requests/[id]/audit/route";
import * as complete from "@/app/v1/requests/[id]/consent-complete/route";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as refreshRoute from "@/app/v1/requests/[id]/refresh/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as html from "@/app/v1/requests/[id]/report.html/route";
import * as pdf from "@/app/v1/requests/[id]/report.pdf/route";
import * as xml from "@/app/v1/requests/[id]/report.xml/route";
import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import { shareReport } from "@/lib/analyse/share-report";
import { purgeRequest } from "@/lib/erase/purge-request";
import { inScope } from "@/lib/store/client";
import { changeSettings } from "@/lib/store/write/company";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";

testDatabase();

let firm: TestCompany;
let id: string;
const key = () => firm.testKey;
const params = () => ({ id });
const status = async () => (await call(one.GET, { key: key(), params: params() })).json;
const events = () =>
  inScope(firm.test, (tx) => tx.event.findMany({ where: { requestId: id }, orderBy: { createdAt: "asc" } }));
const eventTypes = async () => (await events()).map((event) => event.type);

beforeEach(async () => {
  firm = await makeCompany();
  const body = {
    client_name: "Ava Nguyen",
    report_type: "affordability",
    email: "ava@example.com",
    consent_type: "ongoing",
  };
  id = String((await call(many.POST, { key: key(), body })).json.id);
});

describe("a request from consent to report", () => {
  test("returns its unchanged status if generate is called before the customer has consented", async () => {
    const answer = await call(generate.POST, { key: key(), params: params(), method: "POST" });
    expect(answer.json).toMatchObject({
      id,
      status: "pending_consent",
      stage: "awaiting_consent",
      verification_id: null,
    });
    expect(await eventTypes()).toEqual([]);
  });

  test("moves to pending_data on consent-complete before the provider confirms", async () => {
    const answer = await call(complete.POST, { key: key(), params: params(), method: "POST" });
    expect(answer.json).toMatchObject({ status: "pending_data", stage: "awaiting_data" });
    expect(await eventTypes()).toEqual([]);
    await giveConsent(id);
    expect((await call(complete.POST, { key: key(), params: params(), method: "POST" })).json.status).toBe(
      "ready",
    );
    expect(await eventTypes()).toEqual(["consent.completed", "report.ready"]);
  });

  test("gets its report by one call after consent, and serves every format", async () => {
    expect((await call(report.GET, { key: key(), params: params() })).status).toBe(409);
    await giveConsent(id);
    const made = await call(complete.POST, { key: key(), params: params(), method: "POST" });
    expect(made.json).toMatchObject({ status: "ready", stage: "ready", report_type: "affordability" });
    expect(made.json.verification_id).toMatch(/^SIQ-[0-9A-HJKMNP-TV-Z]{12}$/);

    const asJson = await call<{ report_type: string; transactions: unknown[]; verification: { id: string } }>(
      report.GET,
      { key: key(), params: params() },
    );
    expect(asJson.status).toBe(200);
    expect(asJson.json.verification.id).toBe(made.json.verification_id);
    expect(asJson.json.transactions.length).toBeGreaterThan(100);
    const asHtml = await call(html.GET, { key: key(), params: params() });
    expect(asHtml.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(asHtml.text).toContain("Ava Nguyen");
    const asXml = await call(xml.GET, { key: key(), params: params() });
    expect(asXml.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(asXml.text).toMatch(/^<\?xml/);
    const asPdf = await call(pdf.GET, { key: key(), params: params() });
    expect(asPdf.headers.get("content-type")).toBe("application/pdf");
    expect(asPdf.text.slice(0, 5)).toBe("%PDF-");
    expect(asPdf.headers.get("content-disposition")).toContain(`${made.json.verification_id}.pdf`);
  });

  test("sends an event whose payload begins with its event, ids, report type and client name, and names the report", async () => {
    await giveConsent(id);
    const made = await call(generate.POST, { key: key(), params: params(), method: "POST" });
    const [, ready] = await events();
    const payload = JSON.parse(ready?.payload ?? "{}");
    expect(Object.keys(payload).slice(0, 5)).toEqual([
      "event",
      "request_id",
      "verification_id",
      "report_type",
      "client_name",
    ]);
    expect(payload).toMatchObject({
      event: "report.ready",
      request_id: id,
      verification_id: made.json.verification_id,
      report_type: "affordability",
      client_name: "Ava Nguyen",
      environment: "test",
    });
  });

  test("gets exactly one report and one report.ready from a hundred concurrent calls", {
    tags: ["slow"],
  }, async () => {
    await giveConsent(id);
    const calls = Array.from({ length: 100 }, (_, n) =>
      call(n % 2 ? generate.POST : complete.POST, { key: key(), params: params(), method: "POST" }),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await inScope(firm.test, (tx) => tx.report.count({ where: { requestId: id } }))).toBe(1);
    expect((await eventTypes()).sort()).toEqual(["consent.completed", "report.ready"]);
  });
});

describe("a request whose customer reviews before sharing", () => {
  beforeEach(async () => {
    await changeSettings(firm.companyId, { shareMode: "customer_review" }, firm.actor, new Date());
    await giveConsent(id);
  });

  test("shows the firm nothing through any route until the customer shares", async () => {
    const made = await call(generate.POST, { key: key(), params: params(), method: "POST" });
    expect(made.json).toMatchObject({ status: "pending_data", stage: "awaiting_share" });
    expect((await call(complete.POST, { key: key(), params: params(), method: "POST" })).json.status).toBe(
      "pending_data",
    );
    expect((await call(report.GET, { key: key(), params: params() })).status).toBe(409);
    expect(await eventTypes()).toEqual(["consent.completed", "report.awaiting_share"]);

    await Promise.all([shareReport(firm.test, id), shareReport(firm.test, id)]);
    expect(await status()).toMatchObject({ status: "ready" });
    expect((await call(report.GET, { key: key(), params: params() })).status).toBe(200);
    expect(await eventTypes()).toEqual(["consent.completed", "report.awaiting_share", "report.ready"]);
  });
});

describe("refreshing a report", () => {
  test("creates a report that supersedes the previous report, and erases the previous document", async () => {
    await giveConsent(id);
    const first = await call(generate.POST, { key: key(), params: params(), method: "POST" });
    const again = await call(refreshRoute.POST, { key: key(), params: params(), method: "POST" });
    expect(again.json).toMatchObject({ status: "ready", refresh: "done" });
    expect(again.json.verification_id).not.toBe(first.json.verification_id);
    const rows = await inScope(firm.test, (tx) =>
      tx.report.findMany({ where: { requestId: id }, orderBy: { generation: "asc" } }),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ documentSealed: null, supersededBy: again.json.verification_id });
    expect(await eventTypes()).toEqual(["consent.completed", "report.ready", "report.refreshed"]);
    expect(await inScope(firm.test, (tx) => tx.snapshot.count({ where: { requestId: id } }))).toBe(1);
  });

  test("is refused before there is a report, and for a one-time consent", { tags: ["slow"] }, async () => {
    expect((await call(refreshRoute.POST, { key: key(), params: params(), method: "POST" })).status).toBe(
      409,
    );
    const made = await call(many.POST, {
      key: key(),
      body: { client_name: "B", report_type: "expense_summary" },
    });
    id = String(made.json.id);
    await giveConsent(id);
    await call(generate.POST, { key: key(), params: params(), method: "POST" });
    const answer = await call(refreshRoute.POST, { key: key(), params: params(), method: "POST" });
    expect(answer.status).toBe(409);
    expect(answer.json.detail).toContain("ongoing");
  });
});

describe("the withdrawal and purge of a request", () => {
  const leftOver = async () => {
    const mine = { where: { requestId: id } };
    return inScope(firm.test, async (tx) => ({
      snapshots: await tx.snapshot.count(mine),
      documents: await tx.report.count({ where: { requestId: id, documentSealed: { not: null } } }),
      request: await tx.request.findFirstOrThrow({
        where: { id },
        select: { contactSealed: true, dataKeyWrapped: true },
      }),
    }));
  };

  test("erase derived data and notify the firm once after the firm's DELETE, which changes nothing when repeated", async () => {
    await giveConsent(id);
    await call(generate.POST, { key: key(), params: params(), method: "POST" });
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(one.DELETE, { method: "DELETE", key: key(), params: params() })),
    );
    for (const answer of answers) expect(answer.json).toEqual({ id, status: "withdrawn" });
    expect(await leftOver()).toEqual({
      snapshots: 0,
      documents: 0,
      request: { contactSealed: null, dataKeyWrapped: null },
    });
    expect((await eventTypes()).filter((type) => type === "request.withdrawn")).toHaveLength(1);
    expect(await status()).toMatchObject({
      status: "withdrawn",
      withdrawn_by: "firm",
      email: null,
      client_name: "Ava Nguyen",
    });
    expect((await call(report.GET, { key: key(), params: params() })).status).toBe(410);
    expect((await call(generate.POST, { key: key(), params: params(), method: "POST" })).json.status).toBe(
      "withdrawn",
    );
    const trail = await call<{ data: { action: string }[] }>(audit.GET, { key: key(), params: params() });
    expect(trail.json.data.map((line) => line.action)).toEqual([
      "request.created",
      "consent.completed",
      "analysis.started",
      "report.ready",
      "request.withdrawn",
    ]);
  });

  test("leave nothing behind if they happen during report generation, whichever finishes first", {
    tags: ["slow"],
  }, async () => {
    // The last round withdraws after the report has been generated completely.
    const last = 5;
    for (let round = 0; round <= last; round++) {
      const body = { client_name: "Race", report_type: "expense_summary" };
      id = String((await call(many.POST, { key: key(), body })).json.id);
      await giveConsent(id);
      const making = call(generate.POST, { key: key(), params: params(), method: "POST" });
      await (round === last ? making : new Promise((resolve) => setTimeout(resolve, round * 40)));
      await call(one.DELETE, { method: "DELETE", key: key(), params: params() });
      expect((await making).status).toBe(200);
      expect(await status()).toMatchObject({ status: "withdrawn" });
      expect(await leftOver()).toMatchObject({
        snapshots: 0,
        documents: 0,
        request: { dataKeyWrapped: null },
      });
      const types = await eventTypes();
      expect(types.filter((type) => type === "request.withdrawn")).toHaveLength(1);
      expect(types.at(-1)).toBe("request.withdrawn");
    }
  });

  test("can be started by the customer through the link, without a key, any number of times", async () => {
    await giveConsent(id);
    for (let n = 0; n < 3; n++) {
      const answer = await call(withdrawLink.POST, { method: "POST", params: params() });
      expect(answer).toMatchObject({ status: 200, json: { id, status: "withdrawn" } });
    }
    expect(await status()).toMatchObject({ withdrawn_by: "customer" });
    const link = await call(connect.GET, { params: params() });
    expect(link.json).toMatchObject({ status: "withdrawn", consent_url: null, client_first_name: null });
    expect(link.text).not.toContain("Ava");
  });

  test("happen only when they are due, and a purge erases data, keeps the audit log, and sends no event", {
    tags: ["slow"],
  }, async () => {
    await giveConsent(id);
    await call(generate.POST, { key: key(), params: params(), method: "POST" });
    await purgeRequest(firm.test, id);
    expect(await status()).toMatchObject({ status: "ready" });
    const before = await eventTypes();
    await purgeRequest(firm.test, id, new Date(Date.now() + 90 * 86_400_000 + 1000));
    expect(await status()).toMatchObject({ status: "purged" });
    expect(await leftOver()).toEqual({
      snapshots: 0,
      documents: 0,
      request: { contactSealed: null, dataKeyWrapped: null },
    });
    expect(await eventTypes()).toEqual(before);
    expect((await call(report.GET, { key: key(), params: params() })).status).toBe(410);
    expect((await call(one.DELETE, { method: "DELETE", key: key(), params: params() })).json).toEqual({
      id,
      status: "purged",
    });
    expect(
      (await call<{ data: unknown[] }>(audit.GET, { key: key(), params: params() })).json.data.length,
    ).toBeGreaterThan(3);
  });
});

describe("the public link", () => {
  test("shows the firm's name and creates a new single-use URL each time, with no bank data or full name", async () => {
    const first = await call<{ consent_url: string }>(connect.GET, { params: params() });
    const second = await call<{ consent_url: string }>(connect.GET, { params: params() });
    expect(first.json).toMatchObject({
      status: "pending_consent",
      client_first_name: "Ava",
      firm: { name: "Harbour Lending" },
    });
    expect(first.json.consent_url).not.toBe(second.json.consent_url);
    expect(first.text).not.toContain("Nguyen");
    expect(first.text).not.toContain("ava@example.com");
  });

  test("creates ten URLs an hour and then says when to retry, and creates none for HEAD", {
    tags: ["slow"],
  }, async () => {
    for (let n = 0; n < 20; n++)
      expect((await call(connect.HEAD, { method: "HEAD", params: params() })).status).toBe(200);
    for (let n = 0; n < 10; n++) expect((await call(connect.GET, { params: params() })).status).toBe(200);
    const refused = await call(connect.GET, { params: params() });
    expect(refused.status).toBe(429);
    // The limit resets an hour after the first URL was created. Creating the other URLs took some seconds of that hour.
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(3_540);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  test("returns 404 for an unknown id", async () => {
    for (const unknown of ["req_00000000000000000000000000000000", "nonsense", "\u0000"]) {
      expect((await call(connect.GET, { params: { id: unknown } })).status).toBe(404);
      expect((await call(withdrawLink.POST, { method: "POST", params: { id: unknown } })).status).toBe(404);
    }
  });
});
