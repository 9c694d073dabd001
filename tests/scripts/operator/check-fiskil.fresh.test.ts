import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { CHECK_PROVIDER } from "@/scripts/operator/check-provider";
import { fillBank } from "@/tests/stand-ins/bank";
import { agree, openPage } from "@/tests/stand-ins/fiskil/consent-page";
import { refuse } from "@/tests/stand-ins/fiskil/errors";
import { writeMessage } from "@/tests/stand-ins/fiskil/messages";
import { freshSwitches } from "@/tests/stand-ins/fiskil/provider-state";
import { startFiskil } from "@/tests/stand-ins/fiskil/stand-in";

const FILES = ["fiskil-shapes.json", "fiskil-shapes--user.json", "fiskil-shapes--burst.json"];
const SAMPLE = path.join(tmpdir(), `fiskil-sample-${process.pid}.json`);
const CREDENTIALS = { clientId: "check-client", clientSecret: "check-secret", application: "sandbox" };
const SECRET = Buffer.alloc(32, "check").toString("base64");

const fiskil = await startFiskil();
const { provider } = fiskil;
provider.credentials.push(CREDENTIALS);
/** Set before the settings are first read. */
Object.assign(process.env, {
  FISKIL_BASE_URL: fiskil.url,
  FISKIL_TEST_CLIENT_ID: CREDENTIALS.clientId,
  FISKIL_TEST_CLIENT_SECRET: CREDENTIALS.clientSecret,
  FISKIL_TEST_WEBHOOK_SECRET: SECRET,
});

beforeEach(() => {
  provider.endUsers.clear();
  provider.consents.length = 0;
  fiskil.faults.length = 0;
  Object.assign(provider, { switches: freshSwitches() });
});
afterAll(async () => {
  await fiskil.close();
  for (const file of [...FILES, SAMPLE]) await rm(file, { force: true });
});

async function run(...words: string[]) {
  const lines: string[] = [];
  const said = await CHECK_PROVIDER.run(["fiskil", ...words], (line) => void lines.push(line));
  return { ...said, said: lines, differs: lines.filter((line) => line.includes("differs")) };
}

/** Runs the first half of the check, and then consents as the customer that the check created. */
async function share() {
  const first = await run();
  const user = /--user (\S+)/.exec(first.said.at(-2) ?? "")?.[1] ?? "";
  const { consent } = agree(
    provider,
    openPage(provider, first.said.at(-1) ?? ""),
    fillBank(0, 12, false),
    "all",
  );
  return { first, user, consent };
}

describe("check-provider with Fiskil", () => {
  test("goes from a new user to a deleted consent that is listed as inactive, and stores only the shapes of responses", async () => {
    const { first, user } = await share();
    expect([first.differs, first.code]).toEqual([[], 0]);
    const { said, differs, code } = await run("--user", user);
    expect([differs, code]).toEqual([[], 0]);
    expect(said.filter((line) => line.startsWith("delete"))).toHaveLength(3);
    expect(said.find((line) => line.includes("listed as"))).toBe("  listed as: inactive");
    expect(provider.endUsers.has(user)).toBe(false);
    const [fresh = "", after = ""] = await Promise.all(
      FILES.slice(0, 2).map((file) => readFile(file, "utf8")),
    );
    expect(fresh).not.toMatch(/example\.com|Check Provider/);
    expect(JSON.parse(after).consents.shape.consents[0]).toMatchObject({
      active: "boolean",
      arrangement_id: "string",
    });
    expect(after).not.toContain("Bluegum");
  });

  test("lists differences: an address that Fiskil refuses a second time, and empty lists for an unknown customer", async () => {
    Object.assign(provider.switches, { hasUniqueEmails: true, unknownEndUser: "empty" });
    const { differs, code } = await run();
    expect(differs).toEqual([
      expect.stringMatching(/^unknown user, consents +200 +differs: 404/),
      expect.stringMatching(/^same email twice +400 +differs: 200 or 201/),
    ]);
    expect(code).toBe(1);
  });

  test("reports with --burst the requested wait after too many calls, or that there was no limit", async () => {
    expect((await run("--burst")).said).toEqual(["No 429 within 40 calls."]);
    const answer = { ...refuse(429, "rate_limited", "too many"), headers: { "retry-after": "7" } };
    fiskil.faults.push({ on: /^GET \/v1\/end-users\//, times: 5, answer });
    expect((await run("--burst")).said).toEqual(["429 within 40 calls; Retry-After: 7"]);
    expect(JSON.parse(await readFile("fiskil-shapes--burst.json", "utf8")).burst.statuses.sort()).toEqual([
      404, 429,
    ]);
  });

  test("distinguishes with --sample a signed message from an unsigned or missing one", async () => {
    const { consent } = await share();
    const { raw, headers } = writeMessage(provider, consent, "consent.revoked", {
      clientId: CREDENTIALS.clientId,
      secret: SECRET,
    });
    const read = async (sample: { headers: object; body: string }) => {
      await writeFile(SAMPLE, JSON.stringify(sample));
      return run("--sample", SAMPLE);
    };
    expect(await read({ headers, body: raw })).toMatchObject({
      lines: ["Read as consent_revoked, signed."],
      code: 0,
    });
    const unsigned = await read({ headers: {}, body: raw });
    expect([unsigned.lines.join(), unsigned.code]).toEqual([expect.stringContaining("not signed"), 1]);
    expect((await read({ headers, body: "{}" })).code).toBe(1);
  });
});
