import { readFile, rm, stat } from "node:fs/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { CHECK_PROVIDER } from "@/scripts/operator/check-provider";
import { authorise } from "@/tests/support/basiq/hosted";
import { fake } from "@/tests/support/basiq/stand-in";

const FILES = ["basiq-shapes.json", "basiq-shapes--user.json"];

beforeEach(() => fake.reset());
afterAll(async () => {
  await fake.close();
  for (const file of FILES) await rm(file, { force: true });
});

test("check-provider says what agrees and what differs, and keeps shapes without a value for its owner alone", async () => {
  const lines: string[] = [];
  const first = await CHECK_PROVIDER.run(["basiq"], (line) => void lines.push(line));
  // The stand-in has a list of users, which their description does not.
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

test("check-provider takes no provider it does not know, and no option without its word", () => {
  expect(
    [["sandbox"], ["basiq", "--user"], ["basiq", "--what", "x"], []].map((words) =>
      CHECK_PROVIDER.takes(words),
    ),
  ).toEqual([false, false, false, false]);
});
