import { isPaidBy, listPayerNames } from "@/lib/engine/categories/employer-extras";
import type { Coded } from "@/lib/engine/income/list-income-streams";
import type { Ledger } from "@/lib/engine/ledger";
import { statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

/** In shorter data, a single payment may be the only one in several years. */
const YEAR_DAYS_MIN = 330;
/** Words of arrears, which do not raise future income. */
const ARREARS = /\b(?:BACK ?PAY(?:MENT)?|ARREARS|ADJUSTMENT)\b/;
const DEPOSIT = /\b(?:TERM DEP\w*|TD|FIXED DEPOSIT)\b/;

/**
 * Rare or single payments that still count as yearly income, because their source continues: a bonus from an
 * employer that still pays wages, seen over a year, and the interest of a term deposit.
 */
export function findLasting(all: readonly Coded[], ledger: Ledger): ReadonlySet<FoundStream> {
  const texts = ledger.entries.map((entry) => entry.text);
  const employers = all
    .filter(({ code, stream }) => code === "inc.salary.regular" && stream.isMature)
    .map(({ stream }) => stream)
    .filter((stream) => statusOf(stream, ledger.bank.period) !== "CEASED")
    .map((stream) => listPayerNames(stream, texts));
  const isLasting = ({ stream, code }: Coded): boolean => {
    const row = stream.rows[0];
    const text = row && ledger.entries[row.index]?.text;
    if (!row || !text || ledger.coverOf(stream.rows).window.days < YEAR_DAYS_MIN) return false;
    const words = text.words.join(" ");
    if (code === "inc.invest.interest") return row.kind === "TERM_DEPOSIT" || DEPOSIT.test(words);
    if (code !== "inc.salary.variable" || ARREARS.test(words)) return false;
    return employers.some((names) => isPaidBy(row, text, names));
  };
  const seldom = all.filter(({ stream }) => !stream.isMature);
  return new Set(seldom.filter(isLasting).map(({ stream }) => stream));
}
