import { isWithin, toNameWords } from "@/lib/engine/assessment/name-words";
import type { ExpectedEmployer, IncomeStream } from "@/lib/engine/document";

/** Prefixes of the codes of income that an employer may pay. */
const WORK = ["inc.salary", "inc.gig", "inc.business"];
/**
 * Banks truncate words, so a word also matches a longer word that begins with it. The shorter word must have at least
 * this many letters.
 */
const CUT_LETTERS_MIN = 4;

/**
 * Compares the expected employer with the observed payers. MATCH: the payer's name has every distinctive word of the
 * employer's name. If the employer's name has only one distinctive word, the payer's name must have no other
 * distinctive word. PARTIAL: some words match. Compares words without a list of names, so that every name is treated
 * alike.
 */
export function findEmployer(name: string, streams: readonly IncomeStream[]): ExpectedEmployer {
  const words = toNameWords(name);
  const payers = streams.filter(({ code }) => WORK.some((kind) => code.startsWith(kind)));
  if (words.length === 0)
    return none(
      name,
      "The employer’s name was not compared, because it has no letters or digits that bank statements use.",
    );
  if (payers.length === 0) return none(name, "No wages or other pay for work was seen.");
  const rated = payers
    .map((payer) => ({ payer, ...compare(words, toNameWords(payer.name)) }))
    .filter(({ common }) => common.length > 0)
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.common.length - a.common.length);
  const [best] = rated;
  if (!best) {
    const count =
      payers.length === 1
        ? "The only payer in the data has no"
        : `None of the ${payers.length} payers in the data has a`;
    return none(name, `${count} word in common with the employer’s name.`);
  }
  const { payer, isWhole, common } = best;
  const found = { name, payer: payer.name, streamId: payer.id };
  if (isWhole)
    return {
      ...found,
      match: "MATCH",
      reason: `The payer ${payer.name} has every word of the employer’s name.`,
    };
  return {
    ...found,
    match: "PARTIAL",
    reason: `The payer ${payer.name} has only part of the employer’s name: ${common.join(", ")}.`,
  };
}

function none(name: string, reason: string): ExpectedEmployer {
  return { name, match: "NONE", payer: null, streamId: null, reason };
}

function compare(words: readonly string[], payer: readonly string[]): { isWhole: boolean; common: string[] } {
  const common = words.filter((word) => payer.some((other) => isSame(word, other)));
  const isWhole = isWithin(words, payer) && (words.length > 1 || isWithin(payer, words));
  return { isWhole, common };
}

/** Reports whether two words are the same, or one is the other truncated by the bank. */
function isSame(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  return word === other || (short.length >= CUT_LETTERS_MIN && long.startsWith(short));
}
