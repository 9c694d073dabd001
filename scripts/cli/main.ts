import { ApiError, ConnectionError } from "./client";
import type { Command, Terminal } from "./command";
import { ADJUSTMENTS, ASSESSMENT } from "./commands/assessment";
import { AUDIT } from "./commands/audit";
import { CONSENT } from "./commands/consent";
import { LISTEN } from "./commands/listen";
import { REPORT } from "./commands/report";
import { CREATE, GET, LIST, WITHDRAW } from "./commands/requests";
import { TRIGGER } from "./commands/trigger";
import { WAIT } from "./commands/wait";
import { findConnection } from "./connection";
import { helpOf, helpOfOne } from "./help";
import { plainLines } from "./print";
import { findCommand, readWords } from "./read-words";
import { UsageError } from "./usage-error";

const COMMANDS: readonly Command[] = [
  CREATE,
  GET,
  LIST,
  WITHDRAW,
  CONSENT,
  WAIT,
  REPORT,
  ASSESSMENT,
  ADJUSTMENTS,
  AUDIT,
  LISTEN,
  TRIGGER,
];

const FAILED = 1;
const REFUSED = 2;

/**
 * Runs one command. Returns the exit code: 0 for success, 1 if the service refused or is not available, 2 for wrong
 * arguments, 130 if the user pressed Ctrl-C.
 */
export async function main(words: readonly string[], given: Terminal): Promise<number> {
  // The message may contain text from the service, or from any program that posts to `listen`, so control characters
  // are replaced.
  const terminal = { ...given, say: (line: string) => given.say(plainLines(line)) };
  try {
    return await run(words, terminal);
  } catch (error) {
    // A user who presses Ctrl-C needs no explanation.
    if (terminal.signal.aborted) return 130;
    return explain(error, terminal);
  }
}

async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const asked = askedForHelp(words);
  if (asked) {
    await terminal.out(helpOf(asked));
    return 0;
  }
  const { command, rest } = findCommand(words, COMMANDS);
  const { words: given, values } = readWords(command, rest);
  if (values.help) {
    await terminal.out(helpOfOne(command));
    return 0;
  }
  const value = (name: string) => {
    const found = values[name];
    return typeof found === "string" ? found : undefined;
  };
  const connection = await findConnection(terminal.env, value("base-url"));
  return command.run({ terminal, words: given, value, has: (name) => values[name] === true, connection });
}

/**
 * Finds the commands whose list the user asked for: all commands for `--help`, the commands of one group for
 * `requests --help`. Null for anything else. The help of a single command is handled later.
 */
function askedForHelp(words: readonly string[]): readonly Command[] | null {
  const [first, second] = words;
  const isHelp = (word: string | undefined) => word === "--help" || word === "-h" || word === "help";
  if (isHelp(first)) return COMMANDS;
  const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
  return isHelp(second) && group.length > 0 ? group : null;
}

function explain(error: unknown, { say, env }: Terminal): number {
  if (error instanceof UsageError) {
    say(`${error.message}\nSee --help.`);
    return REFUSED;
  }
  if (error instanceof ApiError) {
    const call = error.requestId ? ` (call ${error.requestId})` : "";
    say(`The service refused: ${error.message}${call}`);
    return FAILED;
  }
  const isDown = error instanceof ConnectionError && error.code === "unreachable";
  const message = error instanceof Error ? (env.DEBUG ? error.stack : error.message) : String(error);
  say(isDown ? `${message} Is it running? \`npm start\` starts a server on this machine.` : String(message));
  return FAILED;
}
