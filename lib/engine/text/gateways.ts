import { GATEWAY_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";

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

/** Payment gateways by the words printed before an asterisk. They are recorded and removed from the shop's name. */
export const GATEWAYS: ReadonlyMap<string, Gateway> = new Map(
  readRows(GATEWAY_ROWS).map(([words = "", name = "", bare, payee]) => [
    words,
    { name, isBare: bare === "yes", isPayee: payee === "yes" },
  ]),
);

/** A truncated gateway must have at least this many letters. */
const CUT_MIN = 7;

/** Long gateways without an asterisk by what a bank's truncation may leave of their name: "DEBITSUCC". */
export const CUT_GATEWAYS: ReadonlyMap<string, Gateway> = new Map(
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
 * The words of a debit without the gateway between the firm's name and its reference: "ZELDON GYM" of "ZELDON GYM
 * DEBITSUCC 2034157". Null if there is no gateway.
 */
export function findEndGateway(tokens: readonly string[]): { name: string; rest: readonly string[] } | null {
  const at = tokens.findLastIndex((token) => !/\d/.test(token));
  const word = tokens[at] ?? "";
  const gateway = word.length >= CUT_MIN ? (GATEWAYS.get(word) ?? CUT_GATEWAYS.get(word)) : undefined;
  return at > 0 && gateway?.isBare && !gateway.isPayee
    ? { name: gateway.name, rest: [...tokens.slice(0, at), ...tokens.slice(at + 1)] }
    : null;
}
