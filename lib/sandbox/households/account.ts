import type { CdsAccount, CdsBalance, CdsDirectDebit, CdsScheduledPayment } from "@/lib/engine/bank";
import { addDays, addMonths, type Day, monthOf, parseDay } from "@/lib/engine/calendar/day";
import type { Bank } from "../banks";
import { accountIdOf, accountNumberOf, maskedTail, opaqueId } from "./account-id";
import type { Entry } from "./entry";
import { occurrences } from "./schedule";
import { toAmount } from "./transaction";
import type { AccountSpec, Household } from "./types";

/**
 * The day on which a new customer joined the bank, always the first of a month; null for a customer with full
 * history.
 */
export function cameOn({ historyMonths }: Household, asOf: Day): Day | null {
  return historyMonths === undefined ? null : parseDay(`${monthOf(addMonths(asOf, -historyMonths))}-01`);
}

const CATEGORY_OF = {
  everyday: "TRANS_AND_SAVINGS_ACCOUNTS",
  savings: "TRANS_AND_SAVINGS_ACCOUNTS",
  card: "CRED_AND_CHRG_CARDS",
  loan: "RESIDENTIAL_MORTGAGES",
} as const satisfies Record<AccountSpec["kind"], string>;

/** A card's minimum payment: 2% of the debt, at least $25, at most the debt. */
function minimumPayment(owedCents: number): number {
  return Math.min(owedCents, Math.max(2500, Math.round(owedCents * 0.02)));
}

type HeldAccount = { spec: AccountSpec; household: Household; bank: Bank };

function loanDetail(
  { spec, household, bank }: HeldAccount,
  asOf: Day,
  balanceCents: number,
): Partial<CdsAccount> {
  const { loan } = spec;
  if (!loan) return {};
  const next = occurrences(loan.when, addDays(asOf, 1), addMonths(asOf, 2))[0];
  return {
    lendingRates: [{ lendingRateType: "VARIABLE", rate: String(spec.rate ?? 0) }],
    loan: {
      originalStartDate: loan.startDate,
      originalLoanAmount: toAmount(loan.originalCents),
      loanEndDate: loan.endDate,
      ...(next ? { nextInstalmentDate: next } : {}),
      minInstalmentAmount: toAmount(loan.dueCents ?? loan.cents),
      maxRedraw: toAmount(Math.max(0, Math.round((loan.originalCents + balanceCents) / 10))),
      offsetAccountEnabled: loan.offset !== undefined,
      ...(loan.offset ? { offsetAccountIds: [accountIdOf(household, bank, loan.offset)] } : {}),
      repaymentType: loan.paysInterestOnly ? "INTEREST_ONLY" : "PRINCIPAL_AND_INTEREST",
      repaymentFrequency: loan.frequency,
    },
  };
}

function cardDetail(spec: AccountSpec, asOf: Day, balanceCents: number): Partial<CdsAccount> {
  const { card } = spec;
  if (!card) return {};
  const owed = Math.max(-balanceCents, 0);
  const due = occurrences(
    { dayOfMonth: card.paidOn, roll: "after" },
    addDays(asOf, 1),
    addMonths(asOf, 2),
  )[0];
  return {
    lendingRates: [{ lendingRateType: "PURCHASE", rate: String(spec.rate ?? 0) }],
    creditCard: {
      minPaymentAmount: toAmount(minimumPayment(owed)),
      paymentDueAmount: toAmount(owed),
      paymentDueDate: due ?? asOf,
    },
  };
}

/**
 * The account in the bank's own format, and the names of the bank and the account holder. For data of a real bank,
 * our adapter adds these names.
 */
export function toAccount(held: HeldAccount, asOf: Day, balanceCents: number): CdsAccount {
  const { spec, household, bank } = held;
  const number = accountNumberOf(household, bank, spec.key);
  const tail = maskedTail(household, bank, spec.key);
  return {
    accountId: accountIdOf(household, bank, spec.key),
    displayName: spec.displayName,
    maskedNumber: spec.kind === "card" ? `xxxx xxxx xxxx ${tail}` : `xxxxx${tail}`,
    productCategory: spec.loan?.productCategory ?? CATEGORY_OF[spec.kind],
    productName: `${bank.name} ${spec.productName}`,
    accountOwnership: spec.ownership,
    openStatus: spec.isClosed ? "CLOSED" : "OPEN",
    isOwned: true,
    nickname: spec.displayName,
    creationDate: [spec.creationDate, cameOn(household, asOf) ?? ""].sort()[1] ?? spec.creationDate,
    ...(spec.kind === "card" ? {} : { bsb: bank.bsb, accountNumber: number }),
    ...loanDetail(held, asOf, balanceCents),
    ...cardDetail(spec, asOf, balanceCents),
    institutionName: bank.name,
    institutionId: bank.id,
    holderName: spec.holder,
  };
}

/** The balance and the available funds. Pending purchases lower only the available funds. */
export function toBalance(
  { spec, household, bank }: HeldAccount,
  balanceCents: number,
  pendingCents: number,
): CdsBalance {
  const limit = spec.card?.limitCents ?? 0;
  const available = spec.kind === "loan" ? 0 : Math.max(balanceCents + pendingCents + limit, 0);
  return {
    accountId: accountIdOf(household, bank, spec.key),
    currentBalance: toAmount(balanceCents),
    availableBalance: toAmount(available),
    ...(limit > 0 ? { creditLimit: toAmount(limit) } : {}),
    currency: spec.currency ?? "AUD",
  };
}

/**
 * The direct-debit authorities that the rows imply: one for each account and collector, with its last debit. The rows
 * are oldest first.
 */
export function toDirectDebits(rows: readonly Entry[], household: Household, bank: Bank): CdsDirectDebit[] {
  const latest = new Map<string, Entry>();
  for (const row of rows)
    if (row.channel === "direct_debit") latest.set(`${row.account}:${row.party.name}`, row);
  return [...latest.values()].map((row) => ({
    accountId: accountIdOf(household, bank, row.account),
    authorisedEntity: {
      description: row.party.name,
      financialInstitution: "Direct entry",
      ...(row.party.abn ? { abn: row.party.abn } : {}),
    },
    lastDebitDateTime: `${row.day}T00:00:00+10:00`,
    lastDebitAmount: toAmount(-row.cents),
  }));
}

/** Transfers between own accounts by standing order, as scheduled payments. */
export function toScheduledPayments(household: Household, bank: Bank, asOf: Day): CdsScheduledPayment[] {
  return household.transfers.map((transfer) => {
    const next = occurrences(transfer.when, addDays(asOf, 1), addMonths(asOf, 2))[0];
    const interval = "everyDays" in transfer.when ? `P${transfer.when.everyDays}D` : "P1M";
    return {
      scheduledPaymentId: opaqueId(`${household.id}:${bank.id}:scheduled:${transfer.id}`),
      nickname: transfer.note,
      payerReference: transfer.note,
      payeeReference: transfer.note,
      status: "ACTIVE",
      from: { accountId: accountIdOf(household, bank, transfer.from) },
      paymentSet: [
        {
          to: { toUType: "accountId", accountId: accountIdOf(household, bank, transfer.to) },
          amount: toAmount(transfer.cents),
          isAmountCalculated: false,
          currency: "AUD",
        },
      ],
      recurrence: {
        ...(next ? { nextPaymentDate: next } : {}),
        recurrenceUType: "intervalSchedule",
        intervalSchedule: { intervals: [{ interval }] },
      },
    };
  });
}
