import type { Connection } from "./connection";

/** A command's input and output, so that a test can replace the terminal. */
export type Terminal = {
  env: Record<string, string | undefined>;
  /** The folder that relative paths start from. */
  folder: string;
  isTty: boolean;
  /** Standard output: only the response is written there. */
  out: (content: string | Uint8Array) => Promise<void>;
  /** A one-line note in addition to the result. */
  say: (line: string) => void;
  /** Aborted when the user presses Ctrl-C. */
  signal: AbortSignal;
};

/** An option's meaning; `value` names its argument, without which the option is a switch. */
export type Option = { value?: string; help: string };

export type CommandInput = {
  terminal: Terminal;
  /** The words that are not options, as many as the command takes. */
  words: string[];
  /** The value of an option, or undefined. */
  value: (name: string) => string | undefined;
  /** Reports whether a switch was given. */
  has: (name: string) => boolean;
  connection: Connection;
};

/** A command of the command line. Returns the exit code: 0 for success, 1 for a failure. */
export type Command = {
  /** "requests create". */
  name: string;
  /** Required words, such as "id". */
  words: readonly string[];
  about: string;
  options: Record<string, Option>;
  /** Text added to its help. */
  more?: string;
  run: (asked: CommandInput) => Promise<number>;
};

/** The user's input or setting is wrong: exit code 2. */
export class UsageError extends Error {}

/** One of the allowed words; throws a UsageError that lists them. */
export function choose<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const chosen = allowed.find((each) => each === value);
  if (chosen !== undefined) return chosen;
  throw new UsageError(`${name}: ${JSON.stringify(value.slice(0, 60))} is not one of ${allowed.join(", ")}.`);
}
