import { closeStore } from "@/lib/store/client";
import { countWork } from "@/lib/store/write/outbox";
import { listStuckWork, retryStuckWork, type StuckWork } from "@/lib/store/write/parked";

const SHOWN_MAX = 100;
const HELP = [
  "npm run --silent work                        what is given up, or fails again and again",
  "npm run --silent work -- retry <id> …        makes these pieces due now",
  "npm run --silent work -- retry --all         makes all that was given up due now",
];

export type Said = { lines: string[]; code: number };

/** Does what the words ask; says it in lines. Unknown words are refused with the ways there are. */
export async function runOperatorCommand(words: readonly string[]): Promise<Said> {
  const [command, ...rest] = words;
  try {
    if (command === undefined || command === "list") return await tell();
    if (command === "retry" && rest.length > 0) return await retry(rest);
    return { lines: HELP, code: command === "--help" ? 0 : 2 };
  } finally {
    await closeStore();
  }
}

async function tell(): Promise<Said> {
  const [{ due, parked }, stuck] = await Promise.all([countWork(), listStuckWork(SHOWN_MAX)]);
  const counts = `${due} due now, ${parked} given up.`;
  if (stuck.length === 0) return { lines: [counts, "Nothing needs an eye."], code: 0 };
  return { lines: [counts, "", ...stuck.map(lineOf), "", ...HELP.slice(1)], code: 0 };
}

function lineOf(work: StuckWork): string {
  const state = work.parkedAt
    ? `given up ${work.parkedAt.toISOString()}`
    : `next try ${work.nextAt?.toISOString()}`;
  const tries = `${work.failures} failures, ${work.attempts} tries`;
  return `${work.id}  ${work.name} of ${work.subjectId} (${work.environment})  ${tries}  ${state}  ${work.lastError ?? ""}`;
}

async function retry(words: readonly string[]): Promise<Said> {
  const count = await retryStuckWork(words.includes("--all") ? "all" : words);
  const asked = words.includes("--all") ? count : words.length;
  const lines = [`${count} made due now.`];
  if (count < asked) lines.push(`${asked - count} could not be: done already, under way, or unknown.`);
  return { lines, code: count < asked ? 1 : 0 };
}
