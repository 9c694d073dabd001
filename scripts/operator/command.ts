export type Said = { lines: string[]; code: number };

/** Prints a line at once, for slow commands. */
export type Say = (line: string) => void;

/** One operator command. */
export type Command = {
  name: string;
  /** Its words and their effect, a line each. */
  help: [words: string, about: string][];
  /** Whether these words after its name are ones it knows. */
  takes: (rest: readonly string[]) => boolean;
  run: (rest: readonly string[], say: Say) => Promise<Said>;
  /** Refuses before anything is started, such as where settings are missing; null to go on. */
  refuse?: (rest: readonly string[], settings: NodeJS.ProcessEnv) => Said | null;
};
