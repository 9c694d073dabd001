import { spawn } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parseDay } from "@/lib/engine/calendar/day";
import { digestOf } from "@/lib/render/json";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { ROOT } from "@/scripts/install.mjs";
import { toProgress } from "@/scripts/report/run-many.mjs";
import { testFolder } from "@/tests/support/folder";

/** Each test starts processes, which takes a long time on a busy machine. */
const TIMEOUT_MS = 60_000;

const folder = testFolder();
const inFolder = (name: string) => path.join(folder, name);

/** Runs the command as a person would, in a separate folder. */
function run(...words: string[]): Promise<{ code: number | null; out: Buffer; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, "scripts", "report.mjs"), ...words], {
      cwd: folder,
      env: { ...process.env, npm_lifecycle_event: "", DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const out: Buffer[] = [];
    let err = "";
    child.stdout.on("data", (chunk) => out.push(chunk));
    child.stderr.on("data", (chunk) => {
      err += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, out: Buffer.concat(out), err }));
  });
}

/** The run of one file without options, which several tests compare with other runs. */
let single: ReturnType<typeof run> | null = null;
const runSingle = () => (single ??= run("joan.json"));

const STATEMENT =
  'Date,Description,Amount,Balance\n16/07/2026,COLES 0421 NEWTOWN,-25.00,2775.00\n15/07/2026,"SALARY ACME PTY LTD","2,800.00",2800.00\n';

beforeAll(async () => {
  const [household] = HOUSEHOLDS.slice(4);
  const [bank] = BANKS;
  if (!household || !bank) throw new Error("the sandbox is empty");
  const data = generate({ household, bank, asOf: parseDay("2026-11-20"), months: 3, lastDays: 60 });
  await writeFile(inFolder("joan.json"), JSON.stringify(data));
  const [first, ...others] = data.transactions;
  const bad = { ...data, transactions: [first, { ...others[0], amount: "12,50" }, ...others.slice(1)] };
  await writeFile(inFolder("bad.json"), JSON.stringify(bad));
  await writeFile(inFolder("cut.json"), '{"accounts": [');
  await writeFile(inFolder("everyday.csv"), STATEMENT);
  await writeFile(inFolder("no-balance.csv"), STATEMENT.replace(/,[^,\n]*$/gm, ""));
  await writeFile(inFolder("bad.csv"), STATEMENT.replace("16/07", "31/02"));
});

