import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { CHECK_PROVIDER } from "@/scripts/operator/check-provider";
import { authorise } from "@/tests/support/basiq/hosted";
import { fake } from "@/tests/support/basiq/stand-in";

const FILES = ["basiq-shapes.json", "basiq-shapes--user.json"];

beforeEach(() => fake.reset());
afterAll(async () => {
  await fake.close();
  for (const file of FILES) await rm(file, { force: true });
});

test("check-provider reports matches and differences, and stores shapes without values in files that only the owner can read", async () => {
  const lines: string[] = [];
  const first = await CHECK_PROVIDER.run(["basiq"], (line) => void lines.push(line));
  // The stand-in has a list of users that Basiq's description lacks.
  expect(lines.filter((line) => line.includes("differs"))).toEqual([
    expect.stringMatching(/^users by filter +200/),
  ]);
  expect(lines.find((line) => line.startsWith("same email twice"))).toMatch(/201 +agrees/);
  expect(first.code).toBe(1);
  const text = await readFile("basiq-shapes.json", "utf8");
  expect((await stat("basiq-shapes.json")).mode & 0o777).toBe(0o600);
  expect(text).not.toMatch(/example\.com|Provider/);

  const link = lines.at(-1) ?? "";
  authorise(fake, link, { sync: "full" });
  const user = /--user (\S+)/.exec(lines.at(-2) ?? "")?.[1] ?? "";
  const second: string[] = [];
  await CHECK_PROVIDER.run(["basiq", "--user", user], (line) => void second.push(line));
  expect(second.find((line) => line.startsWith("transactions"))).toMatch(/200 +agrees/);
  expect(second.filter((line) => line.includes("listed as"))).toEqual([
    "  listed as: nothing",
    "  listed as: revoked",
  ]);
  expect(second.find((line) => line.startsWith("delete user again"))).toMatch(/404 +agrees/);
  expect(await readFile("basiq-shapes--user.json", "utf8")).not.toContain("Bluegum");
});

test("check-provider refuses an unknown provider, and an option without a value", () => {
  expect(
    [["sandbox"], ["toString"], ["basiq", "--user"], ["basiq", "--what", "x"], []].map((words) =>
      CHECK_PROVIDER.takes(words),
    ),
  ).toEqual([false, false, false, false, false]);
});

test.each([
  ["basiq", {}, "BASIQ_TEST_API_KEY"],
  ["basiq", { BASIQ_TEST_API_KEY: " " }, "BASIQ_TEST_API_KEY"],
  ["fiskil", {}, "FISKIL_TEST_CLIENT_ID and FISKIL_TEST_CLIENT_SECRET"],
  ["fiskil", { FISKIL_TEST_CLIENT_ID: "id" }, "FISKIL_TEST_CLIENT_SECRET"],
])(
  "check-provider %s lists the missing settings before it starts anything: %j",
  (provider, settings, names) => {
    expect(CHECK_PROVIDER.refuse?.([provider], settings as unknown as NodeJS.ProcessEnv)).toEqual({
      lines: [
        `check-provider ${provider} needs ${names}: credentials of its sandbox, never live credentials.`,
      ],
      code: 1,
    });
  },
);

describe("check-provider with --sample", () => {
  const sample = path.join(tmpdir(), `basiq-sample-${process.pid}.json`);
  afterAll(() => rm(sample, { force: true }));
  const read = async () => {
    const words = ["basiq", "--sample", sample];
    const refused = CHECK_PROVIDER.refuse?.(words, { ...process.env, BASIQ_TEST_API_KEY: "key" });
    expect(await CHECK_PROVIDER.run(words, () => {})).toEqual(refused);
    return refused;
  };

  test("reports an unreadable file in one line", async () => {
    await rm(sample, { force: true });
    expect(await read()).toEqual({ lines: [`The sample cannot be read from ${sample}: ENOENT.`], code: 1 });
  });

  test.each([
    "",
    "Priya",
    "[]",
    "{}",
    '{"headers": {}}',
    '{"headers": [], "body": "x"}',
    '{"body": "Priya"}',
  ])("says in one line what the file must contain, without quoting it: %s", async (text) => {
    await writeFile(sample, text);
    const { lines, code } = (await read()) ?? { lines: [], code: 0 };
    expect([lines.length, code]).toEqual([1, 1]);
    expect(lines.join()).toMatch(/is not a valid sample\. It must contain JSON: /);
    expect(lines.join()).not.toContain("Priya");
  });

  test("treats an impossible header as absent", async () => {
    await writeFile(sample, JSON.stringify({ headers: { "bad name": "a\nb" }, body: "{}" }));
    const said = await CHECK_PROVIDER.run(["basiq", "--sample", sample], () => {});
    expect(said).toEqual({ lines: ["Surplus does not use this kind of message."], code: 1 });
  });
});
