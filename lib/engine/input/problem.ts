import { tidyText } from "@/lib/engine/text/tidy-text";

/** One problem in a user's file: where it is ("transactions[12].amount"), and the reason. */
type Problem = { path: string; why: string };

/**
 * Problems in the order they were found. `list` has only the first ones, because a file often has the same error in
 * every row.
 */
export type Problems = { list: Problem[]; count: number };

const KEPT_MAX = 20;
const QUOTED_MAX = 60;

/** Creates an empty list, which addProblem fills. */
export function newProblems(): Problems {
  return { list: [], count: 0 };
}

/** Counts a problem, and lists it unless KEPT_MAX problems are listed already. */
export function addProblem(problems: Problems, path: string, why: string): void {
  problems.count += 1;
  if (problems.list.length < KEPT_MAX) problems.list.push({ path, why });
}

/** One line per problem, and a last line with the number of problems that are not listed. */
export function listProblemLines({ list, count }: Problems): string[] {
  const lines = list.map(({ path, why }) => `${path}: ${why}`);
  return count > list.length ? [...lines, `and ${count - list.length} more`] : lines;
}

/** A value from the file, as a message may show it: no control characters, sixty characters at most. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value !== "string") return String(value);
  const text = tidyText(value, QUOTED_MAX + 1);
  return JSON.stringify(text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text);
}
