import type { Formulas, Part } from "@/lib/engine/figures/formula";
import { toOwnRepayment } from "@/lib/engine/figures/formulas/debts";
import { addValues, explainSum, OF_PARTS, shareOf, toPart } from "@/lib/engine/figures/kinds";
import type { ExpenseTotal, LeafSource, Sources, Value } from "@/lib/engine/figures/sources";

type Leaf = Pick<LeafSource, "code" | "basis" | "hemTreatment">;

const isLiving = ({ basis }: Leaf) => basis === "ESSENTIAL" || basis === "DISCRETIONARY" || basis === "RISK";

/** The categories that each total includes. */
export const IN_TOTAL: Readonly<Record<ExpenseTotal, (category: Leaf) => boolean>> = {
  living: isLiving,
  essential: ({ basis }) => basis === "ESSENTIAL",
  discretionary: ({ basis }) => basis === "DISCRETIONARY" || basis === "RISK",
  committed: ({ basis }) => basis === "COMMITTED",
  debt: ({ basis }) => basis === "DEBT",
  cash: ({ code }) => code.startsWith("csh."),
  uncategorised: ({ code }) => code === "unc.debit",
  all: ({ basis }) => basis !== "NEUTRAL",
  hemScope: (category) => isLiving(category) && category.hemTreatment === "IN",
  outsideHem: (category) => isLiving(category) && category.hemTreatment !== "IN",
};

const RENT: ReadonlySet<string> = new Set(["hou.rent", "hou.board"]);
/**
 * Words for an investment loan. An investment property is not the customer's home, so its loan is not a housing cost.
 */
const INVESTMENT = /\binvest(?:ment|or)/i;

type Homes<Amount> = {
  groups: readonly {
    readonly leaves: readonly { readonly code: string; readonly monthly: { readonly selected: Amount } }[];
  }[];
};
type HomeLoans<Amount> = {
  shared: readonly {
    readonly class: string;
    readonly name: string;
    readonly repaymentMonthly: Amount;
    readonly ownShareMonthly?: Amount | null;
  }[];
  detected: readonly {
    readonly class: string;
    readonly sharedAccountId: string | null;
    readonly repaymentMonthly: Amount;
  }[];
};

/**
 * The monthly housing costs: rent, board and home loan repayments. Includes home loans whose accounts were shared, at
 * the customer's own share of the repayment, and loans seen only in rows. Leaves out a loan for an investment property
 * if its account was shared.
 */
export function listHousing<Amount extends Value>(
  { groups }: Homes<Amount>,
  { shared, detected }: HomeLoans<Amount>,
): Amount[] {
  const rents = groups
    .flatMap((group) => group.leaves)
    .filter((leaf) => RENT.has(leaf.code))
    .map((leaf) => leaf.monthly.selected);
  const own = shared.filter((debt) => debt.class === "MORTGAGE" && !INVESTMENT.test(debt.name));
  const unshared = detected.filter((debt) => debt.class === "MORTGAGE" && debt.sharedAccountId === null);
  return [...rents, ...own.map(toOwnRepayment), ...unshared.map((debt) => debt.repaymentMonthly)];
}

export const EXPENSES = {
  "E-GROUP": {
    name: "Group of expenses",
    text: "Sum of the selected monthly amounts of the group's categories.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addValues,
    explain: ({ document, figure }) =>
      explainSum(
        listLeafParts(document.expenses.groups.find(({ monthly }) => monthly === figure)?.leaves ?? []),
      ),
    differs: OF_PARTS,
  },
  "E-SUM": {
    name: "Expense total",
    text: "Sum of the selected monthly amounts of the categories concerned. Living = essential + discretionary. Discretionary is every living cost that is not essential, including gambling and conduct fees (marked RISK). All = living + committed + debt. Rent is in committed, and repayments are in debt. Repayments of loans whose accounts were shared are in none of these totals; they are in the commitments.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addValues,
    explain: ({ document, figure }) => {
      const total = findTotal(document, figure);
      const leaves = document.expenses.groups.flatMap((group) => group.leaves);
      return total === null ? [] : explainSum(listLeafParts(leaves.filter(IN_TOTAL[total])));
    },
    differs: OF_PARTS,
  },
  "E-HOUSED": {
    name: "Essential costs with housing",
    text: "Essential living expenses + rent and board + home loan repayments. Includes loans whose accounts were shared and loans seen only in transactions. Leaves out loans whose name says they are for an investment.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addValues,
    explain: ({ document: { summary, expenses, liabilities } }) =>
      explainSum(
        [summary.essentialMonthly, ...listHousing(expenses, liabilities)].flatMap((figure) => toPart(figure)),
      ),
  },
  "E-SHARE": {
    name: "Share of outgoings",
    text: "The selected monthly amount ÷ (living expenses + all commitments, including repayments of loans whose accounts were shared).",
    unit: "RATIO",
    value: shareOf,
    isIn: ({ expenses }) => expenses.groups.length > 0,
  },
  "E-HEM": {
    name: "Living expenses within HEM",
    text: "The larger of the observed amount in the categories that HEM covers and the HEM figure that the firm supplied.",
    unit: "AUD_CENTS_PER_MONTH",
    value: ({ observed, hem }: { observed: number | null; hem: number | null }) =>
      observed === null ? hem : Math.max(observed, hem ?? 0),
    differs: OF_PARTS,
  },
} as const satisfies Formulas;

/** The expense total that a figure represents; null for other figures. The summary repeats three of the totals. */
function findTotal({ summary, expenses }: Sources, figure: Value): ExpenseTotal | null {
  if (figure === summary.livingMonthly) return "living";
  if (figure === summary.essentialMonthly) return "essential";
  if (figure === summary.discretionaryMonthly) return "discretionary";
  const found = Object.entries(expenses.totals).find(([, total]) => total === figure);
  return found ? (found[0] as ExpenseTotal) : null;
}

/** The categories as parts of a sum, largest first. */
function listLeafParts(leaves: readonly LeafSource[]): Part[] {
  return leaves
    .toSorted((a, b) => (b.monthly.selected.value ?? 0) - (a.monthly.selected.value ?? 0))
    .flatMap(({ label, monthly: { selected } }) =>
      toPart(selected).map((part): Part => ({ ...part, name: { kind: "TEXT", text: label } })),
    );
}
