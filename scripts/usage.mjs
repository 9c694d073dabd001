// What every command does with the words typed after it. Uses Node's own modules only, so that help and refusals need no
// installation and start nothing.
import { parseArgs } from "node:util";

const REFUSED = 2;

/** What the person typed will not do. */
export class UsageError extends Error {}

/** Takes the words apart as Node's parseArgs does, --help (-h) among the options. Throws UsageError, one sentence. */
export function parseWords(words, { options = {}, allowPositionals = false } = {}) {
  const help = { type: "boolean", short: "h" };
  try {
    return parseArgs({ args: words, options: { ...options, help }, allowPositionals });
  } catch (error) {
    throw new UsageError(error.message.split(/\. To specify|\n/)[0].replace(/\.?$/, "."));
  }
}

/**
 * The words of a command as `read` makes options of them, which may throw UsageError. Null where there is nothing to do: help
 * was asked for and printed, or the words will not do, which is said, and the exit code is 2.
 */
export function readWords(words, { help, read = ({ values }) => values, ...shape }) {
  try {
    const parsed = parseWords(words, shape);
    if (!parsed.values.help) return read(parsed);
    process.stdout.write(help);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    sayMisuse(error);
    process.exitCode = REFUSED;
  }
  return null;
}

/** What is wrong with the words, and where to look, on standard error. */
export function sayMisuse({ message }) {
  process.stderr.write(`${message}\n--help says how to use it.\n`);
}
