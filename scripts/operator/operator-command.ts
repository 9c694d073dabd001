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

/** The ways there are, for words that ask for them or that are none of them; null where there is something to do. */
export function findHelp(words: readonly string[]): Said | null {
  const [command, ...rest] = words;
  if (command === "--help" && rest.length === 0) return { lines: HELP, code: 0 };
  if (command === undefined || (command === "list" && rest.length === 0)) return null;
  const areIds = rest.length > 0 && rest.every((word) => !word.startsWith("-"));
  const isAll = rest.length === 1 && rest[0] === "--all";
  return command === "retry" && (areIds || isAll) ? null : { lines: HELP, code: 2 };
}

/** Does what the words ask; says it in lines. Unknown words are refused with the ways there are. */
export async function runOperatorCommand(words: readonly string[]): Promise<Said> {
  const help = findHelp(words);
  if (help) return help;
  const [command, ...rest] = words;
  try {
    return command === "retry" ? await retry(rest) : await tell();
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
