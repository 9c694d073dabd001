import { isToPeople } from "@/lib/domain/conduct/build-people";
import type { Conduct, Quality, ReportDocument } from "@/lib/domain/document";
import { withhold, withNeighbour } from "@/lib/domain/insight/withhold";

/** With fewer rows than this an account's highest and lowest balance would give away what one of them was. */
const ROWS_MIN = 3;

/**
 * Account conduct without any single payment: no day, no event and no balance series; totals of one payment are withheld by
 * the figure itself, and here whatever they could be worked out from is withheld with them.
 */
export function withholdConduct(conduct: Conduct, { accounts, expenses }: ReportDocument): Conduct {
  const rowsOf = new Map(accounts.map((account) => [account.id, account.coverage.rows]));
  const { gambling } = conduct;
  const { people } = conduct;
  const isBetSingle = gambling.confirmed.count - gambling.lotteries.count === 1;
  const isGamblingSingle = gambling.depositsTotal.count === 1 || gambling.returnsTotal.count === 1;
  return {
    ...conduct,
    dailyBalances: [],
    balanceWindows: accounts.some((account) => account.coverage.rows >= ROWS_MIN)
      ? conduct.balanceWindows
      : [],
    accounts: conduct.accounts.map((account) => ({
      ...account,
      daily: [],
      windows: (rowsOf.get(account.accountId) ?? 0) >= ROWS_MIN ? account.windows : [],
    })),
    paydays: [],
    dishonours: { ...conduct.dishonours, events: [] },
    overdrawnFees: { ...conduct.overdrawnFees, events: [] },
    fees: conduct.fees.map((line) =>
      line.charged.count === 1 || line.refunded.count === 1 ? { ...line, net: withhold(line.net) } : line,
    ),
    cashByKind: withholdCash(conduct.cashByKind),
    gambling: {
      ...gambling,
      largestDay: null,
      lotteries: isBetSingle ? withhold(gambling.lotteries) : gambling.lotteries,
      ratioOfIncome: gambling.confirmed.count === 1 ? null : gambling.ratioOfIncome,
      netTotal: isGamblingSingle ? withhold(gambling.netTotal) : gambling.netTotal,
    },
    people: withholdPeople(people, expenses),
    markers: conduct.markers.map((marker) => ({ ...marker, events: [] })),
    largeCredits: [],
    largeDebits: [],
    roundTrips: [],
  };
}

/** What went to people is two leaves of the expenses, and would give away one of a single payment. */
function withholdPeople(
  people: Conduct["people"],
  { groups }: ReportDocument["expenses"],
): Conduct["people"] {
  const leaves = groups.flatMap((group) => group.leaves).filter(({ code }) => isToPeople(code));
  const isPaidSingle = leaves.some(({ count }) => count === 1);
  return {
    ...people,
    paid: isPaidSingle ? withhold(people.paid) : people.paid,
    net: isPaidSingle || people.received.count === 1 ? withhold(people.net) : people.net,
  };
}

/** The three kinds of cash add up to the whole: one that is hidden takes another that is not empty with it. */
function withholdCash(cash: Conduct["cashByKind"]): Conduct["cashByKind"] {
  const kinds = (["atm", "cashOut", "cardAdvance"] as const).filter((kind) => cash[kind].count > 0);
  const hidden = withNeighbour(
    kinds,
    (kind) => cash[kind].count === 1,
    (kind) => cash[kind].count,
  );
  return { ...cash, ...Object.fromEntries([...hidden].map((kind) => [kind, withhold(cash[kind])])) };
}

/** Between two pulls one row may have been posted: that the balances agree may be said, and not by what they moved. */
export function withholdReconciliations(quality: Quality): Quality["reconciliations"] {
  return quality.reconciliations.map((check) => ({
    ...check,
    fromCents: null,
    toCents: null,
    postedCents: null,
    differenceCents: null,
  }));
}
