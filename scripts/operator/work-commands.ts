import { countWork } from "@/lib/store/write/outbox";
import { listStuckWork, retryStuckWork, type StuckWork } from "@/lib/store/write/stuck-work";
import type { Command, Said } from "./command";

const SHOWN_MAX = 100;

export const LIST: Command = {
  name: "list",
  help: [["", "lists dead-lettered or repeatedly failing work"]],
  takes: (rest) => rest.length === 0,
  run: describeAccount,
};

export const RETRY: Command = {
  name: "retry",
  help: [
    ["retry <id> …", "retries these items now"],
    ["retry --all", "retries all dead-lettered work now"],
  ],
  takes: (rest) =>
    (rest.length > 0 && rest.every((word) => !word.startsWith("-"))) ||
    (rest.length === 1 && rest[0] === "--all"),
  run: retry,
};

async function describeAccount(): Promise<Said> {
  const [{ due, deadLettered }, stuck] = await Promise.all([countWork(), listStuckWork(SHOWN_MAX)]);
  const counts = `Jobs: ${due} due now, ${deadLettered} dead-lettered.`;
  if (stuck.length === 0) return { lines: [counts, "Nothing needs attention."], code: 0 };
  const hint = "`retry <id> …` or `retry --all` retries them now.";
  return { lines: [counts, "", ...stuck.map(lineOf), "", hint], code: 0 };
}

function lineOf(work: StuckWork): string {
  const state = work.deadLetteredAt
    ? `dead-lettered ${work.deadLetteredAt.toISOString()}`
    : `next try ${work.nextAt?.toISOString()}`;
  const tries = `${work.failures} failures, ${work.attempts} tries`;
  return `${work.id}  ${work.name} of ${work.subjectId} (${work.environment})  ${tries}  ${state}  ${work.lastError ?? ""}`;
}

async function retry(words: readonly string[]): Promise<Said> {
  const count = await retryStuckWork(words.includes("--all") ? "all" : words);
  const asked = words.includes("--all") ? count : words.length;
  const lines = [`${count} ${count === 1 ? "job" : "jobs"} will be retried now.`];
  if (count < asked)
    lines.push(`${asked - count} could not be retried: each is already done, in progress, or unknown.`);
  return { lines, code: count < asked ? 1 : 0 };
}
