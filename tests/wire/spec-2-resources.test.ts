// Requests, invites, reports, the audit log and errors. The name of a field's test states the field, its type, whether
// it is required, and its meaning.
import { beforeAll, describe, expect, test } from "vitest";
import { giveConsent } from "@/tests/support/consent";
import { approveLive, type Firm, makeFirm, makeReady, REQUEST_BODY } from "@/tests/wire/support/firm";
import { baseUrl, send } from "@/tests/wire/support/server";

let firm: Firm;
beforeAll(async () => {
  firm = await makeFirm();
});

const make = (body: unknown) => firm.ask("POST", "/v1/requests", { body });
const get = (id: string) => firm.ask("GET", `/v1/requests/${id}`);

describe("2.1 create-request body", () => {
  test("client_name | string | yes | Customer's name, shown on the report", async () => {
    const id = await makeReady(firm, { client_name: "Zoë Ngātai-O'Brien" });
    const report = await firm.ask("GET", `/v1/requests/${id}/report`);
    expect(report.json.request.client_name).toBe("Zoë Ngātai-O'Brien");
    expect((await make({ report_type: "affordability" })).json.detail).toMatchObject([
      { type: "missing", loc: ["body", "client_name"] },
    ]);
    for (const client_name of [7, null, "", "   ", ["x"], {}]) {
      expect((await make({ ...REQUEST_BODY, client_name })).status, JSON.stringify(client_name)).toBe(422);
    }
  });

  test("report_type | string | yes | expense_summary or affordability", async () => {
    for (const report_type of ["expense_summary", "affordability"]) {
      const made = await make({ ...REQUEST_BODY, report_type });
      expect([made.status, made.json.report_type]).toEqual([201, report_type]);
    }
    expect((await make({ client_name: "Ava" })).json.detail).toMatchObject([
      { type: "missing", loc: ["body", "report_type"] },
    ]);
    expect((await make({ ...REQUEST_BODY, report_type: "income" })).json.detail).toMatchObject([
      { type: "literal_error", loc: ["body", "report_type"] },
    ]);
  });

  test.each([
    [
      "client_ref | string or null | no | Caller's own reference, echoed back",
      "client_ref",
      "LOAN-1",
      "LOAN-1",
    ],
    [
      "email | string or null | no | Pre-fills the invite fields",
      "email",
      "ava@example.com",
      "ava@example.com",
    ],
    ["phone | string or null | no | Same use as email", "phone", "0412 345 678", "+61412345678"],
    [
      "period_label | string or null | no | Label for the reporting period",
      "period_label",
      "FY2026",
      "FY2026",
    ],
    [
      "redirect_uri | string or null | no | URL after finishing",
      "redirect_uri",
      "https://a.example/x",
      "https://a.example/x",
    ],
    [
      "cancel_uri | string or null | no | URL after cancelling",
      "cancel_uri",
      "https://a.example/y",
      "https://a.example/y",
    ],
  ])("%s", async (_line, field, value, kept) => {
    const given = await make({ ...REQUEST_BODY, [field]: value });
    expect((await get(given.json.id)).json[field]).toBe(kept);
    for (const absent of [{}, { [field]: null }]) {
      const made = await make({ ...REQUEST_BODY, ...absent });
      expect(made.status).toBe(201);
      expect((await get(made.json.id)).json[field]).toBeNull();
    }
    expect((await make({ ...REQUEST_BODY, [field]: 7 })).json.detail).toMatchObject([
      { loc: ["body", field] },
    ]);
  });
});

describe("2.1 create-request response (status 201)", () => {
  test("id begins with req_ followed by a random part; status pending_consent; report_type echoed; consent_url {consent_base_url}/connect/<request_id>", async () => {
    const made = await make({ ...REQUEST_BODY, client_ref: "REF-9" });
    expect(made.status).toBe(201);
    expect(made.json.id).toMatch(/^req_[0-9a-z]{32}$/);
    expect(made.json).toMatchObject({ status: "pending_consent", report_type: "affordability" });
    expect(made.json.consent_url).toBe(`${baseUrl}/connect/${made.json.id}`);
    const again = await make(REQUEST_BODY);
    expect(again.json.id).not.toBe(made.json.id);
  });

  test("the id is also the bearer secret of the public consent link", async () => {
    const id = await firm.create();
    expect((await send("GET", `/v1/connect/${id}`)).status).toBe(200);
    const guess = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
    expect((await send("GET", `/v1/connect/${guess}`)).status).toBe(404);
  });

  test("client_ref is echoed back to the caller", async () => {
    expect((await make({ ...REQUEST_BODY, client_ref: "REF-9" })).json.client_ref).toBe("REF-9");
  });

  test("each request belongs to one company and one environment (test or live)", async () => {
    const id = await firm.create();
    expect((await get(id)).json.environment).toBe("test");
    expect((await firm.ask("GET", `/v1/requests/${id}`, { key: firm.liveKey })).status).toBe(404);
  });
});

