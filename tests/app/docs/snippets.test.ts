import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { SNIPPETS, type Snippet } from "@/app/docs/snippets";
import { VECTOR, vectorHeaders } from "@/app/docs/vectors";
import { ROOT } from "@/scripts/install.mjs";
import { type Delivery, RUNNERS } from "./runners";

const folder = mkdtempSync(path.join(tmpdir(), "surplus-snippets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good: Delivery = {
  body: VECTOR.body,
  headers: vectorHeaders(),
  secret: VECTOR.secret,
  now: VECTOR.timestamp,
};
const other = "whsec_YW5vdGhlci1zZWNyZXQtb2YtMzItYnl0ZXMtaGVyZSE=";
const rotating = `v1,bm90IG91cnM= ${good.headers["webhook-signature"]}`;

/** The expected result of each check: X-Service-Signature first, then webhook-signature. */
const CASES: Record<string, { delivery: Delivery; verdict: [boolean, boolean] }> = {
  "as it was sent": { delivery: good, verdict: [true, true] },
  "with a changed body": {
    delivery: { ...good, body: good.body.replace("ready", "reads") },
    verdict: [false, false],
  },
  "under another secret": { delivery: { ...good, secret: other }, verdict: [false, false] },
  "301 seconds late": { delivery: { ...good, now: good.now + 301 }, verdict: [true, false] },
  "301 seconds early": { delivery: { ...good, now: good.now - 301 }, verdict: [true, false] },
  "300 seconds late": { delivery: { ...good, now: good.now + 300 }, verdict: [true, true] },
  "with a changed time": {
    delivery: { ...good, headers: { ...good.headers, "webhook-timestamp": String(good.now + 1) } },
    verdict: [true, false],
  },
  "with a time that is no number": {
    delivery: { ...good, headers: { ...good.headers, "webhook-timestamp": "soon" } },
    verdict: [true, false],
  },
  "with a second signature": {
    delivery: { ...good, headers: { ...good.headers, "webhook-signature": rotating } },
    verdict: [true, true],
  },
  "without headers": { delivery: { ...good, headers: {} }, verdict: [false, false] },
};

describe("the test vector of the guide", () => {
  test("has the signature that its secret, time and body produce", () => {
    const { secret, body, timestamp } = VECTOR;
    const hex = createHmac("sha256", Buffer.from(secret, "utf8"))
      .update(Buffer.from(body, "utf8"))
      .digest("hex");
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const text = `${good.headers["webhook-id"]}.${timestamp}.${body}`;
    expect(good.headers["x-service-signature"]).toBe(hex);
    expect(good.headers["webhook-signature"]).toBe(
      `v1,${createHmac("sha256", key).update(text).digest("base64")}`,
    );
  });
});

const isHere = (command: readonly string[]) => spawnSync(command[0] ?? "", command.slice(1)).status === 0;

/** Runs a snippet on every case in one process. Returns the results of the two checks for each case. */
function verdictsOf(snippet: Snippet): boolean[][] {
  const runner = RUNNERS[snippet.id];
  if (!runner) throw new Error(`There is no runner for ${snippet.title}.`);
  const pathname = mkdtempSync(path.join(folder, snippet.id));
  const cases = path.join(pathname, "cases.json");
  writeFileSync(cases, JSON.stringify(Object.values(CASES).map(({ delivery }) => delivery)));
  const [program = "", ...words] = runner.prepare(
    path.join(ROOT, "app/docs/snippets", snippet.file),
    pathname,
  );
  const run = spawnSync(program, [...words, cases], { cwd: pathname, encoding: "utf8", timeout: 120_000 });
  if (run.status !== 0) throw new Error(`${snippet.file} failed: ${run.stderr}`);
  return JSON.parse(run.stdout);
}

describe.each(SNIPPETS)("the snippet for $title", (snippet) => {
  const isRunnable = isHere(RUNNERS[snippet.id]?.probe ?? []);
  const title = isRunnable ? "" : ` (skipped: ${RUNNERS[snippet.id]?.probe[0]} is not on this machine)`;

  test("is one of the files that the guide shows", () => {
    expect(existsSync(path.join(ROOT, "app/docs/snippets", snippet.file))).toBe(true);
  });

  test.runIf(isRunnable)(
    `distinguishes genuine deliveries from forged deliveries${title}`,
    { timeout: 180_000 },
    () => {
      const verdicts = verdictsOf(snippet);
      const reported = Object.keys(CASES).map((name, index) => [name, verdicts[index]]);
      expect(reported).toEqual(Object.entries(CASES).map(([name, { verdict }]) => [name, verdict]));
    },
  );
});
