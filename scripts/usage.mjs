// Parses the arguments of every command. Uses only Node's own modules, so that help and usage errors work without
// installed packages.
import { parseArgs } from "node:util";

const REFUSED = 2;

/** Thrown if the user's arguments are wrong. */
export class UsageError extends Error {}

/** Parses arguments as Node's parseArgs does, and accepts --help (-h). Throws UsageError with one sentence. */
export function parseWords(words, { options = {}, allowPositionals = false } = {}) {
  const help = { type: "boolean", short: "h" };
  try {
    return parseArgs({ args: words, options: { ...options, help }, allowPositionals });
  } catch (error) {
    throw new UsageError(error.message.split(/\. To specify|\n/)[0].replace(/\.?$/, "."));
  }
}

/**
 * Converts a command's arguments to options with `read`, which may throw UsageError. Returns null if there is nothing
 * to run, because help was printed or the arguments are wrong. If the arguments are wrong, prints the error and sets
 * the exit code to 2.
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

/** Prints the error, and how to get help, on standard error. */
export function sayMisuse({ message }) {
  process.stderr.write(`${message}\nSee --help.\n`);
}
