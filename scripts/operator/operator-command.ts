import { closeStore } from "@/lib/store/client";
import { END_SESSIONS, REMOVE_FACTORS, REVOKE_KEY } from "./access-commands";
import { ANCHOR_AUDIT, SIGN_AUDIT, VERIFY_AUDIT } from "./audit-commands";
import { BACKUP, BACKUP_KEYS, RESTORE } from "./backup-commands";
import { CHECK_PROVIDER } from "./check-provider";
import type { Command, Said, Say } from "./command";
import { DOCTOR } from "./doctor-command";
import { ERASE, ERASURES, REPLAY_ERASURES } from "./erasure-commands";
import { KEYS, RESEAL } from "./key-commands";
import { CREATE_OWNER } from "./owner-command";
import { RELEASE_ENDING } from "./upstream-commands";
import { LIST, RETRY } from "./work-commands";

const COMMANDS: readonly Command[] = [
  LIST,
  RETRY,
  DOCTOR,
  KEYS,
  RESEAL,
  ERASE,
  ERASURES,
  REPLAY_ERASURES,
  BACKUP,
  BACKUP_KEYS,
  RESTORE,
  VERIFY_AUDIT,
  ANCHOR_AUDIT,
  SIGN_AUDIT,
  CREATE_OWNER,
  REVOKE_KEY,
  END_SESSIONS,
  REMOVE_FACTORS,
  RELEASE_ENDING,
  CHECK_PROVIDER,
];

const WORDS_WIDTH = 44;
export const HELP = COMMANDS.flatMap(({ help }) =>
  help.map(([words, about]) => {
    const asked = `npm run --silent work${words ? ` -- ${words}` : ""}`;
    return asked.length < WORDS_WIDTH ? asked.padEnd(WORDS_WIDTH) + about : `${asked}  ${about}`;
  }),
);

/**
 * Returns the help text if `words` ask for it or match no command. Otherwise returns the command's own refusal, or
 * null if the command can run.
 */
export function findHelp(words: readonly string[], settings = process.env): Said | null {
  const [name = "list", ...rest] = words;
  if (name === "--help" && rest.length === 0) return { lines: HELP, code: 0 };
  const command = findCommand(name);
  if (!command?.takes(rest)) return { lines: HELP, code: 2 };
  return command.refuse?.(rest, settings) ?? null;
}

const findCommand = (name: string) => COMMANDS.find((command) => command.name === name);

/**
 * Runs the command and returns its output and exit code. A long command also prints lines with `say` while it runs.
 * Refuses unknown words with a list of the commands.
 */
export async function runOperatorCommand(words: readonly string[], say: Say = () => {}): Promise<Said> {
  const help = findHelp(words);
  if (help) return help;
  const [name = "list", ...rest] = words;
  try {
    return (await findCommand(name)?.run(rest, say)) ?? { lines: HELP, code: 2 };
  } finally {
    await closeStore();
  }
}
