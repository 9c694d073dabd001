import type { Conduct, ExpenseLeaf, Figure } from "@/lib/domain/document";
import type { Fact, Parts } from "@/lib/domain/headlines";
import { toDollars } from "@/lib/domain/money";

const NEGATIVE_DAYS_MIN = 3;
const PEOPLE_CENTS_MIN = 20_000;
/** What a fact without an amount is ranked as: a returned payment, a day below zero, a cost not seen, in cents a month. */
const DISHONOUR_WEIGHT = 15_000;
const NEGATIVE_DAY_WEIGHT = 1_500;
const HOUSING_WEIGHT = 100_000;
const RENT_NAME = "hou.rent";

/** Facts of the accounts' conduct and of where money went that no expense counts. */
export function listConductFacts({ conduct, expenses }: Parts): Fact[] {
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  return [
    ...fromDishonours(conduct),
    ...fromGambling(conduct.gambling.confirmed),
    ...fromBalances(conduct),
    ...fromRoundTrips(conduct),
    ...fromHousing(conduct, leaves),
    ...fromTransfers(leaves),
  ];
}

function fromDishonours({ dishonours }: Conduct): Fact[] {
  const count = dishonours.events.length;
  const first = dishonours.events[0]?.on.slice(0, 7);
  const last = dishonours.events[count - 1]?.on.slice(0, 7);
  const when = first === last ? `in ${first}` : `between ${first} and ${last}`;
  const text = count === 1 ? `One dishonoured payment, ${when}.` : `${count} dishonoured payments, ${when}.`;
  const { evidence } = dishonours.figure;
  return count === 0
    ? []
    : [{ code: "DISHONOURS", text, severity: "ASK", evidence, weightCents: count * DISHONOUR_WEIGHT }];
}

function fromGambling(confirmed: Figure): Fact[] {
  const value = confirmed.value ?? 0;
  const text = `$${toDollars(value)} a month to gambling on average.`;
  return value > 0
    ? [{ code: "GAMBLING", text, severity: "ASK", evidence: confirmed.evidence, weightCents: value }]
    : [];
}

/** Account by account, the one longest below zero; together, a saver would hide it. */
function fromBalances({ accounts, daysBelowZero }: Conduct): Fact[] {
  const days = daysBelowZero.value ?? 0;
  if (days < NEGATIVE_DAYS_MIN) return [];
  const longest = Math.max(
    0,
    ...accounts.map(({ windows }) => windows[windows.length - 1]?.longestNegativeDays ?? 0),
  );
  const text = `At least one account was below zero at the end of ${days} of ${daysBelowZero.window?.days ?? days} days, ${longest} in a row at most.`;
  return [
    {
      code: "NEGATIVE_DAYS",
      text,
      severity: "ASK",
      evidence: null,
      weightCents: days * NEGATIVE_DAY_WEIGHT,
    },
  ];
}

function fromRoundTrips({ roundTrips }: Conduct): Fact[] {
  const counted = roundTrips.filter(({ isCountedAsIncome }) => isCountedAsIncome);
  const [first] = counted;
  if (!first) return [];
  const text =
    counted.length === 1
      ? `$${toDollars(first.amountCents)} counted as income came in on ${first.inOn} and an equal amount went out on ${first.outOn}.`
      : `${counted.length} amounts counted as income have an equal amount out close by, the first on ${first.inOn}.`;
  const weightCents = counted.reduce((sum, trip) => sum + trip.amountCents, 0) / 12;
  return [{ code: "ROUND_TRIP", text, severity: "ASK", evidence: null, weightCents }];
}

function fromHousing({ missingExpected }: Conduct, leaves: readonly ExpenseLeaf[]): Fact[] {
  const rent = leaves.find((leaf) => leaf.code === RENT_NAME);
  if (rent || !missingExpected.includes("HOUSING")) return [];
  const text = "No rent or home loan is visible.";
  return [{ code: "HOUSING_NOT_SEEN", text, severity: "ASK", evidence: null, weightCents: HOUSING_WEIGHT }];
}

function fromTransfers(leaves: readonly ExpenseLeaf[]): Fact[] {
  const line = (leafCode: string, code: string, words: string): Fact[] => {
    const leaf = leaves.find((candidate) => candidate.code === leafCode);
    const value = leaf?.monthly.selected.value ?? 0;
    if (!leaf || value < PEOPLE_CENTS_MIN) return [];
    const text = `$${toDollars(value)} a month on average ${words}, counted in no expense.`;
    return [{ code, text, severity: "ASK", evidence: leaf.evidence, weightCents: value }];
  };
  return [
    ...line("trf.business_unknown", "TO_OTHER_ACCOUNTS", "to accounts that were not shared"),
    ...line("trf.person", "TO_PEOPLE", "to people"),
  ];
}
