import type { Day } from "@/lib/engine/calendar/day";
import type { Dialect } from "../banks";
import type { Channel } from "./types";

/**
 * The parts of a description. `receipt` is six digits that identify the row; `ref` is eight digits that identify the
 * payer.
 */
type Words = {
  text: string;
  note: string;
  day: Day;
  card: string;
  other: string;
  apca: string;
  receipt: string;
  ref: string;
  biller: { code: string; crn: string };
};

type Wording = Readonly<Record<Channel, (words: Words) => string>>;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function slashed(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

function spoken(day: Day): string {
  return `${day.slice(8, 10)} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** Cuts a name to `width` characters, as older banking systems do, without spaces at the end. */
function cut(text: string, width: number): string {
  return text.slice(0, width).trimEnd();
}

/** A style in mixed case, with the card and the value date. */
const plain: Wording = {
  visa: (w) => `${w.text} AUS Card xx${w.card} Value Date: ${slashed(w.day)}`,
  eftpos: (w) => `${w.text} AU`,
  atm: (w) => `Wdl ${w.text} Card xx${w.card}`,
  bpay: (w) => `${w.text} Online BPAY ${w.biller.code} ${w.biller.crn}`,
  direct_debit: (w) => `Direct Debit ${w.apca} ${w.text} ${w.ref}`,
  direct_credit: (w) => `Direct Credit ${w.apca} ${w.text} ${w.ref}`,
  salary: (w) => `Salary ${w.text} ${w.ref}`,
  benefit: (w) => `Direct Credit ${w.apca} ${w.text}`,
  osko_in: (w) => `Fast Transfer From ${w.text} ${w.note}`,
  osko_out: (w) => `Transfer To ${w.text} PayID Phone ${w.note}`,
  cash_in: (w) => `Cash Deposit ${w.text}`,
  own_in: (w) => `Transfer from xx${w.other} App ${w.note}`,
  own_out: (w) => `Transfer to xx${w.other} App ${w.note}`,
  card_payment: () => "Payment Received, Thank You",
  loan_repayment: () => "Repayment/Payment",
  refund: (w) => `Refund Purchase ${w.text} AUS Card xx${w.card}`,
  dishonour: (w) => `Direct Debit Dishonour ${w.apca} ${w.text}`,
  fee: (w) => w.note,
  interest_charged: () => "Debit Interest",
  interest_paid: () => "Credit Interest",
};

/** A style in capitals, with names cut to a fixed width and often a running number. */
const terse: Wording = {
  visa: (w) => `DEBIT CARD PURCHASE ${cut(w.text, 34)} AUS`,
  eftpos: (w) => `EFTPOS DEBIT 0${w.receipt} ${cut(w.text, 23)} ${slashed(w.day).slice(0, 5)}`,
  atm: (w) => `ATM WITHDRAWAL 0${w.receipt} ${cut(w.text, 20)} ${slashed(w.day).slice(0, 5)}`,
  bpay: (w) => `WITHDRAWAL ONLINE 1${w.receipt} BPAY ${cut(w.text, 12)}`,
  direct_debit: (w) => `PAYMENT BY AUTHORITY TO ${cut(w.text, 22)} ${w.ref}`,
  direct_credit: (w) => `DEPOSIT ${cut(w.text, 22)} ${w.ref}`,
  salary: (w) => `DEPOSIT-SALARY ${cut(w.text, 18)} Wage/sal ${w.ref}`,
  benefit: (w) => `DEPOSIT ${w.text} ${w.ref}`,
  osko_in: (w) => `DEPOSIT-OSKO PAYMENT 2${w.receipt} ${w.text} ${w.note}`,
  osko_out: (w) => `WITHDRAWAL-OSKO PAYMENT 1${w.receipt} ${w.text} ${w.note}`,
  cash_in: (w) => `CASH DEPOSIT ${cut(w.text, 20)} 2${w.receipt}`,
  own_in: (w) => `DEPOSIT ONLINE 2${w.receipt} TFR ${w.note}`,
  own_out: (w) => `WITHDRAWAL MOBILE 1${w.receipt} TFR ${w.note}`,
  card_payment: (w) => `PAYMENT THANK YOU 1${w.receipt}`,
  loan_repayment: () => "LOAN REPAYMENT RECEIVED",
  refund: (w) => `DEBIT CARD REFUND ${cut(w.text, 34)} AUS`,
  dishonour: (w) => `DISHONOUR PAYMENT BY AUTHORITY ${cut(w.text, 22)}`,
  fee: (w) => w.note.toUpperCase(),
  interest_charged: () => "INTEREST CHARGED",
  interest_paid: () => "INTEREST PAID",
};

/** A style that begins with the channel, in full. */
const verbose: Wording = {
  visa: (w) => `VISA DEBIT PURCHASE CARD ${w.card} ${w.text}`,
  eftpos: (w) => `EFTPOS ${w.text} AU`,
  atm: (w) => `ATM WITHDRAWAL ${w.text} CARD ${w.card}`,
  bpay: (w) => `INTERNET BANKING BPAY ${w.text} {${w.receipt}}`,
  direct_debit: (w) => `PAYMENT TO ${w.text} ${w.ref}`,
  direct_credit: (w) => `TRANSFER FROM ${w.text} ${w.ref}`,
  salary: (w) => `PAY/SALARY FROM ${w.text} ${w.ref}`,
  benefit: (w) => `TRANSFER FROM ${w.text} ${w.ref}`,
  osko_in: (w) => `OSKO PAYMENT FROM ${w.text} ${w.note}`,
  osko_out: (w) => `OSKO PAYMENT TO ${w.text} ${w.note}`,
  cash_in: (w) => `ATM CASH DEPOSIT ${w.text}`,
  own_in: (w) => `M-BANKING FUNDS TFER TRANSFER ${w.receipt} FROM xx${w.other}`,
  own_out: (w) => `M-BANKING FUNDS TFER TRANSFER ${w.receipt} TO xx${w.other}`,
  card_payment: (w) => `PAYMENT - THANKYOU ${w.receipt}`,
  loan_repayment: () => "PAYMENT RECEIVED - LOAN",
  refund: (w) => `VISA DEBIT REFUND CARD ${w.card} ${w.text}`,
  dishonour: (w) => `PAYMENT DISHONOUR REVERSAL ${w.text}`,
  fee: (w) => w.note.toUpperCase(),
  interest_charged: () => "DEBIT INTEREST CHARGED",
  interest_paid: () => "CREDIT INTEREST PAID",
};

/**
 * A style of description that joins its parts with " - " and has a receipt number. In most descriptions the name comes
 * first. Card purchases and refunds also have the date in words.
 */
const receipt: Wording = {
  visa: (w) => `${w.text} - Visa Purchase - Receipt ${w.receipt}Date ${spoken(w.day)} Card ${w.card}`,
  eftpos: (w) => `${w.text} - EFTPOS Purchase - Receipt ${w.receipt}Date ${spoken(w.day)} Card ${w.card}`,
  atm: (w) => `${w.text} - ATM Withdrawal - Receipt ${w.receipt}`,
  bpay: (w) => `BPAY Bill Payment - Internet - Receipt ${w.receipt} ${w.text} Ref ${w.biller.crn}`,
  direct_debit: (w) => `${w.text} - Direct Debit - Receipt ${w.receipt} ${w.ref}`,
  direct_credit: (w) => `${w.text} - Direct Credit - Receipt ${w.receipt} ${w.ref}`,
  salary: (w) => `Salary Deposit - Receipt ${w.receipt} ${w.text}`,
  benefit: (w) => `${w.text} - Deposit - Receipt ${w.receipt}`,
  osko_in: (w) => `Osko Payment From ${w.text} - Receipt ${w.receipt} ${w.note}`,
  osko_out: (w) => `Osko Payment To ${w.text} - Receipt ${w.receipt} ${w.note}`,
  cash_in: (w) => `Cash Deposit - Receipt ${w.receipt} ${w.text}`,
  own_in: (w) => `Internal Transfer - Receipt ${w.receipt} ${w.note} From xx${w.other}`,
  own_out: (w) => `Internal Transfer - Receipt ${w.receipt} ${w.note} To xx${w.other}`,
  card_payment: (w) => `Card Payment Received - Receipt ${w.receipt}`,
  loan_repayment: (w) => `Loan Repayment - Receipt ${w.receipt}`,
  refund: (w) => `${w.text} - Visa Refund - Receipt ${w.receipt}Date ${spoken(w.day)} Card ${w.card}`,
  dishonour: (w) => `${w.text} - Direct Debit Dishonoured - Receipt ${w.receipt}`,
  fee: (w) => w.note,
  interest_charged: () => "Interest Charged",
  interest_paid: () => "Interest Credit",
};

/** For each bank's style, the functions that write descriptions. */
export const WORDING: Readonly<Record<Dialect, Wording>> = { plain, terse, verbose, receipt };

/**
 * The fields that each kind of bank sends in addition to the description. `time`: `clock` is a real time of day;
 * `midnight` (UTC) and `filler` (14:00 UTC) are placeholders. `npp`: true if the bank sends the extended data of a fast
 * payment (`nppOf`): name, message, end-to-end id, service and, for a salary, its purpose code.
 */
export const HABITS = {
  plain: {
    mcc: true,
    merchantName: true,
    crn: true,
    npp: true,
    time: "clock",
    pendingIds: true,
    types: "exact",
  },
  terse: {
    mcc: false,
    merchantName: false,
    crn: false,
    npp: false,
    time: "midnight",
    pendingIds: false,
    types: "vague",
  },
  verbose: {
    mcc: false,
    merchantName: true,
    crn: true,
    npp: false,
    time: "filler",
    pendingIds: true,
    types: "exact",
  },
  receipt: {
    mcc: true,
    merchantName: false,
    crn: true,
    npp: true,
    time: "clock",
    pendingIds: true,
    types: "exact",
  },
} as const satisfies Readonly<Record<Dialect, Record<string, unknown>>>;
