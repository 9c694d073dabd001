import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { testFolder } from "@/tests/support/folder";
import { answeringServer } from "./answering-server";
import { atTerminal } from "./at-terminal";

const server = await answeringServer();
const known = { SURPLUS_API_KEY: `svc_test_${"t".repeat(49)}`, SURPLUS_BASE_URL: server.url };
const folder = testFolder();

/**
 * A text that must not reach a terminal unchanged. It clears the screen twice, the second time with the single
 * character for old terminals. It also reverses the text direction and breaks the line invisibly.
 */
const EVIL = "\u001b[2J\u009b2J\u202eevil\u2028\nroot\u007f\u{e0041}";
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;
const unseenOf = (text: string) => text.replaceAll("\n", "").match(UNSEEN);

describe("text from the service in the command line's output", () => {
  const made = { id: "req_1", status: "pending_consent", client_ref: EVIL, [EVIL]: { [EVIL]: 1 } };

  test("cannot move the terminal's cursor or colour its text", async () => {
    server.answer({ status: 201, json: made });
    const { text } = await atTerminal(["requests", "create", "--name", "A"], known);
    expect(text).toContain("evil");
    expect(unseenOf(text)).toBeNull();
    expect(text.trim().split("\n")).toHaveLength(4);
  });

  test("is escaped in --json, and equal when parsed", async () => {
    server.answer({ status: 201, json: made });
    const { text } = await atTerminal(["requests", "create", "--name", "A", "--json"], known);
    expect(unseenOf(text)).toBeNull();
    expect(JSON.parse(text)).toEqual(made);
  });

  test("is harmless in an error and in a table too", async () => {
    server.answer({ status: 404, json: { detail: EVIL, code: EVIL } });
    const refused = await atTerminal(["requests", "get", "req_1"], known);
    expect(refused.err).toContain("evil");
    expect(unseenOf(refused.err)).toBeNull();
    const line = { at: EVIL, action: EVIL, actor: EVIL, detail: { [EVIL]: EVIL } };
    server.answer({ json: { data: [line] } });
    expect(unseenOf((await atTerminal(["audit", "req_1"], known)).text)).toBeNull();
  });

  test("is harmless in a report shown at a terminal, and unchanged if piped", async () => {
    server.answer({ text: EVIL });
    const shown = await atTerminal(["report", "req_1"], known, { isTty: true });
    expect(shown.text).toContain("evil");
    expect(unseenOf(shown.text)).toBeNull();
    expect((await atTerminal(["report", "req_1"], known)).text).toBe(EVIL);
  });
});

describe("the option --out", () => {
  const report = (...words: string[]) => atTerminal(["report", "req_1", ...words], known, { folder });

  test("writes exactly the given file, even if the service suggests a different name", async () => {
    const headers = { "content-disposition": 'attachment; filename="../../escaped.json"' };
    server.answer({ text: "{}", headers });
    expect(await report("--out", "mine.JSON")).toMatchObject({
      code: 0,
      text: "",
      err: "mine.JSON: 2 bytes\n",
    });
    expect(await readdir(folder)).toEqual(["mine.JSON"]);
    expect(server.seen[0]?.url).toBe("/v1/requests/req_1/report");
  });

  test("makes an existing file private to its owner before it writes bank data", async () => {
    const file = path.join(folder, "old.xml");
    await writeFile(file, "older and longer", { mode: 0o644 });
    server.answer({ text: "<a/>" });
    expect(await report("--out", "old.xml")).toMatchObject({ code: 0 });
    expect(await stat(file)).toMatchObject({ size: 4 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test("accepts any file name if --format is given, and any existing folder", async () => {
    await mkdir(path.join(folder, "made"), { recursive: true });
    server.answer({ text: "%PDF-" });
    expect(await report("--out", "made/x.foo", "--format", "pdf")).toMatchObject({ code: 0 });
    expect(server.seen[0]?.url).toBe("/v1/requests/req_1/report.pdf");
  });
});

describe("requests list --all", () => {
  test("stops at a hundred thousand requests if a service reports further pages without end", async () => {
    const request = { id: "req_1", status: "ready", report_type: "affordability", client_name: "A" };
    const data = Array(50_001).fill({ ...request, client_ref: null, created_at: "2026-11-02T01:00:00Z" });
    server.answer({ json: { data, has_more: true, next_cursor: "again" } });
    const { code, text, err } = await atTerminal(["requests", "list", "--all"], known);
    expect({ code, calls: server.seen.length }).toEqual({ code: 0, calls: 2 });
    expect(text.split("\n").length).toBeGreaterThan(100_000);
    expect(err).toContain("There are more than 100000: narrow the list");
  });
});
