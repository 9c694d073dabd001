export type Said = { lines: string[]; code: number };

/** Says a line at once, for what takes long. */
export type Say = (line: string) => void;

/** One thing an operator can ask for. */
export type Command = {
  name: string;
  /** Its words and what they do, a line each. */
  help: [words: string, about: string][];
  /** Whether these words after its name are ones it knows. */
  takes: (rest: readonly string[]) => boolean;
  run: (rest: readonly string[], say: Say) => Promise<Said>;
};
