import { isOutgoing } from "@/lib/engine/categories/taxonomy";
import { toTokens } from "@/lib/engine/text/tokens";

/**
 * How much of a description a name must match. A coined or long name counts anywhere; another only where the description
 * begins; an ordinary word, a place or a person's name only as the whole of it.
 */
export type MatchRule = "anywhere" | "start" | "whole";

/** One brand from open data: each way it is written as words, the category it stands for, and where that was published. */
export type Brand = {
  name: string;
  phrases: readonly (readonly string[])[];
  code: string;
  match: MatchRule;
  source: string;
  date: string;
};

export const COLUMNS = "name,aliases,category,match,source,date";

const RULES: ReadonlySet<string> = new Set<MatchRule>(["anywhere", "start", "whole"]);
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** A label that may harm is never read from a list we did not check name by name. */
const HARMFUL = /^(?:dbt\.|rec\.gambling$)/;

/**
 * Reads the table of brands. Lines that begin with "#" are notes. A bad row throws with its line and the reason: a name that
 * is silently dropped would never be missed.
 */
export function readBrands(csv: string): Brand[] {
  const brands: Brand[] = [];
  let isHeaderRead = false;
  for (const [index, line] of csv.split("\n").entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const refuse = (reason: string) => new Error(`brands, line ${index + 1}: ${reason}`);
    if (!isHeaderRead) {
      if (line !== COLUMNS) throw refuse(`the header must be ${COLUMNS}`);
      isHeaderRead = true;
      continue;
    }
    const fields = splitRow(line);
    if (fields === null) throw refuse("a quoted field is not closed");
    if (fields.length !== 6) throw refuse(`6 fields are expected, ${fields.length} found`);
    const [name = "", aliases = "", code = "", match = "", source = "", date = ""] = fields;
    if (!isOutgoing(code)) throw refuse(`${code} is no category of money out`);
    if (HARMFUL.test(code)) throw refuse(`${code} may not come from a list`);
    if (!isMatchRule(match)) throw refuse(`${match} is no match rule`);
    if (source === "") throw refuse("the source is missing");
    if (!DATE.test(date)) throw refuse(`${date} is no date`);
    const phrases = [name, ...(aliases === "" ? [] : aliases.split(";"))].map(toTokens);
    if (phrases.some((words) => words.length === 0)) throw refuse("a name has no words");
    brands.push({ name, phrases, code, match, source, date });
  }
  return brands;
}

function isMatchRule(text: string): text is MatchRule {
  return RULES.has(text);
}

/** The fields of a row; a field in double quotes may hold commas, and doubled quotes stand for one. Null if one is not closed. */
function splitRow(line: string): string[] | null {
  const fields: string[] = [];
  let field = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? "";
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      field += '"';
      at++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === "," && !isQuoted) {
      fields.push(field);
      field = "";
    } else field += sign;
  }
  return isQuoted ? null : [...fields, field];
}
