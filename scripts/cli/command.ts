import type { Connection } from "./connection";

/** Where a command reads and writes, so that a test can be its terminal. */
export type Terminal = {
  env: Record<string, string | undefined>;
  /** Where paths begin. */
  folder: string;
  isTty: boolean;
  /** The answer: nothing else is written there. */
  out: (content: string | Uint8Array) => Promise<void>;
  /** A one-line note beside the result. */
  say: (line: string) => void;
  /** Ends when the person has had enough (Ctrl-C). */
  signal: AbortSignal;
};

/** An option's meaning; `value` names its argument, and without it the option is a switch. */
export type Option = { value?: string; help: string };

export type CommandInput = {
  terminal: Terminal;
  /** The words that are no options, as many as the command takes. */
  words: string[];
  /** The value of an option, or undefined. */
  value: (name: string) => string | undefined;
  /** Whether a switch was given. */
  has: (name: string) => boolean;
  connection: Connection;
};

/** A command of the command line. Answers with the exit code: 0 done, 1 it could not be done. */
export type Command = {
  /** "requests create". */
  name: string;
  /** Words it needs, such as "id". */
  words: readonly string[];
  about: string;
  options: Record<string, Option>;
  /** Added to its help. */
  more?: string;
  run: (asked: CommandInput) => Promise<number>;
};

/** The user's input or setting is wrong: exit code 2. */
export class UsageError extends Error {}

/** One of the words allowed, or a UsageError that lists them. */
export function choose<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const chosen = allowed.find((each) => each === value);
  if (chosen !== undefined) return chosen;
  throw new UsageError(`${name}: ${JSON.stringify(value.slice(0, 60))} is not one of ${allowed.join(", ")}.`);
}
