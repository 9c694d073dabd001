import { COUNCILS } from "@/lib/engine/categories/data/merchants-table";
import { readNames } from "@/lib/engine/categories/read-names";

/** The words of every spelling of a council's name, by the first word. */
let councils: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;

/**
 * A text with fewer letters than this is not recognised as a council's shortened name, because it may be the beginning
 * of any name.
 */
const LETTERS_MIN = 10;
/**
 * A shortened word of a council's name must keep at least this many letters, unless it is the last word of the text.
 */
const SHORT_MIN = 3;

/**
 * Reports whether the words are a council's name, perhaps with words shortened or left out at the end, as banks print
 * billers: "CORVANE VALLEY REG C". At least two words are needed, and the first one must be complete.
 */
export function isCutCouncil(tokens: readonly string[]): boolean {
  if (tokens.length < 2 || tokens.join("").length < LETTERS_MIN) return false;
  councils ??= listCouncils();
  const last = tokens.length - 1;
  return (councils.get(tokens[0] ?? "") ?? []).some((words) =>
    tokens.every((token, index) => {
      const word = words[index] ?? "";
      return (
        word === token ||
        (index > 0 && word.startsWith(token) && (index === last || token.length >= SHORT_MIN))
      );
    }),
  );
}

function listCouncils(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, string[][]>();
  for (const [phrase] of readNames(COUNCILS)) {
    const words = phrase.split(" ");
    const list = found.get(words[0] ?? "");
    if (list) list.push(words);
    else found.set(words[0] ?? "", [words]);
  }
  return found;
}
