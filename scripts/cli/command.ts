import type { Connection } from "./connection";

/** A command's input and output, so that a test can replace the terminal. */
export type Terminal = {
  env: Record<string, string | undefined>;
  /** The folder from which relative paths start. */
  folder: string;
  isTty: boolean;
  /** Writes to standard output, which gets only the response. */
  out: (content: string | Uint8Array) => Promise<void>;
  /** Writes a one-line message to the user, separate from the result. */
  say: (line: string) => void;
  /** Aborted when the user presses Ctrl-C. */
  signal: AbortSignal;
};

/** An option of a command. `value` names its argument; without one the option is a switch. */
export type Option = { value?: string; help: string };

export type CommandInput = {
  terminal: Terminal;
  /** The words that are not options, as many as the command takes. */
  words: string[];
  /** Returns the value of an option, or undefined. */
  value: (name: string) => string | undefined;
  /** Returns true if a switch was given. */
  has: (name: string) => boolean;
  connection: Connection;
};

/** A command of the command line. Its exit code is 0 for success and 1 for a failure. */
export type Command = {
  /** "requests create". */
  name: string;
  /** The words it requires, such as "id". */
  words: readonly string[];
  about: string;
  options: Record<string, Option>;
  /** Text to add to its help. */
  more?: string;
  run: (asked: CommandInput) => Promise<number>;
};

/** Thrown if the user's input or a setting is wrong. The exit code is 2. */
export class UsageError extends Error {}

/** Checks that a value is one of the allowed words. Otherwise throws a UsageError that lists them. */
export function choose<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const chosen = allowed.find((each) => each === value);
  if (chosen !== undefined) return chosen;
  throw new UsageError(`${name}: ${JSON.stringify(value.slice(0, 60))} is not one of ${allowed.join(", ")}.`);
}
