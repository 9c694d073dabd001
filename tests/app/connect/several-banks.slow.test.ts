import { beforeAll, describe, expect, test, vi } from "vitest";
import { GET as askStop, POST as stop } from "@/app/connect/[id]/bank/route";
import { POST as finish, GET as openBanks } from "@/app/connect/[id]/banks/route";
import { GET as comeBack } from "@/app/connect/[id]/return/route";
import { GET as getPage } from "@/app/connect/[id]/route";
import { POST as start } from "@/app/connect/[id]/start/route";
import { GET as getLink } from "@/app/v1/connect/[id]/route";
import { createRequest } from "@/lib/connect/create-request";
import { refresh } from "@/lib/pipeline";
import { endSession } from "@/lib/sandbox/sessions";
import { listSharedBanks } from "@/lib/store/read/bank-consent";
import { getRequest } from "@/lib/store/read/request";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { agreeAt } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});

const make = async (consentType: "once" | "ongoing" = "once") =>
  (await createRequest(firm.test, { input: { ...INPUT, banks: "several", consentType }, actor: firm.actor }))
    .id;
const page = (id: string, query = "", headers: Record<string, string> = {}) =>
  call(getPage, { params: { id }, path: `/connect/${id}${query}`, headers });
/** Opens the page after a response that set a one-time message, with the cookie from that response. */
const pageAfter = (id: string, answer: { headers: Headers }) =>
  page(id, "", { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" });
const send = (handler: typeof start, id: string, form: Record<string, string> = {}) =>
  call(handler, {
    raw: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    params: { id },
  });
const comeBackTo = (id: string, query = "") =>
  call(comeBack, { params: { id }, path: `/connect/${id}/return${query}` });
const returned = async (id: string, query = "") => (await comeBackTo(id, query)).headers.get("location");

/** Presses the button that leads to a bank; returns the bank's session. */
async function leave(id: string): Promise<string> {
  const answer = await send(start, id, { another: "1" });
  return new URL(answer.headers.get("location") ?? "").searchParams.get("sess_id") ?? "";
}
async function share(id: string, bankId: string, householdId = "joan"): Promise<string | null> {
  await agreeAt(await leave(id), householdId, bankId);
  return returned(id);
}

describe("the page that a customer sees after returning from a bank", () => {
  test("names each bank with its accounts, and has buttons to add a bank, to finish and to stop each bank", async () => {
    const id = await make();
    expect(await share(id, "sbx-bluegum")).toBe(`/connect/${id}`);
    await share(id, "sbx-ironbark");
    const { text, headers } = await page(id);
    expect(headers.get("x-state")).toBe("adding_banks");
    expect(text).toContain("2 banks are shared");
    for (const words of ["Bluegum Bank", "Ironbark Bank", "2 accounts, shared once"])
      expect(text).toContain(words);
    for (const words of ["Add another bank", "That’s all", "Stop sharing"]) expect(text).toContain(words);
    expect(text.match(/<button/g)).toHaveLength(2);
    expect(text).not.toContain("<script");
  });

  test("shows each bank's end date for ongoing sharing", async () => {
    const id = await make("ongoing");
    await share(id, "sbx-bluegum");
    expect((await page(id)).text).toMatch(/2 accounts, until \d+ \w+ \d{4}/);
  });

  test("says that the first bank remains shared when the customer refuses at the second bank", async () => {
    const id = await make();
    await share(id, "sbx-bluegum");
    const session = await leave(id);
    await endSession(session, "denied");
    const back = await comeBackTo(id, "?cancelled=1&error_type=CONSENT_ENDUSER_DENIED");
    expect(back.headers.get("location")).toBe(`/connect/${id}`);
    const { text, headers } = await pageAfter(id, back);
    expect(text).toContain("The banks you shared before are still shared");
    expect(text).toContain("Your bank is shared");
    expect(headers.get("set-cookie")).toContain("surplus.notice=; Path=/; Max-Age=0");
  });

  test("ignores a message in a cookie that our server did not set", async () => {
    const id = await make();
    await share(id, "sbx-bluegum");
    for (const left of ["denied<script>", "stopped.bnk_other", "constructor", ""]) {
      const cookie = `surplus.notice=${id}.${left}`;
      const { text, status } = await page(id, "?notice=denied", { cookie });
      expect(status).toBe(200);
      expect(text).not.toContain('role="status"');
    }
  });

  test("polls for a bank that has not confirmed, and then shows the shared banks", async () => {
    const id = await make();
    await share(id, "sbx-bluegum");
    await leave(id);
    expect(await returned(id)).toBe(`/connect/${id}?notice=checking&try=0`);
    expect((await page(id, "?notice=checking&try=0")).headers.get("x-state")).toBe("checking");
    const after = await page(id, "?notice=unconfirmed");
    expect(after.headers.get("x-state")).toBe("adding_banks");
    expect(after.text).toContain("we’ll add the bank when it confirms");
  });

  test(`starts the report once, when the customer presses "that's all"`, async () => {
    const id = await make();
    await share(id, "sbx-bluegum");
    await call(openBanks, { params: { id } });
    expect((await getRequest(firm.test, id)).stage).toBe("adding_banks");
    const answers = await Promise.all([send(finish, id), send(finish, id)]);
    for (const answer of answers) expect(answer.headers.get("location")).toBe(`/connect/${id}`);
    await send(finish, id);
    expect((await getRequest(firm.test, id)).stage).toBe("ready");
    expect((await page(id)).text).not.toContain("Add another bank");
  });

  test("lets the API create a link to another bank only while the customer is adding banks", async () => {
    const id = await make();
    await share(id, "sbx-bluegum");
    const link = async () => (await call(getLink, { params: { id } })).json.consent_url;
    expect(await link()).not.toBeNull();
    await send(finish, id);
    expect(await link()).toBeNull();
  });
});

describe("stopping a bank's sharing", () => {
  test("explains the consequences, then needs the form, and ends only the chosen bank", async () => {
    const id = await make();
    await share(id, "sbx-bluegum");
    await share(id, "sbx-ironbark");
    const [bluegum] = await listSharedBanks(firm.test, id);
    const bank = bluegum?.id ?? "";
    const asked = await call(askStop, { params: { id }, path: `/connect/${id}/bank?id=${bank}` });
    expect(asked.text).toContain("Stop sharing Bluegum Bank?");
    expect(await listSharedBanks(firm.test, id)).toHaveLength(2);
    const stopped = await send(stop, id, { id: bank });
    const reported = await pageAfter(id, stopped);
    expect(reported.text).toContain("You stopped sharing Bluegum Bank");
    expect(reported.text).not.toContain('Stop sharing<span class="hidden"> Bluegum Bank');
    const { text } = await page(id);
    expect(text).toContain("Ironbark Bank");
    expect(text).not.toContain("Bluegum Bank");
  });

  test("warns that stopping the only bank ends all sharing, and then ends the sharing", async () => {
    const id = await make();
    await share(id, "sbx-bluegum");
    const [only] = await listSharedBanks(firm.test, id);
    const path = `/connect/${id}/bank?id=${only?.id}`;
    expect((await call(askStop, { params: { id }, path })).text).toContain(
      "You’re not sharing any other bank",
    );
    await send(stop, id, { id: only?.id ?? "" });
    expect((await getRequest(firm.test, id)).status).toBe("withdrawn");
  });

  test("changes nothing for an unknown bank or a bank of another request", async () => {
    const [id, other] = [await make(), await make()];
    await share(id, "sbx-bluegum");
    await share(other, "sbx-bluegum");
    const [theirs] = await listSharedBanks(firm.test, other);
    for (const bank of [theirs?.id ?? "", "", "x".repeat(200)]) {
      const path = `/connect/${id}/bank?id=${bank}`;
      expect((await call(askStop, { params: { id }, path })).headers.get("location")).toBe(`/connect/${id}`);
      await send(stop, id, { id: bank });
    }
    expect(await listSharedBanks(firm.test, id)).toHaveLength(1);
    expect(await listSharedBanks(firm.test, other)).toHaveLength(1);
  });
});

/** Presses "That's all", and waits for the report, which on a busy machine may be ready only after the response. */
async function finishWith(id: string): Promise<void> {
  await send(finish, id);
  await vi.waitFor(async () => expect((await getRequest(firm.test, id)).status).toBe("ready"), 30_000);
}

test("the finished page of a one-time consent lists the banks without a link to stop one", async () => {
  const id = await make();
  await share(id, "sbx-bluegum");
  await share(id, "sbx-ironbark");
  await finishWith(id);
  const { text } = await page(id);
  for (const name of ["Bluegum Bank", "Ironbark Bank"]) expect(text).toContain(name);
  expect(text).not.toContain(`/connect/${id}/bank?id=`);
  expect(text).not.toContain("Add another bank");
});

test("the finished page of an ongoing consent lists the banks, and a refresh adds a bank", async () => {
  const id = await make("ongoing");
  await share(id, "sbx-bluegum");
  await finishWith(id);
  const { text } = await page(id);
  expect(text).toContain("Add another bank");
  expect(text).toContain("Bluegum Bank");
  await agreeAt(await leave(id), "joan", "sbx-ironbark");
  const reported = await pageAfter(id, await comeBackTo(id));
  expect(reported.text).toContain("You added Ironbark Bank");
  const { text: again } = await page(id);
  expect(again).toContain("Ironbark Bank");
  expect(again).not.toContain("You added");
});

test("the finished page shows the start dates of two consents at one bank", async () => {
  const id = await make("ongoing");
  await share(id, "sbx-bluegum");
  await share(id, "sbx-bluegum");
  expect((await page(id)).text.match(/Bluegum Bank, added \d+ \w+ \d{4} at/g)?.length).toBeGreaterThanOrEqual(
    2,
  );
});

test("the finished page suggests sharing another account if the report mentions an unshared account", async () => {
  const hint = "you have an account you haven’t shared";
  const id = await make("ongoing");
  await share(id, "sbx-banksia", "dulcie");
  await finishWith(id);
  expect((await page(id)).text).toContain(hint);
  await share(id, "sbx-jacaranda", "dulcie");
  await refresh(firm.test, id);
  expect((await page(id)).text).not.toContain(hint);
});
