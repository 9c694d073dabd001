import type { Entry } from "@/lib/engine/ledger";
import type { Lender } from "@/lib/engine/liabilities/lender";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { listDays } from "@/lib/engine/streams/list-days";
import { toTokens } from "@/lib/engine/text/tokens";

/** Loans with fixed instalments. Other debts are repaid in amounts that several lenders ask. */
const INSTALMENTS: ReadonlySet<string> = new Set(["dbt.mortgage", "dbt.car", "dbt.personal", "dbt.lease"]);
/** The minimum numbers of repayments under the earlier and the later name. */
const BEFORE_MIN = 3;
const AFTER_MIN = 2;
/** The number of repayments on each side of the change that are compared. */
const COMPARED = 6;
const STEADINESS_MIN = 0.9;
/** The note on a debt whose lender has had two names. */
const RENAMED = "the same instalment was paid under another name before, so both names count as one debt";

/**
 * Joins two lenders if one loan was repaid to both in turn, because the lender was renamed or sold the loan. The last
 * instalments to the earlier lender and the first to the later lender must be equal to the cent and in one account.
 * They must be on time in one cadence across the change. No money may have been advanced, because a new loan is another
 * debt. Nothing is joined if several lenders fit. The debt has the later lender's name.
 */
export function joinSuccessors(lenders: readonly Lender[]): Lender[] {
  const joined = new Map<Lender, Lender>();
  const inTime = [...lenders].sort((a, b) => dayOf(a.entries[0]) - dayOf(b.entries[0]));
  for (const later of inTime) {
    if (lenders.some((lender) => hasAdvanced(lender, later))) continue;
    const earlier = inTime.filter((lender) => continues(later, joined.get(lender) ?? lender));
    const [only, ...others] = earlier;
    const rivals = inTime.filter((other) => other !== later && only !== undefined && continues(other, only));
    if (!only || others.length > 0 || rivals.length > 0) continue;
    const before = joined.get(only) ?? only;
    joined.set(later, {
      ...later,
      isGeneric: later.isGeneric && before.isGeneric,
      note: RENAMED,
      entries: [...before.entries, ...later.entries],
      missed: [...before.missed, ...later.missed],
    });
    joined.set(only, EMPTY);
  }
  return lenders.map((lender) => joined.get(lender) ?? lender).filter((lender) => lender !== EMPTY);
}

const EMPTY: Lender = {
  code: "",
  name: "",
  isGeneric: true,
  note: null,
  entries: [],
  missed: [],
  streams: [],
};

/** Reports whether the lender advanced money, and its name begins with the same word as the later lender's. */
function hasAdvanced({ name, entries }: Lender, later: Lender): boolean {
  return firstWord(name) === firstWord(later.name) && entries.some(({ row }) => row.cents > 0);
}

const firstWord = (name: string): string => toTokens(name)[0] ?? "";

function continues(later: Lender, earlier: Lender): boolean {
  if (later === earlier || later.code !== earlier.code || !INSTALMENTS.has(later.code)) return false;
  const [before, after] = [earlier.entries, later.entries];
  if (before.length < BEFORE_MIN || after.length < AFTER_MIN) return false;
  const all = [...before.slice(-COMPARED), ...after.slice(0, COMPARED)];
  const [last, first] = [before.at(-1), after[0]];
  if (dayOf(last) >= dayOf(first) || [...before, ...after].some(({ row }) => row.cents > 0)) return false;
  if (earlier.missed.some(({ row }) => row.dayNumber > dayOf(first))) return false;
  if (all.some(({ row }) => row.cents !== first?.row.cents || row.accountId !== first.row.accountId))
    return false;
  const days = listDays(all.map(({ row }) => row));
  const fit = days.length < all.length ? null : fitCadence(days);
  return (
    fit !== null &&
    fit.frequency !== "IRREGULAR" &&
    fit.missed.length === 0 &&
    fit.hits === days.length &&
    fit.steadiness >= STEADINESS_MIN
  );
}

const dayOf = (entry: Entry | undefined): number => entry?.row.dayNumber ?? 0;
