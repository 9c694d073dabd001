import type { CdsTransaction } from "@/lib/engine/bank";
import type { Day } from "@/lib/engine/calendar/day";
import type { Frequency } from "@/lib/engine/document";
import type { Pool } from "@/tests/accuracy/generate/pools";
import type { Chance } from "@/tests/accuracy/generate/random";
import type { PairKind } from "@/tests/accuracy/generate/truth";
import type { BankVoice } from "@/tests/accuracy/parties/types";

export type AccountKind = "TRANSACTION" | "SAVINGS" | "CARD" | "MORTGAGE" | "LOAN" | "TRAVEL";

export type AccountDraft = {
  id: string;
  voice: BankVoice;
  kind: AccountKind;
  displayName: string;
  last4: string;
  holder: string;
  isJoint: boolean;
  /** False if the household has the account but does not share it. Such an account gets no rows. */
  isShared: boolean;
  openedOn: Day | null;
  /**
   * The lowest balance in the period, from which the closing balance is calculated. For a loan, the largest amount
   * owed, as a negative number.
   */
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

export type StreamDraft = {
  id: string;
  code: string;
  payer: string;
  frequency: Frequency;
  alsoFrequency: readonly Frequency[];
  /** The amount of each payment at the end of the period; null if the amounts vary. */
  steadyCents: number | null;
  /** True if the stream is known to have ended within the period. */
  isCeased: boolean;
  /**
   * True for bonuses and one-off payments. Of these, only a yearly bonus counts as monthly income, and only if at least
   * 330 days have data.
   */
  isOneOff: boolean;
};

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
  /** The household's spending as a fraction of usual spending. */
  level: number;
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
  /** An index into the bank's list of templates; random if omitted. All rows of one stream have the same template. */
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
