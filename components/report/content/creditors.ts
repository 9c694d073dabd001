import type { DetectedDebt, ReportDocument, SharedDebt } from "@/lib/engine/document";
import { toProductName } from "@/lib/engine/figures/product-name";
import { type Context, joined, textCell } from "../context";
import { counted, DASH, day, money } from "../format";
import type { Row, Section } from "../model";
import { FREQUENCY, LIABILITY } from "../words";
import { columns, row, totalRow } from "./table";

/** One creditor as a debt helper records it. Null means unknown; amounts are whole cents. */
export type Creditor = {
  name: string;
  kind: string;
  balanceCents: number | null;
  /** True if the balance is money received less money repaid, without fees and interest. */
  isEstimated: boolean;
  /**
   * The sum of the dishonoured payments that were not paid within 14 days. Null for a shared account, or if the amount
   * is not known.
   */
  arrearsCents: number | null;
  instalment: string;
  askedMonthlyCents: number | null;
  paidMonthlyCents: number | null;
  hardship: string;
  /** The customer's own repayments of a debt that another person repays with them. */
  ownShareMonthlyCents: number | null;
  lastPaidOn: string | null;
  source: "account shared" | "seen in payments";
};

/** Every debt once: debts of accounts that were shared, and unsettled debts to lenders seen only in payments. */
export function toCreditors(document: ReportDocument): Creditor[] {
  const { shared, detected } = document.liabilities;
  return [
    ...shared.map((debt) => fromShared(debt, document)),
    ...detected
      .filter(({ sharedAccountId, status }) => sharedAccountId === null && status !== "SETTLED")
      .map((debt) => fromDetected(debt, document)),
  ];
}

function fromShared(debt: SharedDebt, { evidenceSets, transactions }: ReportDocument): Creditor {
  const { repaymentMonthly, contractMonthlyCents, ownShareMonthly } = debt;
  const ids = new Set(evidenceSets.find(({ id }) => id === repaymentMonthly.evidence)?.transactionIds ?? []);
  const paidOn = transactions.filter(({ id }) => ids.has(id)).map(({ on }) => on);
  const isRepaid = repaymentMonthly.formula !== "L-CONTRACT";
  return {
    name: toProductName(debt.institution, debt.name),
    kind: LIABILITY[debt.class],
    balanceCents: debt.owedCents,
    isEstimated: false,
    arrearsCents: null,
    instalment: contractMonthlyCents === null ? "" : `${money(contractMonthlyCents)} monthly`,
    askedMonthlyCents: contractMonthlyCents ?? repaymentMonthly.value,
    paidMonthlyCents: ownShareMonthly?.value ?? (isRepaid ? repaymentMonthly.value : null),
    hardship: "",
    ownShareMonthlyCents: ownShareMonthly?.value ?? null,
    lastPaidOn: paidOn.at(-1) ?? null,
    source: "account shared",
  };
}

function fromDetected(debt: DetectedDebt, { liabilities }: ReportDocument): Creditor {
  const { lender, repayment, reduced, status } = debt;
  const arrears = liabilities.arrears.find(({ name }) => name === lender);
  const lowered =
    reduced == null
      ? null
      : `${money(reduced.nowCents)} each time since ${day(reduced.fromOn)}, down from ${money(reduced.usualCents)}`;
  const hardship = [lowered, status === "MISSED" ? "newest debit dishonoured" : null].filter(
    (part) => part !== null,
  );
  return {
    name: lender,
    kind: LIABILITY[debt.class],
    balanceCents: debt.estimatedBalanceCents,
    isEstimated: debt.estimatedBalanceCents !== null,
    arrearsCents: arrears?.notMadeGoodCents ?? null,
    instalment:
      repayment === null || repayment.amountCents === null
        ? ""
        : `${money(repayment.amountCents)} ${FREQUENCY[repayment.frequency]}`,
    askedMonthlyCents: debt.repaymentMonthly.value,
    paidMonthlyCents: debt.paidMonthly?.value ?? null,
    hardship: hardship.join("; "),
    ownShareMonthlyCents: null,
    lastPaidOn: debt.lastOn,
    source: "seen in payments",
  };
}

const ownShareText = ({ ownShareMonthlyCents }: Creditor) =>
  ownShareMonthlyCents === null ? null : "paid by the customer; another person pays the rest";

/**
 * Sums the known amounts of the creditors. Shows the sum of the balances only if every balance is known, because a
 * partial sum would look complete.
 */
function sumRow(creditors: readonly Creditor[]): Row {
  const sumOf = (of: (creditor: Creditor) => number | null) => {
    const known = creditors.flatMap((creditor) => of(creditor) ?? []);
    return known.length === 0 ? null : known.reduce((sum, cents) => sum + cents, 0);
  };
  const unknown = creditors.filter(({ balanceCents }) => balanceCents === null).length;
  return totalRow(
    "All creditors",
    unknown === 0
      ? money(sumOf(({ balanceCents }) => balanceCents))
      : { text: DASH, small: `${counted(unknown, "balance")} not known` },
    money(sumOf(({ arrearsCents }) => arrearsCents)),
    "",
    money(sumOf(({ askedMonthlyCents }) => askedMonthlyCents)),
    money(sumOf(({ paidMonthlyCents }) => paidMonthlyCents)),
    "",
  );
}

/** The schedule a financial counsellor sends to creditors; null if no debt is known. */
export function toCreditorSection({ document }: Context): Section | null {
  const creditors = toCreditors(document);
  if (creditors.length === 0) return null;
  return {
    id: "creditors",
    number: "",
    title: "Creditor schedule",
    lead: `${creditors.length === 1 ? "One creditor" : `${creditors.length} creditors`}, with the amounts charged and paid.`,
    about:
      "The balance of an account that was not shared is known only if the data shows the whole loan. This balance leaves out fees and interest. A dash means not known.",
    blocks: [
      {
        kind: "table",
        id: "creditor-schedule",
        caption: "Creditors",
        columns: columns(
          ["Creditor", 25],
          [">Balance", 12],
          [">Arrears", 10],
          ["Instalment", 15],
          [">Asked a month", 11],
          [">Paid a month", 11],
          ["Last paid", 16],
        ),
        rows: [
          ...creditors.map((creditor) =>
            row(
              textCell(creditor.name, joined(creditor.kind, ownShareText(creditor), creditor.hardship)),
              creditor.isEstimated
                ? { text: money(creditor.balanceCents), small: "est." }
                : money(creditor.balanceCents),
              money(creditor.arrearsCents),
              creditor.instalment === "" ? DASH : creditor.instalment,
              money(creditor.askedMonthlyCents),
              money(creditor.paidMonthlyCents),
              textCell(day(creditor.lastPaidOn), creditor.source),
            ),
          ),
          ...(creditors.length > 1 ? [sumRow(creditors)] : []),
        ],
        empty: "",
        footnote:
          "“Arrears” are payments that were dishonoured in the days covered and not paid within 14 days.",
        dense: true,
      },
    ],
  };
}
