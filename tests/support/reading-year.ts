import { fleschKincaid } from "flesch-kincaid";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { syllable } from "syllable";

/** The maximum reading level of texts for customers: a school year by the Flesch–Kincaid formula. */
export const YEAR_MAX = 6;
/**
 * Names that the law or the standards prescribe. They are not counted, because they cannot be replaced with simpler
 * words.
 */
const PRESCRIBED =
  /regulated as part of the Consumer Data Right|Consumer Data Right|Australian Information Commissioner|\(OAIC\)|oaic\.gov\.au|CDR policy|accreditation number|accredited/g;

/** The sentences of a page's main part. Each block of text counts as a sentence, with or without a full stop. */
export function sentencesOf(page: ReactElement): string[] {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(renderToStaticMarkup(page)) ?? [];
  const text = main
    .replace(/<\/(p|li|dd|dt|h1|h2|h3|a|b|button|strong|legend|label|summary)>/g, ". ")
    .replace(/<[^>]*>/g, "")
    .replace(/&[a-z#0-9]+;/g, " ");
  return splitSentences(text);
}

export function splitSentences(text: string): string[] {
  return text
    .replace(PRESCRIBED, "it")
    .split(/[.?!:·]+(?:\s|$)/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** The school year needed to read these sentences. */
export function yearOf(sentences: readonly string[]): number {
  const words = sentences.flatMap((text) => text.split(/\s+/)).filter((word) => /\p{L}/u.test(word));
  const counts = { sentence: sentences.length, word: words.length, syllable: syllable(words.join(" ")) };
  return fleschKincaid(counts);
}
