import type { CdsTransaction } from "@/lib/engine/bank";
import { addDays, type Day } from "@/lib/engine/calendar/day";
import type { Bank } from "../banks";
import { accountIdOf, maskedTail, opaqueId } from "./account-id";
import type { Entry } from "./entry";
import { digitsOf, randomOf, whole } from "./random";
import type { Channel, Household } from "./types";
import { HABITS, WORDING } from "./wording";

type CdsType =
  | "DIRECT_DEBIT"
  | "FEE"
  | "INTEREST_CHARGED"
  | "INTEREST_PAID"
  | "OTHER"
  | "PAYMENT"
  | "TRANSFER_INCOMING"
  | "TRANSFER_OUTGOING";

const TYPE_OF: Readonly<Record<Channel, CdsType>> = {
  visa: "PAYMENT",
  eftpos: "PAYMENT",
  atm: "OTHER",
  bpay: "PAYMENT",
  direct_debit: "DIRECT_DEBIT",
  direct_credit: "TRANSFER_INCOMING",
  salary: "TRANSFER_INCOMING",
  benefit: "TRANSFER_INCOMING",
  osko_in: "TRANSFER_INCOMING",
  osko_out: "TRANSFER_OUTGOING",
  cash_in: "OTHER",
  own_in: "TRANSFER_INCOMING",
  own_out: "TRANSFER_OUTGOING",
  card_payment: "TRANSFER_INCOMING",
  loan_repayment: "TRANSFER_INCOMING",
  refund: "OTHER",
  dishonour: "OTHER",
  fee: "FEE",
  interest_charged: "INTEREST_CHARGED",
  interest_paid: "INTEREST_PAID",
};

/** The channels of credits for which some banks give only the type "other". */
const VAGUE: ReadonlySet<Channel> = new Set([
  "direct_credit",
  "salary",
  "benefit",
  "card_payment",
  "loan_repayment",
]);
const FAST: ReadonlySet<Channel> = new Set(["osko_in", "osko_out"]);
const PURCHASES: ReadonlySet<Channel> = new Set(["visa", "eftpos"]);

/** Cents as an amount in text: "-1234.50". */
export function toAmount(cents: number): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/**
 * The time of a row in this bank's format. In every format the time falls on `day` in Sydney, in summer and winter.
 */
function instant(day: Day, time: "clock" | "midnight" | "filler", key: string): string {
  if (time === "midnight") return `${day}T00:00:00Z`;
  if (time === "filler") return `${addDays(day, -1)}T14:00:00Z`;
  const random = randomOf(`${key}:clock`);
  const two = (low: number, high: number) => String(whole(random, low, high)).padStart(2, "0");
  return `${day}T${two(5, 21)}:${two(0, 59)}:${two(0, 59)}+10:00`;
}

/**
 * The extended data of a fast payment: the other party's name, the message, an id, the service and, for a salary, its
 * purpose. The caller adds it only for banks that send it.
 */
function nppOf(entry: Entry, key: string): Pick<CdsTransaction, "extendedData"> {
  const incoming = entry.cents > 0;
  return {
    extendedData: {
      ...(incoming ? { payer: entry.party.name } : { payee: entry.party.name }),
      extensionUType: "nppPayload",
      nppPayload: {
        extendedDescription: entry.note || entry.party.text,
        endToEndId: digitsOf(`${key}:e2e`, 16),
        ...(entry.channel === "salary" ? { purposeCode: "SALA" } : {}),
        service: entry.channel === "salary" ? "CATSCT" : "X2P1",
      },
    },
  };
}

function detailsOf(entry: Entry, bank: Bank, key: string): CdsTransaction | Record<string, never> {
  const habit = HABITS[bank.dialect];
  const { channel, party } = entry;
  const details: Partial<CdsTransaction> = {};
  if (PURCHASES.has(channel) && party.mcc && habit.mcc)
    details.merchantCategoryCode = party.mcc.padStart(4, "0");
  if (PURCHASES.has(channel) && habit.merchantName) details.merchantName = party.name;
  if (channel === "bpay" && party.biller) {
    details.billerCode = party.biller.code;
    details.billerName = party.name;
    if (habit.crn) details.crn = party.biller.crn;
  }
  if ((channel === "direct_debit" || channel === "salary") && party.apca) details.apcaNumber = party.apca;
  const fast = FAST.has(channel) || (channel === "salary" && bank.dialect === "receipt");
  if (habit.npp && fast) Object.assign(details, nppOf(entry, key));
  return details as CdsTransaction;
}

function descriptionOf(entry: Entry, household: Household, bank: Bank, key: string): string {
  const { party, note, day } = entry;
  const words = {
    text: party.text,
    note,
    day,
    card: digitsOf(`${household.id}:${entry.account}:card`, 4),
    other: entry.other ? maskedTail(household, bank, entry.other) : "",
    apca: party.apca ?? digitsOf(`${party.name}:apca`, 6),
    receipt: digitsOf(`${key}:receipt`, 6),
    ref: digitsOf(`${household.id}:${party.name}:ref`, 8),
    biller: party.biller ?? { code: "", crn: "" },
  };
  return WORDING[bank.dialect][entry.channel](words).trim();
}

/**
 * One row as the bank provides it under the Consumer Data Standards. A `pending` row has no posting time, and has an id
 * of its own or none.
 */
export function toTransaction(
  entry: Entry,
  household: Household,
  bank: Bank,
  pending: boolean,
): CdsTransaction {
  const habit = HABITS[bank.dialect];
  const key = `${household.id}:${bank.id}:${entry.id}`;
  const fast = FAST.has(entry.channel);
  const identified = !pending || habit.pendingIds;
  return {
    accountId: accountIdOf(household, bank, entry.account),
    ...(identified ? { transactionId: opaqueId(pending ? `${key}:pending` : key) } : {}),
    isDetailAvailable: identified && habit.npp && fast,
    type: habit.types === "vague" && VAGUE.has(entry.channel) ? "OTHER" : TYPE_OF[entry.channel],
    status: pending ? "PENDING" : "POSTED",
    description: pending ? `PENDING - ${entry.party.text}` : descriptionOf(entry, household, bank, key),
    ...(pending
      ? {}
      : {
          postingDateTime: instant(entry.postDay, habit.time, key),
          valueDateTime: instant(entry.day, habit.time, key),
        }),
    executionDateTime: instant(entry.day, habit.time, key),
    amount: toAmount(entry.cents),
    currency: household.accounts.find((spec) => spec.key === entry.account)?.currency ?? "AUD",
    reference: fast ? entry.note : "",
    ...detailsOf(entry, bank, key),
  };
}
