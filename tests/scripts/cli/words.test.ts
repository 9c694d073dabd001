import path from "node:path";
import { describe, expect, test } from "vitest";
import { makeDataDirectory, writePrivateJson } from "@/scripts/private-file.mjs";
import { testFolder } from "@/tests/support/folder";
import { answeringServer } from "./answering-server";
import { atTerminal } from "./at-terminal";

const server = await answeringServer();
const TEST_KEY = `svc_test_${"t".repeat(49)}`;
const LIVE_KEY = `svc_live_${"l".repeat(49)}`;
const known = { SURPLUS_API_KEY: TEST_KEY, SURPLUS_BASE_URL: server.url };

describe("the arguments of a command", () => {
  test.each([
    [[], "Name a command."],
    [["requests"], "Choose one of: requests create, requests get"],
    [["request", "get", "x"], 'no command "request"'],
    [["requests", "crate"], "Is requests create meant?"],
    [["lisen"], "Is listen meant?"],
    [["requests", "list", "--stauts", "ready"], "no option --stauts. Is --status meant?"],
    [["requests", "list", "--stauts=ready"], "no option --stauts. Is --status meant?"],
    [["requests", "list", "--verbose"], "no option --verbose.\n"],
    [
      ["requests", "list", "--status", "done"],
      '--status: "done" is not one of pending_consent, pending_data',
    ],
    [["requests", "list", "--limit", "0"], "--limit must be a whole number from 1 to 100"],
    [["requests", "list", "--limit", "abc"], "--limit must be a whole number from 1 to 100"],
    [["requests", "list", "--limit", "101"], "--limit must be a whole number from 1 to 100"],
    [["requests", "create", "--name", "A", "--consent-type", "twice"], '"twice" is not one of once, ongoing'],
    [
      ["report", "x", "--out", "x.foo"],
      '"x.foo" does not end in .json, .html, .xml, .pdf, .xlsx, .csv. Name its format with --format',
    ],
    [["report", "x", "--out", "report"], '"report" does not end in'],
    [["report", "x", "--out", "/nonexistent/x.pdf"], "there is no folder /nonexistent"],
    [["report", "x", "--format", "pdf", "--out", "/"], "/ is a folder"],
    [["requests", "create"], "Give the customer's name with --name"],
    [["requests", "create", "--name"], "'--name <value>' argument missing"],
    [["requests", "create", "--name", "Priya", "Raman"], '"Raman" is one argument too many. Put quotes'],
    [["requests", "get"], "Name the id: requests get <id>."],
    [["requests", "get", "x", "--api-key", TEST_KEY], "Set the key in SURPLUS_API_KEY"],
    [["report", "x", "--format", "doc"], '--format: "doc" is not one of json, html, xml, pdf, xlsx'],
    [["report", "x", "--map", "Harbour Bank"], "--map is for the formats xlsx, csv, lines, not json"],
    [["report", "x", "--assessed", "--format", "comparison"], '"comparison" is not one of json, html, xml'],
    [["trigger", "report.done"], '"report.done" is not one of consent.completed'],
    [["listen", "--forward-to", "4000"], "--forward-to must be a web address"],
    [["listen", "--port", "99999"], "--port must be a number"],
    [["wait", "x", "--timeout", "soon"], "--timeout must be a number of seconds"],
    [["requests", "list", "--base-url", "nowhere"], "base URL must be a web address"],
  ])("%j are refused with exit code 2 and an explanation", async (words, message) => {
    const { code, text, err } = await atTerminal(words, known);
    expect(err).toContain(message);
    expect(err).not.toContain(TEST_KEY);
    expect({ code, text, calls: server.seen }).toEqual({ code: 2, text: "", calls: [] });
  });

  test.each([
    [["--help"], "listen"],
    [["requests", "--help"], "requests withdraw <id>"],
    [["requests", "create", "--help"], "--scenario <name>"],
    [["requests", "get", "-h"], "requests get <id> [options]"],
    [["listen", "--help"], "--forward-to <url>"],
    [["trigger", "--help"], "report.awaiting_share"],
  ])("%j print help", async (words, part) => {
    const { code, text, err } = await atTerminal(words);
    expect(text).toContain(part);
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  test("do not offer a PDF at a terminal", async () => {
    const { code, err } = await atTerminal(["report", "x", "--format", "pdf"], known, { isTty: true });
    expect(err).toContain("--out report.pdf");
    expect(code).toBe(2);
  });
});

describe("the API key of a command", () => {
  test("is requested if missing, and refused without being printed if malformed", async () => {
    const none = await atTerminal(["requests", "list"], { SURPLUS_BASE_URL: server.url });
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining("Set SURPLUS_API_KEY to a key") });
    expect(none.err).toContain(
      "There is no /nowhere/at/all/demo.json. If your server was started with another DATA_DIR",
    );
    const odd = await atTerminal(["requests", "list"], { ...known, SURPLUS_API_KEY: "sk_123456" });
    expect(odd).toMatchObject({ code: 2, err: expect.stringContaining("SURPLUS_API_KEY must begin with") });
    expect(odd.err).not.toContain("123456");
  });

  test.each([[["trigger", "report.ready"]], [["consent", "req_1"]]])(
    "does not work with %j if it is for live, and the error gives the reason",
    async (words) => {
      const { code, err } = await atTerminal(words, { ...known, SURPLUS_API_KEY: LIVE_KEY });
      expect(err).toContain("works with a test key (svc_test_…) only");
      expect({ code, calls: server.seen }).toEqual({ code: 2, calls: [] });
    },
  );
});

describe("the test key of the server that `npm start` runs", () => {
  const folder = testFolder();
  const dataDir = path.join(folder, "data");
  const facts = {
    base_url: server.url,
    api_key_test: TEST_KEY,
    api_key_live: LIVE_KEY,
    webhook_secret: "whsec_c3VycGx1cy1leGFtcGxlLXNlY3JldC0zMi1ieXRlcyE=",
  };
  const write = async () => {
    await makeDataDirectory(dataDir);
    await writePrivateJson(path.join(dataDir, "demo.json"), facts);
  };

  test("is found automatically, under any name of this machine", async () => {
    await write();
    server.answer({ json: { data: [], has_more: false, next_cursor: null } });
    const named = server.url.replace("127.0.0.1", "localhost");
    for (const more of [[], ["--base-url", named]])
      expect(await atTerminal(["requests", "list", ...more], { DATA_DIR: dataDir })).toMatchObject({
        code: 0,
      });
    expect(server.seen.map(({ headers }) => headers["x-api-key"])).toEqual([TEST_KEY, TEST_KEY]);
  });

  test("is not sent to an address of another machine", async () => {
    await write();
    for (const other of ["http://127.0.0.1:9", "https://surplus.example"]) {
      const ran = await atTerminal(["requests", "list"], { DATA_DIR: dataDir, SURPLUS_BASE_URL: other });
      expect(ran).toMatchObject({ code: 2, err: expect.stringContaining(`There is no key for ${other}`) });
      const named = `${path.join(dataDir, "demo.json")} belongs to the server at ${server.url}`;
      expect(ran.err.includes(named)).toBe(other.includes("127.0.0.1"));
    }
  });
});