describe("2.2 invite body", () => {
  let live: Firm;
  let id: string;
  beforeAll(async () => {
    live = await makeFirm();
    await approveLive(live);
    id = (await live.ask("POST", "/v1/requests", { key: live.liveKey, body: REQUEST_BODY })).json.id;
  });
  const invite = (body: unknown) =>
    live.ask("POST", `/v1/requests/${id}/invite`, { key: live.liveKey, body });

  test("channel | string | yes | email or sms", async () => {
    expect((await invite({ to: "a@example.com" })).json.detail).toMatchObject([
      { type: "missing", loc: ["body", "channel"] },
    ]);
    expect((await invite({ channel: "fax", to: "a@example.com" })).json.detail).toMatchObject([
      { type: "literal_error", loc: ["body", "channel"] },
    ]);
  });

  test("to | string | yes | recipient address (channel email) or number (channel sms)", async () => {
    expect((await invite({ channel: "email" })).json.detail).toMatchObject([
      { type: "missing", loc: ["body", "to"] },
    ]);
    expect((await invite({ channel: "email", to: "0412 345 678" })).json.detail).toMatchObject([
      { loc: ["body", "to"] },
    ]);
    // This server has no email provider, and stores emails in its outbox.
    const good = await invite({ channel: "email", to: "a@example.com" });
    expect(good.status).toBe(200);
  });
});

describe("2.3 report", () => {
  test("a report is identified by a verification id: SIQ- and an alphanumeric part", async () => {
    const id = await makeReady(firm);
    const { verification_id } = (await get(id)).json;
    expect(verification_id).toMatch(/^SIQ-[0-9A-Z]+$/);
    expect((await firm.ask("GET", `/v1/requests/${id}/report`)).json.verification.id).toBe(verification_id);
  });

  test("the new documents after a refresh, under the new verification_id, supersede the previous ones", async () => {
    const id = await makeReady(firm, { consent_type: "ongoing" });
    const before = (await get(id)).json.verification_id;
    const refreshed = await firm.ask("POST", `/v1/requests/${id}/refresh`);
    expect(refreshed.status).toBe(200);
    const after = (await get(id)).json.verification_id;
    expect(after).not.toBe(before);
    expect((await firm.ask("GET", `/v1/requests/${id}/report`)).json.verification.id).toBe(after);
    const old = await fetch(`${baseUrl}/verify/${before}`);
    expect(await old.text()).toContain(after);
  });
});

describe("2.4 audit log", () => {
  test("a minimal record of what happened is kept after withdrawal, and holds no banking data", async () => {
    const id = await firm.create();
    await giveConsent(id);
    await firm.ask("POST", `/v1/requests/${id}/generate`);
    const report = (await firm.ask("GET", `/v1/requests/${id}/report`)).json;
    await firm.ask("DELETE", `/v1/requests/${id}`);
    const audit = await firm.ask("GET", `/v1/requests/${id}/audit`);
    expect(audit.status).toBe(200);
    const actions = audit.json.data.map((line: { action: string }) => line.action);
    expect(actions).toEqual(
      expect.arrayContaining(["request.created", "consent.completed", "report.ready", "request.withdrawn"]),
    );
    const bankWords = [report.accounts[0].id, report.transactions[0].description, report.transactions[0].id];
    for (const word of bankWords) expect(audit.text).not.toContain(word);
  });
});

describe("2.5 validation error", () => {
  test("detail is an array of items, each with loc (array of string or integer), msg, type, and optional input and ctx", async () => {
    const answer = await make({ client_name: "", report_type: "x", phone: "?" });
    expect(answer.status).toBe(422);
    expect(answer.json.detail).toHaveLength(3);
    for (const item of answer.json.detail) {
      expect(Array.isArray(item.loc)).toBe(true);
      expect(typeof item.msg).toBe("string");
      expect(typeof item.type).toBe("string");
      expect(
        Object.keys(item).filter((key) => !["loc", "msg", "type", "input", "ctx"].includes(key)),
      ).toEqual([]);
    }
    const broken = await firm.ask("POST", "/v1/requests", {
      raw: '{"client_name": }',
      headers: { "content-type": "application/json" },
    });
    expect(broken.json.detail[0]).toMatchObject({ type: "json_invalid", loc: ["body", 16] });
  });
});
