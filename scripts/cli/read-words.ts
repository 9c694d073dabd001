import { parseArgs } from "node:util";
import type { Command, Option } from "./command";
import { UsageError } from "./usage-error";

/** The options that every command has. */
export const SHARED: Record<string, Option> = {
  "base-url": {
    value: "url",
    help: "the URL of the service; default: SURPLUS_BASE_URL, or the server of `npm start`",
  },
  json: { help: "prints the response of the service as JSON" },
  help: { help: "shows this help" },
};

type Read = { words: string[]; values: Record<string, string | boolean | undefined> };

/**
 * Finds the command that the first words name, and returns it with the remaining words. If there is no such command,
 * throws UsageError, with a suggestion if a name is similar.
 */
export function findCommand(
  words: readonly string[],
  commands: readonly Command[],
): { command: Command; rest: string[] } {
  const end = words.findIndex((word) => word.startsWith("-"));
  const leading = words.slice(0, end === -1 ? undefined : end);
  for (const length of [2, 1]) {
    const name = leading.slice(0, length).join(" ");
    const command = leading.length >= length && commands.find((each) => each.name === name);
    if (command) return { command, rest: words.slice(length) };
  }
  if (leading.length === 0) throw new UsageError("Name a command.");
  const parts = commands.filter(({ name }) => name.startsWith(`${leading[0]} `));
  if (parts.length > 0 && leading.length === 1)
    throw new UsageError(`Choose one of: ${parts.map(({ name }) => name).join(", ")}.`);
  const typed = leading.slice(0, parts.length > 0 ? 2 : 1).join(" ");
  throw new UsageError(
    `There is no command "${typed}".${suggest(
      typed,
      commands.map(({ name }) => name),
    )}`,
  );
}

/**
 * Reads the options and words of a command. Throws UsageError if an option or word is unknown or missing, or if there
 * are too many words.
 */
export function readWords(command: Command, rest: string[]): Read {
  const known = { ...command.options, ...SHARED };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [
      name,
      { type: value ? "string" : "boolean", ...(name === "help" ? { short: "h" } : {}) } as const,
    ]),
  );
  const { values, positionals } = parse(rest, options, Object.keys(known));
  if (values.help) return { words: [], values };
  const missing = command.words[positionals.length];
  if (missing) throw new UsageError(`Name the ${missing}: ${command.name} <${command.words.join("> <")}>.`);
  const extra = positionals[command.words.length];
  if (extra !== undefined)
    throw new UsageError(
      `${JSON.stringify(extra.slice(0, 60))} is one argument too many. Put quotes around a value with spaces.`,
    );
  return { words: positionals, values };
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

function parse(args: string[], options: Options, known: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true }) as {
      values: Read["values"];
      positionals: string[];
    };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION")
      throw new UsageError(`${message.split(/\.\s|\n/)[0]?.replace(/\.$/, "")}.`);
    const unknown = /'(-[^' ]*)/.exec(message)?.[1] ?? "";
    if (/^--(api-?)?key$/.test(unknown))
      throw new UsageError(
        "Set the key in SURPLUS_API_KEY: other users of this machine can see the options of a command.",
      );
    throw new UsageError(
      `This command has no option ${unknown}.${suggest(
        unknown,
        known.map((name) => `--${name}`),
      )}`,
    );
  }
}

function suggest(typed: string, known: readonly string[]): string {
  const [nearest] = known
    .map((name) => ({ name, steps: stepsBetween(typed, name) }))
    .sort((a, b) => a.steps - b.steps);
  return nearest && nearest.steps <= Math.max(2, typed.length / 3) ? ` Is ${nearest.name} meant?` : "";
}

/** Counts the letters to insert, delete or change to turn one word into another (Levenshtein distance). */
function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...a.slice(0, 60)].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= b.length; column++) {
      const changed = (row[column - 1] ?? 0) + (b[column - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
