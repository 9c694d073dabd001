import { toCreditCategory } from "@/lib/engine/categories/credits";
import type {
  AccountDraft,
  AccountKind,
  Draft,
  Home,
  Posting,
  StreamDraft,
} from "@/tests/accuracy/generate/home-types";
import { say } from "@/tests/accuracy/generate/say";
import type { PairKind } from "@/tests/accuracy/generate/truth";
import { listDoubts } from "@/tests/accuracy/parties/doubtful";
import type { BankVoice } from "@/tests/accuracy/parties/types";

export function openAccount(home: Home, kind: AccountKind, given: Partial<AccountDraft> = {}): AccountDraft {
  const chance = home.chance.fork(`account/${home.accounts.length}`);
  const account: AccountDraft = {
    id: `${kind.toLowerCase()}-${chance.digits(10)}`,
    voice: home.voices[0] as BankVoice,
    kind,
    displayName: chance.pick(NAMES[kind]),
    last4: chance.digits(4),
    holder: home.person,
    isJoint: false,
    isShared: true,
    openedOn: null,
    leastCents: kind === "CARD" ? -chance.int(120_000, 640_000) : chance.int(4_000, 260_000),
    limitCents: kind === "CARD" ? chance.int(2, 24) * 100_000 : null,
    rate: null,
    repaymentCents: null,
    interestOnly: false,
    ...given,
  };
  home.accounts.push(account);
  return account;
}

const NAMES: Record<AccountKind, readonly string[]> = {
  TRANSACTION: [
    "Everyday Account",
    "Smart Access",
    "Classic Banking",
    "Spend",
    "Access Account",
    "Complete Freedom",
  ],
  SAVINGS: ["Bonus Saver", "Goal Saver", "eSaver", "Savings Maximiser", "Reward Saver", "Online Saver"],
  CARD: ["Low Rate Visa", "Rewards Platinum", "Low Fee Mastercard", "Qantas Premier"],
  MORTGAGE: ["Variable Home Loan", "Basic Variable Rate", "Fixed Rate Home Loan"],
  LOAN: ["Personal Loan", "Car Loan", "Unsecured Loan"],
  TRAVEL: ["Travel Money Card"],
};

const INSURANCE: readonly string[] = ["tra.car_insurance", "hou.home_insurance", "ins.other"];
const PRODUCT = /CAR\b|MOTOR|HOME|HOUSEHOLD|CONTENTS|BUILDING|CTP|PET\b|TRAVEL|FUNERAL|BUSINESS/i;

/**
 * For an insurance `code`, returns general insurance as a further acceptable category if the description does not name
 * the kind of insurance.
 */
function readInsurance(code: string, description: string): string[] {
  return INSURANCE.includes(code) && !PRODUCT.test(description) ? ["ins.general"] : [];
}

/**
 * Adds a posted row. Returns null and adds no row if the amount is 0, if the account is not shared or not yet open, or
 * if the day is outside the period.
 */
export function post(home: Home, posting: Posting): Draft | null {
  const { account, on, cents, code } = posting;
  if (!account.isShared || on < home.from || on > home.to || cents === 0) return null;
  if (account.openedOn !== null && on < account.openedOn) return null;
  const said = say(home, posting);
  const row: Draft = {
    order: home.rows.length,
    account,
    on,
    cents: Math.round(cents),
    description: said.description,
    type: said.type,
    extra: said.extra,
    code,
    also: [
      ...(posting.also ?? []),
      ...(cents < 0 ? listDoubts(said.description) : []),
      ...readInsurance(code, said.description),
    ],
    isIncome: posting.isIncome ?? (cents > 0 && toCreditCategory(code).treatment === "INCOME"),
    stream: posting.stream ?? null,
    pair: null,
    party: posting.party ?? null,
  };
  home.rows.push(row);
  return row;
}

/** Marks rows that belong together, such as both sides of a transfer or a purchase and its refund, as one pair. */
export function pairUp(home: Home, kind: PairKind, rows: readonly Draft[]): void {
  home.pairs += 1;
  for (const row of rows) row.pair = { id: `pair-${home.pairs}`, kind };
}

export function openStream(
  home: Home,
  given: Pick<StreamDraft, "code" | "payer" | "frequency"> & Partial<StreamDraft>,
): StreamDraft {
  const stream: StreamDraft = {
    id: `stream-${home.streams.length + 1}`,
    alsoFrequency: [],
    steadyCents: null,
    isCeased: false,
    isOneOff: false,
    ...given,
  };
  home.streams.push(stream);
  return stream;
}
