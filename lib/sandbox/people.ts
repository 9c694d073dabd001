import { EVERYONE } from "./households/list";
import type { Household } from "./households/types";

/** The longest opening of a story, in characters: about two lines on a small phone. */
const OPENING_LENGTH_MAX = 96;

/**
 * The personas that have every word of `search` in their name, customer number, id, story or expectations; all personas
 * if `search` is empty.
 */
export function listPeople(search = ""): Household[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return EVERYONE.filter((household) => {
    const { id, person, customerNumber, story, expect } = household;
    const said = [id, person, customerNumber, story, ...expect].join(" ").toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** The beginning of a story: its first sentence, cut between words if it is long. */
export function openingOf(story: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(story)?.[0] ?? story;
  if (sentence.length <= OPENING_LENGTH_MAX) return sentence;
  return `${sentence.slice(0, OPENING_LENGTH_MAX).replace(/[\s,;:]+\S*$/, "")} …`;
}
