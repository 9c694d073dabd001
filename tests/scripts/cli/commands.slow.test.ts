import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { saveCategoryMap } from "@/lib/company/change-category-maps";
import { LIXI_MAP } from "@/lib/contract/category-map";
import { createClient } from "@/scripts/cli/client";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";
import { makeFreshReport } from "@/tests/support/fresh-report";
import { atTerminal } from "./at-terminal";
import { routeServer } from "./route-server";

/** The tests render reports in four formats, which takes a long time on a busy machine. */
const TIMEOUT_MS = 60_000;

testDatabase();
const folder = testFolder();
const baseUrl = await routeServer();

let company: TestCompany;
beforeAll(async () => {
  company = await makeCompany();
});

const run = (...words: string[]) =>
  atTerminal(words, { SURPLUS_BASE_URL: baseUrl, SURPLUS_API_KEY: company.testKey }, { folder });
const asked = async (...words: string[]) => JSON.parse((await run(...words, "--json")).text);

describe("the command line with the product's own handlers", { timeout: TIMEOUT_MS }, () => {
  test("creates a request, shows it, and withdraws it", async () => {
    const made = await run(
      "requests",
      "create",
      "--name",
      "Priya Raman",
      "--ref",
      "LOAN-1",
      "--consent-type",
      "ongoing",
    );
    expect(made).toMatchObject({ code: 0, err: "" });
    const id = /^id +(req_\w+)$/m.exec(made.text)?.[1] ?? "";
    expect(made.text).toMatch(new RegExp(`^consent_url +http://localhost:3000/connect/${id}$`, "m"));
    const read = await asked("requests", "get", id);
    expect(read).toMatchObject({
      id,
      client_name: "Priya Raman",
      client_ref: "LOAN-1",
      report_type: "affordability",
      consent_type: "ongoing",
    });
    expect(await run("requests", "withdraw", id)).toMatchObject({
      code: 0,
      text: expect.stringContaining("withdrawn"),
    });
    expect(await asked("requests", "get", id)).toMatchObject({ status: "withdrawn", withdrawn_by: "firm" });
    const { text } = await run("audit", id);
    expect(text).toMatch(/request\.created +key/);
    expect(text).toMatch(/request\.withdrawn +key/);
  });

  test("lists requests by status and text, one page or all pages", async () => {
    const other = await makeCompany("Lister");
    const env = { SURPLUS_BASE_URL: baseUrl, SURPLUS_API_KEY: other.testKey };
    const client = createClient({ baseUrl, apiKey: other.testKey });
    for (const name of ["One", "Two", "Three"])
      await client.requests.create({ client_name: name, report_type: "expense_summary" });
    const list = async (...words: string[]) => atTerminal(["requests", "list", ...words], env);
    const first = await list("--limit", "2");
    expect(first.text.split("\n")[1]).toContain("Three");
    expect(first).toMatchObject({ err: expect.stringContaining("--all") });
    expect((await list("--limit", "2", "--all")).text.trim().split("\n")).toHaveLength(4);
    const all = JSON.parse((await list("--limit", "1", "--all", "--json")).text);
    expect(all.data.map((each: { client_name: string }) => each.client_name)).toEqual([
      "Three",
      "Two",
      "One",
    ]);
    expect(JSON.parse((await list("--q", "Tw", "--json")).text).data).toHaveLength(1);
    expect(JSON.parse((await list("--status", "ready", "--json")).text).data).toEqual([]);
  });

  test("waits for a report and downloads it in every format, byte for byte, readable only by its owner", async () => {
    const { id } = await asked("requests", "create", "--name", "Priya Raman");
    const waiting = run("wait", id);
    const client = createClient({ baseUrl, apiKey: company.testKey });
    await giveConsent(id);
    expect(await client.requests.completeConsent(id)).toMatchObject({ status: "ready" });
    expect(await waiting).toMatchObject({ code: 0, text: expect.stringMatching(/^status +ready$/m) });
    const printed = await run("report", id);
    expect(printed.out.equals(Buffer.from(await client.reports.bytes(id, "json")))).toBe(true);
    expect((await client.reports.json(id)).verification.id).toMatch(/^SIQ-/);
    await mkdir(path.join(folder, "made"));
    for (const [file, start] of [
      ["made/report.html", "<!doctype html>"],
      ["report.xml", "<?xml"],
      ["report.pdf", "%PDF-"],
    ] as const) {
      expect(await run("report", id, "--out", file)).toMatchObject({ code: 0, text: "" });
      expect((await readFile(path.join(folder, file), "utf8")).slice(0, start.length)).toBe(start);
      expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
    }
  });

  test("downloads the tables, also under a category map, and says that no assessed copy exists yet", async () => {
    const id = await makeFreshReport(company);
    await saveCategoryMap(
      company.companyId,
      { map: { ...LIXI_MAP, name: "Harbour Bank" }, before: null },
      company.actor,
    );
    const headOf = async (...words: string[]) => (await run("report", id, ...words)).text.split("\r\n")[0];
    expect(await headOf("--format", "csv")).toMatch(/,transaction_id$/);
    expect(await headOf("--format", "csv", "--map", "harbour bank")).toMatch(/,transaction_id,heading$/);
    expect(await headOf("--format", "comparison")).toContain("declared,observed,difference");
    expect(await headOf("--format", "lines", "--map", "Harbour Bank")).toContain("form_line,");
    expect((await run("report", id, "--format", "lines", "--map", "Other")).err).toContain("422 invalid");
    expect((await run("report", id, "--assessed")).err).toContain("409 not_ready");
  });

  test("sets assessment inputs and adjustments from a file, and prints them in a form that can be edited and sent again", async () => {
    const id = await makeFreshReport(company);
    const write = (name: string, body: unknown) =>
      writeFile(path.join(folder, name), typeof body === "string" ? body : JSON.stringify(body));
    await write("inputs.json", { hem_monthly_cents: 310_000 });
    expect(await asked("assessment", id, "--set", "inputs.json")).toMatchObject({
      hem_monthly_cents: 310_000,
    });
    expect(await asked("assessment", id)).toMatchObject({ hem_monthly_cents: 310_000 });
    const list = await asked("adjustments", id);
    expect(list).toMatchObject({ version: 0, adjustments: [] });
    const { transactions } = await createClient({ baseUrl, apiKey: company.testKey }).reports.json(id);
    const target = { target_kind: "TRANSACTION", target_id: transactions[0]?.id };
    const one = { action: "EXCLUDE", ...target, reason: "Paid back by an insurer." };
    await write("list.json", { ...list, adjustments: [one] });
    const made = await asked("adjustments", id, "--set", "list.json");
    expect(made).toMatchObject({ version: 1, adjustments: [{ reason: "Paid back by an insurer." }] });
    await write("list.json", made);
    expect(await asked("adjustments", id, "--set", "list.json")).toMatchObject({
      adjustments: [{ action: "EXCLUDE" }],
    });
    await write("list.json", { ...list, adjustments: [] });
    expect((await run("adjustments", id, "--set", "list.json")).err).toContain("409 conflict");
    await write("list.json", "{");
    expect((await run("adjustments", id, "--set", "list.json")).err).toContain('"list.json" is not JSON');
    expect((await run("assessment", id, "--set", "none.json")).err).toContain('"none.json" can\'t be read');
  });

  test("stops waiting on timeout, or when the request has ended", async () => {
    const { id } = await asked("requests", "create", "--name", "A");
    expect(await run("wait", id, "--timeout", "0.1")).toMatchObject({
      code: 1,
      err: expect.stringContaining("still pending_consent"),
    });
    await run("requests", "withdraw", id);
    expect(await run("wait", id)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^status +withdrawn$/m),
      err: "There will be no report: the request was withdrawn.\n",
    });
  });

  test("prints an error response with its code and the call's id, and exits with 1", async () => {
    const refused = await run("requests", "get", `req_${"0".repeat(32)}`);
    expect(refused).toMatchObject({ code: 1, text: "" });
    expect(refused.err).toMatch(/404 not_found: Not Found \(call rid_\w+\)/);
    const { id } = await asked("requests", "create", "--name", "A");
    expect(await run("report", id)).toMatchObject({ code: 1, err: expect.stringContaining("409 not_ready") });
    const invalid = await run("requests", "create", "--name", "x".repeat(201));
    expect(invalid.err).toContain("422 invalid: client_name: String should have at most 200 characters");
  });
});
