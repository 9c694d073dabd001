import type { Command, Option } from "./command";
import { SHARED } from "./read-words";

const usageOf = ({ name, words }: Command) => [name, ...words.map((word) => `<${word}>`)].join(" ");

/** The help of the given commands: all of them, or one group such as "requests". */
export function helpOf(commands: readonly Command[]): string {
  const lines = table(commands.map((command) => [usageOf(command), command.about]));
  return `npm run --silent surplus -- <command> [options]

Drives the API from the terminal.

${lines}

The key is read from SURPLUS_API_KEY, the service from --base-url or SURPLUS_BASE_URL, and the webhook signing secret from
SURPLUS_WEBHOOK_SECRET. For the server that \`npm start\` runs here, all three are found automatically.
<command> --help explains the command. Exit code 0: done. 1: the service refused, or could not be reached. 2: the arguments are wrong.
`;
}

export function helpOfOne(command: Command): string {
  const rows = (options: Record<string, Option>) =>
    Object.entries(options).map(([name, { value, help }]): [string, string] => [
      value ? `--${name} <${value}>` : `--${name}`,
      help,
    ]);
  const more = command.more ? `\n${command.more}\n` : "";
  return `npm run --silent surplus -- ${usageOf(command)} [options]

${command.about}.

${table([...rows(command.options), ...rows(SHARED)])}
${more}`;
}

function table(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join("\n");
}