describe("npm run report", { timeout: TIMEOUT_MS }, () => {
  it("writes the same bytes each time, unsigned and dated only by the data", async () => {
    const [one, two] = await Promise.all([runSingle(), run("joan.json")]);
    expect(one.err).toBe("");
    expect(one.code).toBe(0);
    expect(one.out.equals(two.out)).toBe(true);
    const { integrity, ...report } = JSON.parse(one.out.toString());
    expect(report.verification.id).toMatch(/^LOCAL-[0-9A-F]{12}$/);
    expect(report.verification.url).not.toMatch(/^http/);
    expect(report.warnings[0].code).toBe("MADE_LOCALLY");
    expect(report.generated_at.slice(0, 10)).toBe(report.period.to);
    expect(integrity.signature_jws).toBe("none");
    expect(integrity.digest_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(report.transactions.length).toBeGreaterThan(20);
    // Canonical JSON keeps its order when a member is removed, so the remaining text has the signed digest.
    expect(digestOf(JSON.stringify(report))).toBe(integrity.digest_sha256);
  });

  it("writes each format, by name or by the ending of the file", async () => {
    const runs = await Promise.all([
      run("joan.json", "--format", "html"),
      run("joan.json", "--format", "xml"),
      run("joan.json", "--format", "csv"),
      run("--csv", "everyday.csv", "--out", "made/report.pdf"),
      run("joan.json", "--format", "lines-csv"),
    ]);
    expect(runs.map(({ code, err }) => `${code} ${err}`)).toEqual(Array(5).fill("0 "));
    const [html, xml, csv, pdf, lines] = runs.map(({ out }) => out.toString());
    expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
    expect(html).toContain("Prepared on the command line from a file");
    expect(xml).toMatch(/^<\?xml[\s\S]*<\/report>\s*$/);
    expect(csv).toMatch(/^date,account,/);
    expect(lines).toMatch(/^form_line,categories,/);
    expect(pdf).toBe("");
    expect((await readFile(inFolder("made/report.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("applies the options for type, profile, day and name", async () => {
    const { out, err, code } = await run(
      ...["joan.json", "--type", "expense_summary", "--profile", "insight"],
      ...["--as-of", "2026-10-31", "--name", "Joan Example"],
    );
    expect(code).toBe(0);
    const report = JSON.parse(out.toString());
    expect(report).toMatchObject({
      report_type: "expense_summary",
      profile: "insight",
      affordability: null,
      transactions: [],
      request: { client_name: "Joan Example" },
      // The period has only whole months. On 31 October, the day of the data, October is not over.
      period: { to: "2026-09-30" },
    });
    expect(err).toMatch(/^Note: \d+ rows after 2026-10-31 were left out, and balances were calculated back/);
  });

  it("reads statements with and without a balance", async () => {
    const [withBalance, without] = await Promise.all([
      run("--csv", "everyday.csv"),
      run("--csv", "no-balance.csv", "--format", "csv"),
    ]);
    expect(withBalance.err).toBe("");
    const report = JSON.parse(withBalance.out.toString());
    expect(report.accounts).toMatchObject([
      { display_name: "everyday", balance: { current_cents: 277_500 } },
    ]);
    expect(report.transactions.map((row: { amount_cents: number }) => row.amount_cents)).toEqual([
      280_000, -2_500,
    ]);
    expect(without.code).toBe(0);
    expect(without.err).toContain("no balance, so we could not check for missing rows");
    expect(without.out.toString()).toContain("2800.00,in");
  });

  it.each([
    [["bad.json"], 'transactions[1].amount: "12,50" is not an amount such as "-12.50"'],
    [["cut.json"], "cut.json: is not JSON: it ends too early"],
    [["missing.json"], "missing.json: there is no such file"],
    [["--csv", "bad.csv"], 'bad.csv line 2, date: "31/02/2026" is not a date'],
    [["joan.json", "--fromat", "xml"], "Unknown option '--fromat'"],
    [["joan.json", "--type", "score"], '--type: "score" is not one of affordability, expense_summary'],
    [["joan.json", "--as-of", "2026-02-30"], '--as-of: "2026-02-30" is not a day'],
    [[], "Name an input file"],
  ])(
    "refuses %j with exit code 2, states the position and the reason, and writes nothing",
    async (words, message) => {
      const { code, out, err } = await run(...words, "--out", "refused.json");
      expect(err).toContain(message);
      expect(code).toBe(2);
      expect(out.toString()).toBe("");
      await expect(readFile(inFolder("refused.json"))).rejects.toThrow("ENOENT");
    },
  );

  it("prints its help", async () => {
    const { code, out } = await run("--help");
    expect(code).toBe(0);
    expect(out.toString()).toContain("npm run --silent report -- [input.json] [options]");
  });
});

describe("npm run report -- --jobs", { timeout: TIMEOUT_MS }, () => {
  const writeJobs = (name: string, jobs: readonly unknown[]) =>
    writeFile(
      inFolder(name),
      jobs.map((job) => (typeof job === "string" ? job : JSON.stringify(job))).join("\n"),
    );
  const answersOf = (out: Buffer) =>
    out
      .toString()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));

  it("answers each job on its own line with the same document as a separate run", async () => {
    const data = JSON.parse(await readFile(inFolder("joan.json"), "utf8"));
    await writeJobs("jobs.jsonl", [
      { name: "file", input: "joan.json", out: "made/joan.json" },
      { name: "inline", input: data, as_of: "2026-10-31", client: "Joan Petrie", profile: "insight" },
    ]);
    const [{ code, out }, alone] = await Promise.all([run("--jobs", "jobs.jsonl"), runSingle()]);
    expect(code).toBe(0);
    const [file, inline] = answersOf(out);
    expect(file).toMatchObject({ name: "file", line: 1, out: inFolder("made/joan.json") });
    expect(await readFile(inFolder("made/joan.json"))).toEqual(alone.out);
    expect(inline.report).toMatchObject({ profile: "insight", transactions: [] });
    expect(inline.notes.join(" ")).toContain("after 2026-10-31 were left out");
  });

  it("refuses an invalid job with its line and the reason, and completes the remaining jobs", async () => {
    await writeJobs("bad.jsonl", [
      "{not json",
      { name: "typo", input: "joan.json", asof: "2026-10-31" },
      { name: "missing", input: "nowhere.json" },
      { name: "bad row", input: "bad.json" },
      { name: "good", input: "joan.json", out: "good.json" },
    ]);
    const { code, out } = await run("--jobs", "bad.jsonl");
    expect(code).toBe(2);
    const answers = answersOf(out);
    expect(answers.map(({ name, line }) => [name, line])).toEqual([
      [null, 1],
      ["typo", 2],
      ["missing", 3],
      ["bad row", 4],
      ["good", 5],
    ]);
    expect(answers[1].refused.join()).toContain("asof");
    expect(answers[2].refused.join()).toContain("there is no such file");
    expect(answers[3].refused.join()).toContain("amount");
    expect(answers[4]).toMatchObject({ out: inFolder("good.json"), notes: [] });
  });

  it("accepts no other option", async () => {
    const { code, err } = await run("--jobs", "jobs.jsonl", "--type", "affordability");
    expect(code).toBe(2);
    expect(err).toContain("cannot be combined with");
  });
});

describe("npm run report -- --many", { timeout: TIMEOUT_MS }, () => {
  beforeAll(async () => {
    await mkdir(inFolder("many"));
    for (const name of ["joan.json", "everyday.csv", "bad.json", "cut.json"])
      await copyFile(inFolder(name), inFolder(`many/${name}`));
  });

  it("writes the same bytes with one and with eight threads as a separate run, and reports its progress", async () => {
    const [one, eight, alone] = await Promise.all([
      run("--many", "many", "--out", "one", "--threads", "1"),
      run("--many", "many", "--out", "eight", "--threads", "8"),
      runSingle(),
    ]);
    expect(await readdir(inFolder("one"))).toEqual(["everyday.json", "joan.json"]);
    for (const name of ["everyday.json", "joan.json"])
      expect(await readFile(inFolder(`eight/${name}`))).toEqual(await readFile(inFolder(`one/${name}`)));
    expect(await readFile(inFolder("one/joan.json"))).toEqual(alone.out);
    for (const { code, out, err } of [one, eight]) {
      expect(code).toBe(2);
      const answers = new Map<string, { refused?: string[] }>(
        out
          .toString()
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line))
          .map((answer) => [answer.name, answer]),
      );
      expect(answers.size).toBe(4);
      expect(answers.get("joan.json")).toMatchObject({
        notes: [],
        out: expect.stringMatching(/joan\.json$/),
      });
      expect(answers.get("bad.json")?.refused?.join()).toContain("amount");
      expect(answers.get("cut.json")?.refused?.join()).toContain("ends too early");
      expect(err).toMatch(/^4 of 4 files, [\d.]+ a second, in [\d.]+ s$/m);
    }
  });

  it("refuses folders and names whose reports would overwrite each other or an input file", async () => {
    const [same, none] = await Promise.all([run("--many", "many", "--out", "many"), run("--many", "many")]);
    expect([same.code, none.code]).toEqual([2, 2]);
    expect(same.err).toContain("a different folder");
    expect(none.err).toContain("--many needs --out");
  });
});

describe("toProgress", () => {
  it("prints the rate and the time left", () => {
    expect(toProgress(0, 1_000, 0.5)).toBe("0 of 1,000 files");
    expect(toProgress(400, 1_000, 20)).toBe("400 of 1,000 files, 20.0 a second, 30 s left");
    expect(toProgress(1_000, 1_000, 50)).toBe("1,000 of 1,000 files, 20.0 a second, in 50.0 s");
  });
});
