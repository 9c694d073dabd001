import { GATEWAY_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";
import { toTokens } from "@/lib/engine/text/tokens";

type Gateway = {
  name: string;
  /** True if banks may print the gateway without its asterisk: "LS THE SLEEPY TEAPOT", "MR YUM - HOWLER". */
  isBare: boolean;
  /**
   * True for instalment firms, which receive the payment themselves but print the shop after their own name:
   * "ZIP*EXAMPLE FURNITURE".
   */
  isPayee: boolean;
};

/**
 * Payment gateways by the words printed before an asterisk. A gateway is recorded, and its words are removed from the
 * shop's name.
 */
export const GATEWAYS: ReadonlyMap<string, Gateway> = new Map(
  readRows(GATEWAY_ROWS).map(([words = "", name = "", bare, payee]) => [
    words,
    { name, isBare: bare === "yes", isPayee: payee === "yes" },
  ]),
);

/** Payment firms whose tills are mostly in small cafés and at stalls. */
export const SMALL_TILLS: ReadonlySet<string> = new Set(["Square", "Zeller", "SumUp"]);

/** A gateway's truncated name must have at least this many letters. */
const CUT_MIN = 7;

/** Gateways that banks print without an asterisk, by the truncated forms of their names: "DEBITSUCC". */
const CUT_GATEWAYS: ReadonlyMap<string, Gateway> = new Map(
  [...GATEWAYS].flatMap(([words, gateway]) =>
    gateway.isBare && !words.includes(" ")
      ? Array.from(
          { length: Math.max(0, words.length - CUT_MIN) },
          (_, index) => [words.slice(0, CUT_MIN + index), gateway] as const,
        )
      : [],
  ),
);

/**
 * Removes the gateway between the firm's name and its reference: "ZELDON GYM DEBITSUCC 2034157" becomes "ZELDON GYM
 * 2034157". Returns the gateway and the other words; null if there is no gateway.
 */
export function findEndGateway(tokens: readonly string[]): { name: string; rest: readonly string[] } | null {
  const at = tokens.findLastIndex((token) => !/\d/.test(token));
  const word = tokens[at] ?? "";
  const gateway = word.length >= CUT_MIN ? (GATEWAYS.get(word) ?? CUT_GATEWAYS.get(word)) : undefined;
  return at > 0 && gateway?.isBare && !gateway.isPayee
    ? { name: gateway.name, rest: [...tokens.slice(0, at), ...tokens.slice(at + 1)] }
    : null;
}

const GATEWAY = /^([A-Z0-9 .]{1,14}?) ?\* ?(?=\S)/;

const FIRM_CODE_LENGTH = 3;

/** The gateway before an asterisk, and the words that name it: "SQ" of "SQ *ZELDON CAFE". Null without one. */
export function findStarredGateway(description: string): { name: string; words: string[] } | null {
  const star = description.indexOf("*");
  if (star < 1) return null;
  // The gateway is the last words before the asterisk; a channel may precede the gateway.
  const before = toTokens(description.slice(Math.max(0, star - 15), star));
  for (const size of [2, 1]) {
    const words = before.slice(-size);
    const name = words.length === size ? GATEWAYS.get(words.join(" "))?.name : undefined;
    if (name) return { name, words };
  }
  return GATEWAY.test(description.toUpperCase()) && before.length === 1 && (before[0]?.length ?? 9) <= 3
    ? { name: before[0] ?? "", words: before }
    : null;
}

/** The gateway at the start of a name without an asterisk, and the words that name it. Null without one. */
export function findBareGateway(tokens: readonly string[]): { name: string; words: string[] } | null {
  for (const size of [2, 1]) {
    const words = tokens.slice(0, size);
    const after = tokens[size];
    const gateway =
      GATEWAYS.get(words.join(" ")) ?? (size === 1 ? CUT_GATEWAYS.get(words[0] ?? "") : undefined);
    // "SP 88120 THE PROMENADE OWNERS" is a strata plan, so "SP" before a number is not a gateway.
    if (gateway?.isBare && after !== undefined && !/\d/.test(after)) return { name: gateway.name, words };
  }
  return null;
}

/**
 * Removes the gateway at the start of the words. If the gateway receives the payment itself, keeps only its own words.
 */
export function dropGateway(tokens: readonly string[], words: readonly string[]): readonly string[] {
  const starts = words.every((word, index) => tokens[index] === word);
  if (!starts || tokens.length === words.length) return tokens;
  if (GATEWAYS.get(words.join(" "))?.isPayee) return words;
  const [code = "", ...name] = tokens.slice(words.length);
  // Some providers print a code of three letters before the firm's name, such as "ZEL" in "ZEL ZELDON GYM".
  return code.length === FIRM_CODE_LENGTH && name[0]?.startsWith(code) ? name : [code, ...name];
}
