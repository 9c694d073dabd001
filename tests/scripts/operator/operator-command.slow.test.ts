import { beforeEach, expect, test } from "vitest";
import { asWorker } from "@/lib/store/client";
import { claimWork, failWork, WORK } from "@/lib/store/write/outbox";
import { queueWork } from "@/lib/store/write/queue";
import { runOperatorCommand } from "@/scripts/operator/operator-command";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";

testDatabase();

let firm: TestCompany;
beforeEach(async () => {
  await asWorker((tx) => tx.outbox.deleteMany({}));
  firm = await makeCompany();
});

async function deadLetter(name: "generate" | "deliver"): Promise<string> {
  await queueWork(firm.test, { name, subjectId: "req_x", dedupeKey: name });
  const { work } = await claimWork([{ names: WORK, room: 1, perCompany: 1 }]);
  const [held] = work;
  if (!held) throw new Error("nothing was claimed");
  await failWork(held, "TypeError", null);
  return held.id;
}

test("the work command shows an operator dead-lettered work with its reason, and makes the work due again", async () => {
  expect((await runOperatorCommand([])).lines).toEqual([
    "Jobs: 0 due now, 0 dead-lettered.",
    "Nothing needs attention.",
  ]);
  const id = await deadLetter("generate");
  const { lines, code } = await runOperatorCommand(["list"]);
  expect(code).toBe(0);
  expect(lines[0]).toBe("Jobs: 0 due now, 1 dead-lettered.");
  expect(lines[2]).toMatch(new RegExp(`^${id} {2}generate of req_x \\(test\\) .*dead-lettered .*TypeError$`));
  expect(await runOperatorCommand(["retry", id])).toMatchObject({
    lines: ["1 job will be retried now."],
    code: 0,
  });
  expect((await runOperatorCommand([])).lines[0]).toBe("Jobs: 1 due now, 0 dead-lettered.");
});

test("the work command retries everything immediately, and names the work that cannot be retried", async () => {
  await deadLetter("generate");
  await deadLetter("deliver");
  expect((await runOperatorCommand(["retry", "--all"])).lines).toEqual(["2 jobs will be retried now."]);
  expect(await runOperatorCommand(["retry", "job_unknown"])).toMatchObject({ code: 1 });
});

test.each([
  ["retyr"],
  ["list --bogus"],
  ["list job_1"],
  ["retry"],
  ["retry --al"],
  ["retry --all job_1"],
  ["retry job_1 --force"],
  ["--help me"],
])("the work command prints its usage for unknown arguments: %s", async (words) => {
  await deadLetter("generate");
  const { lines, code } = await runOperatorCommand(words.split(" "));
  expect([code, lines.length > 5]).toEqual([2, true]);
  expect((await runOperatorCommand([])).lines[0]).toBe("Jobs: 0 due now, 1 dead-lettered.");
  expect(await runOperatorCommand(["--help"])).toEqual({ lines, code: 0 });
});
