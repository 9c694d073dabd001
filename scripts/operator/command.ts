export type Said = { lines: string[]; code: number };

/** A function that prints a line immediately, for commands that take a long time. */
export type Say = (line: string) => void;

export type Command = {
  name: string;
  /** Each form of the command's arguments, with its effect. */
  help: [words: string, about: string][];
  /** Reports whether the command accepts `rest`, the words after its name. */
  takes: (rest: readonly string[]) => boolean;
  run: (rest: readonly string[], say: Say) => Promise<Said>;
  /**
   * Returns why the command is refused before anything starts, for example because settings are missing. Null if the
   * command is not refused.
   */
  refuse?: (rest: readonly string[], settings: NodeJS.ProcessEnv) => Said | null;
};
