import type { CdsTransaction } from "@/lib/engine/bank";
import type { Day } from "@/lib/engine/calendar/day";
import { toCreditCategory } from "@/lib/engine/categories/credits";
import type { Frequency } from "@/lib/engine/document";
import type { Pool } from "@/tests/accuracy/generate/pools";
import type { Chance } from "@/tests/accuracy/generate/random";
import { say } from "@/tests/accuracy/generate/say";
import type { PairKind } from "@/tests/accuracy/generate/truth";
import { listDoubts } from "@/tests/accuracy/world/doubtful";
import type { BankVoice } from "@/tests/accuracy/world/types";

export type AccountKind = "TRANSACTION" | "SAVINGS" | "CARD" | "MORTGAGE" | "LOAN" | "TRAVEL";

export type AccountDraft = {
  id: string;
  voice: BankVoice;
  kind: AccountKind;
  displayName: string;
  last4: string;
  holder: string;
  isJoint: boolean;
  /** False for accounts that the household has but does not share; they get no rows. */
  isShared: boolean;
  openedOn: Day | null;
  /** Lowest balance in the period, from which the opening balance follows. For loans: the amount owed at the end. */
  leastCents: number;
  limitCents: number | null;
  rate: number | null;
  repaymentCents: number | null;
  interestOnly: boolean;
};

export type Voice = {
  [Key in keyof BankVoice]: BankVoice[Key] extends readonly string[] ? Key : never;
}[keyof BankVoice];
export type Extra = Partial<
  Pick<
    CdsTransaction,
    | "merchantName"
    | "merchantCategoryCode"
    | "billerCode"
    | "billerName"
    | "crn"
    | "apcaNumber"
    | "extendedData"
    | "currency"
  >
>;

export type Draft = {
  order: number;
  account: AccountDraft;
  on: Day;
  cents: number;
  description: string;
  type: string;
  extra: Extra;
  code: string;
  also: readonly string[];
  isIncome: boolean;
  stream: StreamDraft | null;
  pair: { id: string; kind: PairKind } | null;
  party: string | null;
};

export type StreamDraft = {
  id: string;
  code: string;
  payer: string;
  frequency: Frequency;
  alsoFrequency: readonly Frequency[];
  /** The amount of one payment at the end of the period; null if amounts vary. */
  steadyCents: number | null;
  /** True if the stream is known to have ended within the period. */
  isCeased: boolean;
  /** True for bonuses and one-off payments, which do not count as income. */
  isOneOff: boolean;
};

export type Home = {
  chance: Chance;
  pool: Pool;
  from: Day;
  to: Day;
  person: string;
  partner: string;
  voices: readonly BankVoice[];
  accounts: AccountDraft[];
  rows: Draft[];
  streams: StreamDraft[];
  pairs: number;
  /** The household's spending as a share of usual spending. */
  level: number;
};

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

export type Posting = {
  account: AccountDraft;
  on: Day;
  /** Positive for money in, negative for money out. */
  cents: number;
  voice: Voice;
  code: string;
  also?: readonly string[];
  name?: string;
  person?: string;
  note?: string;
  other?: AccountDraft | undefined;
  /** Index of the template within the voice's list; the rows of one stream share it. */
  template?: number;
  mcc?: string | null;
  billerCode?: string | null;
  apca?: string | null;
  purpose?: string | undefined;
  currency?: string;
  stream?: StreamDraft | null;
  party?: string | null;
  isIncome?: boolean;
};

const INSURANCE: readonly string[] = ["tra.car_insurance", "hou.home_insurance", "ins.other"];
const PRODUCT = /CAR\b|MOTOR|HOME|HOUSEHOLD|CONTENTS|BUILDING|CTP|PET\b|TRAVEL|FUNERAL|BUSINESS/i;

/** Also accepts general insurance if the description names an insurer but no product. */
function readInsurance(code: string, description: string): string[] {
  return INSURANCE.includes(code) && !PRODUCT.test(description) ? ["ins.general"] : [];
}

/** Adds a posted row; returns null if the account is not shared or the day is outside the period. */
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

/** Marks rows as one pair. */
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
