export type Said = { lines: string[]; code: number };

/** Prints a line at once, for slow commands. */
export type Say = (line: string) => void;

/** One operator command. */
export type Command = {
  name: string;
  /** Its arguments and their effect, one line each. */
  help: [words: string, about: string][];
  /** Returns true if it accepts these words after its name. */
  takes: (rest: readonly string[]) => boolean;
  run: (rest: readonly string[], say: Say) => Promise<Said>;
  /** Refuses before anything is started, for example because settings are missing. Null to continue. */
  refuse?: (rest: readonly string[], settings: NodeJS.ProcessEnv) => Said | null;
};
