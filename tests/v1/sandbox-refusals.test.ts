import { beforeAll, describe, expect, test } from "vitest";
import * as scenarios from "@/app/v1/sandbox/scenarios/route";
import { newRequestId } from "@/lib/ids";
import { SCENARIO_NAMES } from "@/lib/sandbox/scenarios";
import { asOperator } from "@/lib/store/client";
import { listRequests } from "@/lib/store/read/request";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { CONTROLS, type Control, create, press, read } from "@/tests/support/sandbox";

testDatabase();

const NAMES = Object.keys(CONTROLS) as Control[];
let firm: TestCompany;
let other: TestCompany;
let id: string;

beforeAll(async () => {
  firm = await makeCompany();
  other = await makeCompany();
  id = String((await create(firm.testKey)).json.id);
});

describe.each(NAMES)("the control %s", (control) => {
  test("refuses a live key with 403 for any id, before the body is read", async () => {
    for (const wanted of [id, newRequestId()]) {
      const answer = await press(firm.liveKey, wanted, control, {});
      expect(answer).toMatchObject({ status: 403, json: { code: "not_allowed" } });
      expect(answer.json.detail).toContain("test key");
    }
  });

  test("answers 401 without a key", async () => {
    expect((await press("", id, control)).status).toBe(401);
  });

  test("gives another company and an unknown id an identical 404", async () => {
    const unknown = await press(firm.testKey, newRequestId(), control);
    const foreign = await press(other.testKey, id, control);
    const garbage = await press(firm.testKey, "../../etc\u0000", control);
    expect(unknown.status).toBe(404);
    expect([foreign.text, garbage.text]).toEqual([unknown.text, unknown.text]);
    expect([foreign.status, garbage.status]).toEqual([404, 404]);
  });

  test.runIf(control !== "revoke")("refuses a malformed body, and does nothing", async () => {
    const before = await read(firm.testKey, id);
    for (const body of [{}, [], { outcome: "maybe", event: "report.lost", advance_days: "1" }]) {
      expect((await press(firm.testKey, id, control, body)).status).toBe(422);
    }
    expect((await read(firm.testKey, id)).text).toBe(before.text);
  });
});

test("the sandbox guide is only available to a test key", async () => {
  expect((await call(scenarios.GET, { key: firm.liveKey })).status).toBe(403);
});

describe("creating a request with sandbox choices", () => {
  test("refuses an unknown household or scenario, lists the existing ones, and does not echo the input", async () => {
    const headers = { "x-sandbox-household": "unlisted", "x-sandbox-scenario": "doomsday" };
    const answer = await create(firm.testKey, headers);
    const expected = SCENARIO_NAMES.map((name) => `'${name}'`)
      .join(", ")
      .replace(/, ([^,]*)$/, " or $1");
    expect(answer.status).toBe(422);
    expect(answer.json.detail).toMatchObject([
      { type: "literal_error", loc: ["header", "x-sandbox-household"] },
      {
        type: "literal_error",
        loc: ["header", "x-sandbox-scenario"],
        msg: `Input should be ${expected}`,
        ctx: { expected },
      },
    ]);
    expect(answer.text).not.toContain("doomsday");
  });

  test("is refused for a live key, even of an approved company, and creates nothing", async () => {
    await asOperator((tx) =>
      tx.company.update({ where: { id: other.companyId }, data: { liveApprovedAt: new Date() } }),
    );
    const answer = await create(other.liveKey, { "x-sandbox-scenario": "no_income" });
    expect(answer).toMatchObject({ status: 403, json: { code: "not_allowed" } });
    expect((await listRequests(other.live, { limit: 1, after: null })).rows).toEqual([]);
    expect((await create(other.liveKey)).status).toBe(201);
  });
});

describe("a sandbox control returns 409 if the state does not allow it,", () => {
  test("for review, revoke and clock before the customer has consented", async () => {
    for (const control of ["review", "revoke", "clock"] as const) {
      const answer = await press(firm.testKey, id, control);
      expect(answer).toMatchObject({ status: 409, json: { code: "conflict" } });
      expect(answer.json.detail).toContain("pending_consent");
    }
  });

  test("for a webhook without a URL", async () => {
    expect(await press(firm.testKey, id, "events")).toMatchObject({ status: 409 });
  });

  test("for consent at a bank that is down, or with a persona that differs from the request's persona", async () => {
    const joans = String((await create(firm.testKey, { "x-sandbox-household": "joan" })).json.id);
    const down = await press(firm.testKey, joans, "consent", { outcome: "authorise", bank: "sbx-driftwood" });
    const wrong = await press(firm.testKey, joans, "consent", { outcome: "authorise", household: "priya" });
    expect([down.status, wrong.status]).toEqual([409, 409]);
    expect((await read(firm.testKey, joans)).json.status).toBe("pending_consent");
  });

  test("for consent, review, revoke and clock after the request has ended", async () => {
    const headers = { "x-sandbox-household": "joan" };
    const joans = String((await create(firm.testKey, headers, { consent_type: "ongoing" })).json.id);
    await press(firm.testKey, joans, "consent");
    expect((await press(firm.testKey, joans, "consent")).status).toBe(409);
    await press(firm.testKey, joans, "revoke");
    for (const control of ["consent", "review", "revoke", "clock"] as const) {
      const answer = await press(firm.testKey, joans, control);
      expect(answer.status).toBe(409);
      expect(answer.json.detail).toContain("withdrawn");
    }
  });
});

describe("a 422 of the sandbox controls has the usual format for", () => {
  const fault = async (control: Control, body: unknown) =>
    (await press(firm.testKey, id, control, body)).json.detail;

  test.each([
    [undefined, "missing"],
    ["7", "int_type"],
    [true, "int_type"],
    [1.5, "int_from_float"],
    [0, "greater_than_equal"],
    [3_651, "less_than_equal"],
  ])("advance_days %j", async (advance_days, type) => {
    const loc = ["body", "advance_days"];
    expect(await fault("clock", { advance_days })).toMatchObject([{ type, loc }]);
  });

  test.each([
    ["savings", "list_type", []],
    [[], "too_short", []],
    [Array(51).fill("savings"), "too_long", []],
    [["savings", 7], "string_type", [1]],
    [["savings", "offshore"], "literal_error", [1]],
  ])("accounts %j", async (accounts, type, rest) => {
    const body = { outcome: "authorise", household: "joan", accounts };
    const loc = ["body", "accounts", ...rest];
    expect(await fault("consent", body)).toMatchObject([{ type, loc }]);
  });
});
