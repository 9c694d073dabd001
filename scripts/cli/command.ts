import type { Connection } from "./connection";

/** A command's input and output, so that a test can replace the terminal. */
export type Terminal = {
  env: Record<string, string | undefined>;
  /** The folder from which relative paths start. */
  folder: string;
  isTty: boolean;
  /** Writes to standard output, which contains only the result. */
  out: (content: string | Uint8Array) => Promise<void>;
  /** Writes a one-line message to the user, separate from the result. */
  say: (line: string) => void;
  /** Aborted when the user presses Ctrl-C. */
  signal: AbortSignal;
};

/** An option of a command. `value` names its argument; an option without `value` is a switch. */
export type Option = { value?: string; help: string };

export type CommandInput = {
  terminal: Terminal;
  /** The words that are not options: as many as the command takes. */
  words: string[];
  /** Returns the value of an option, or undefined. */
  value: (name: string) => string | undefined;
  /** Returns true if a switch was given. */
  has: (name: string) => boolean;
  connection: Connection;
};

/** A command of the command line. Its exit code is 0 for success and 1 for a failure. */
export type Command = {
  /** The name as typed, such as "requests create". */
  name: string;
  /** The words that the command requires, such as "id". */
  words: readonly string[];
  about: string;
  options: Record<string, Option>;
  /** Text that is added to the command's help. */
  more?: string;
  run: (asked: CommandInput) => Promise<number>;
};
