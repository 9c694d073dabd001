import { isToPeople } from "@/lib/engine/conduct/build-people";
import type { Affordability, Figure, LadderLine, ReportDocument } from "@/lib/engine/document";
import { listRepayments, toOwnRepayment } from "@/lib/engine/figures/formulas/debts";
import { IN_TOTAL, listHousing } from "@/lib/engine/figures/formulas/expenses";
import { isGovernment } from "@/lib/engine/figures/formulas/income";
import { CLASS_OF } from "@/lib/engine/figures/liability-class";

/** A number of the report that the insight profile can suppress: a figure, an assessment step or a sensitivity case. */
export type Cell = Figure | LadderLine | Affordability["sensitivity"][number];
/**
 * Cells related by an equation, so that the value of any cell follows from all the others. The first cell is calculated
 * from the others.
 */
export type Identity = readonly Cell[];

/**
 * The value of a cell, in the cell's own unit. For an assessment step, this is the observed amount or, if that is
 * unknown, the assessed amount. Null if the cell has no value.
 */
export function readValue(cell: Cell): number | null {
  if ("value" in cell) return cell.value;
  return "ndiCents" in cell ? cell.ndiCents : (cell.observedCents ?? cell.assessedCents);
}

/**
 * Lists every identity between the figures of a report. An identity relates a total to its parts, a ratio to its part
 * and its base, or a figure to the same figure elsewhere. The cells are the report's own objects, so that they can be
 * compared by reference. Leaves out parts without a value, and identities whose first cell has no value.
 */
export function listIdentities(report: ReportDocument): Identity[] {
  return [
    ...listIncome(report),
    ...listExpenses(report),
    ...listDebts(report),
    ...listConduct(report),
    ...listResults(report),
  ]
    .filter(([first]) => first != null && readValue(first) !== null)
    .map(
      (cells) =>
        [...new Set(cells.filter((cell) => cell !== undefined && readValue(cell) !== null))] as Identity,
    )
    .filter(({ length }) => length > 1);
}

type Draft = readonly (Cell | undefined)[];

function listIncome({ income, summary }: ReportDocument): Draft[] {
  const { byType, totals, financialYears } = income;
  const included = income.streams.filter((stream) => stream.included);
  const cells = (streams: typeof included) => streams.map(({ monthly }) => monthly.selected);
  const net = totals.netMonthly;
  const government = included.filter(isGovernment);
  const ofGovernment = government.length > 0 ? totals.governmentRatio : undefined;
  const discounts = new Set(included.map(({ discount }) => discount));
  const [year, ...otherYears] = financialYears.map(({ netReceived }) => netReceived);
  return [
    [summary.incomeNetMonthly, net],
    [net, ...cells(included)],
    [net, ...byType.map(({ monthly }) => monthly)],
    ...byType.map(({ code, monthly }) => [
      monthly,
      ...cells(included.filter((stream) => stream.code === code)),
    ]),
    [ofGovernment, net, ...cells(government)],
    [ofGovernment, net, ...byType.filter(isGovernment).map(({ monthly }) => monthly)],
    [totals.assessedMonthly, ...cells(included)],
    // If the sources have different discounts, net and assessed income together could reveal the income at each
    // discount.
    ...[...discounts].map((discount) => [
      totals.assessedMonthly,
      net,
      ...(discounts.size > 1 ? cells(included.filter((stream) => stream.discount === discount)) : []),
    ]),
    [year, ...otherYears, ...cells(income.streams)],
  ];
}

function listExpenses({ expenses, summary, liabilities, quality }: ReportDocument): Draft[] {
  const { groups, totals } = expenses;
  const leaves = groups.flatMap((group) => group.leaves);
  const cells = (chosen: typeof leaves) => chosen.map(({ monthly }) => monthly.selected);
  const housed = summary.essentialWithHousingMonthly;
  const names = Object.keys(IN_TOTAL) as (keyof typeof IN_TOTAL)[];
  return [
    [summary.livingMonthly, totals.living],
    [summary.essentialMonthly, totals.essential],
    [summary.discretionaryMonthly, totals.discretionary],
    ...names.map((name) => [totals[name], ...cells(leaves.filter(IN_TOTAL[name]))]),
    ...groups.map((group) => [group.monthly, ...cells(group.leaves)]),
    [
      totals.all,
      ...groups.map(({ monthly }) => monthly),
      ...cells(leaves.filter(({ basis }) => basis === "NEUTRAL")),
    ],
    [totals.living, totals.essential, totals.discretionary],
    [totals.living, totals.hemScope, totals.outsideHem],
    [totals.all, totals.living, totals.committed, totals.debt],
    [housed, totals.essential, ...listHousing(expenses, liabilities)],
    [
      leaves.find(({ code }) => code === "trf.own_unshared")?.monthly.selected,
      ...quality.suspectedUnshared.map(({ monthlyOut }) => monthlyOut).filter(({ count }) => count > 0),
    ],
  ];
}

/** Reports whether a line of the commitments is a debt; the others are contracts. */
const isDebt = ({ code }: { code: string }) => /^(?:dbt|shared)\.|^fin\.interest$/.test(code);

function listDebts({ commitments, expenses, liabilities, summary }: ReportDocument): Draft[] {
  const { lines, totalMonthly } = commitments;
  const { detected, shared, totals } = liabilities;
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  const leafOf = (code: string) => leaves.find((leaf) => leaf.code === code)?.monthly.selected;
  const contracts = lines.filter(({ code }) => !/^(?:dbt|shared)\./.test(code));
  const plans = detected.filter((debt) => debt.class === "TAX_DEBT").map((debt) => debt.repaymentMonthly);
  return [
    [summary.commitmentsMonthly, totalMonthly],
    [totalMonthly, ...lines.map(({ monthly }) => monthly)],
    [totalMonthly, totals.repaymentsMonthly, ...contracts.map(({ monthly }) => monthly)],
    [totals.repaymentsMonthly, ...listRepayments(liabilities)],
    ...contracts.map(({ code, monthly }) => [leafOf(code), monthly, ...(code === "gov.tax" ? plans : [])]),
    ...lines.map(({ code, monthly }) => [
      isDebt({ code }) ? monthly : undefined,
      ...detected
        .filter(
          (debt) =>
            debt.sharedAccountId === null &&
            debt.class === CLASS_OF[code === "dbt.tax_plan" ? "gov.tax" : code],
        )
        .map((debt) => debt.repaymentMonthly),
      ...shared.filter((debt) => code === `shared.${debt.class.toLowerCase()}`).map(toOwnRepayment),
    ]),
    ...detected.map((debt) => [debt.paidMonthly, debt.repaymentMonthly]),
    ...Object.entries(CLASS_OF).map(([code, kind]) => [
      leafOf(code),
      ...detected.filter((debt) => debt.class === kind).map((debt) => debt.paidMonthly),
    ]),
    ...shared.map(({ servicingMonthly, repaymentMonthly }) => [
      servicingMonthly,
      ...(servicingMonthly.value === repaymentMonthly.value ? [repaymentMonthly] : []),
    ]),
  ];
}

function listConduct({ conduct, expenses, income }: ReportDocument): Draft[] {
  const { cash, cashByKind, fees, gambling, people } = conduct;
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  const cellsOf = (isWanted: (code: string) => boolean) =>
    leaves.filter(({ code }) => isWanted(code)).map(({ monthly }) => monthly.selected);
  const leafOf = (wanted: string) => cellsOf((code) => code === wanted)[0];
  return [
    [cash, expenses.totals.cash],
    [cash, cashByKind.atm, cashByKind.cashOut, cashByKind.cardAdvance],
    [cashByKind.atm, leafOf("csh.atm")],
    [cashByKind.cashOut, leafOf("csh.cash_out")],
    [cashByKind.cardAdvance, leafOf("csh.card_advance")],
    [cashByKind.ratioOfIncome, cash, income.totals.netMonthly],
    [conduct.highCostCredit, ...["dbt.sacc", "dbt.macc", "dbt.wage_advance"].map(leafOf)],
    [people.paid, ...cellsOf(isToPeople)],
    [people.net, people.paid, people.received],
    [leafOf("rec.gambling"), gambling.confirmed, gambling.inferred],
    [gambling.depositsTotal, gambling.confirmed],
    [gambling.returnsTotal, gambling.returns],
    [gambling.netTotal, gambling.depositsTotal, gambling.returnsTotal],
    ...fees.flatMap((line) => [
      [line.net, line.charged, line.refunded],
      [line.net, leafOf(line.code)],
    ]),
  ];
}

/** The identities of the surplus, the ratios and the assessment. */
function listResults(report: ReportDocument): Draft[] {
  const { affordability, commitments, conduct, expenses, income, liabilities, summary } = report;
  const net = income.totals.netMonthly;
  const { living, essential, hemScope, outsideHem } = expenses.totals;
  const total = commitments.totalMonthly;
  const { surplusMonthly, savingsRate, essentialWithHousingMonthly: housed } = summary;
  const observed = [
    [surplusMonthly, net, living, total],
    [savingsRate, surplusMonthly, net],
    [conduct.liquidityDays, essential, total],
  ];
  if (affordability === null) return observed;
  const { assumptions, ladder, ratios, sensitivity } = affordability;
  const step = (name: string) => ladder.find(({ line }) => line === name);
  const [ndi, earned, inHem, outHem] = ["ndi", "income", "living_hem", "living_outside"].map(step);
  const [other, debt] = ["commitments_other", "commitments_debt"].map(step);
  const linesOf = (isWanted: boolean) =>
    commitments.lines.filter((line) => isDebt(line) === isWanted).map(({ monthly }) => monthly);
  // The firm knows its own HEM figure and can subtract it, so suppressing the amount within HEM's scope would protect
  // nothing.
  const lived = assumptions.hemMonthlyCents === null ? [inHem, outHem] : [outHem];
  const main = income.streams
    .filter((stream) => stream.included)
    .toSorted((a, b) => (b.assessedMonthlyCents ?? 0) - (a.assessedMonthlyCents ?? 0))[0]?.monthly.selected;
  const changed: Readonly<Record<string, Draft>> = {
    INCOME_90: [earned],
    INCOME_80: [earned],
    MAIN_INCOME_LOST: [main],
    LIVING_110: lived,
  };
  const housing = listHousing(expenses, liabilities);
  return [
    ...observed,
    // Suppressing the observed figure also suppresses the step that repeats it, but not the reverse.
    [earned, net, income.totals.assessedMonthly],
    [ndi, surplusMonthly, ratios.ndi],
    [earned, income.totals.assessedMonthly],
    [inHem, hemScope],
    [outHem, outsideHem],
    [other, ...linesOf(false)],
    [debt, ...linesOf(true)],
    [total, other, debt],
    [ndi, earned, inHem, outHem, other, debt],
    [ndi, earned, ...lived, other, debt],
    // If only the debts are adjusted, the assessed `other` step equals the observed one. A reader could then combine
    // the observed total with assessed figures and calculate `other` and `debt`.
    ...(debt?.adjustmentCents ? [other, debt].map((one) => [ndi, earned, ...lived, total, one]) : []),
    ...(debt?.adjustmentCents ? [other, debt].map((one) => [ratios.commitmentsToGross, total, one]) : []),
    [ratios.ndi, ndi],
    [ratios.nsr, earned, ...lived, other, debt],
    ...sensitivity.map((line) => [line, ndi, ...(changed[line.code] ?? [])]),
    // The gross income is not shown, but a reader can estimate it from the net income. So these two identities leave
    // out the gross income.
    [ratios.dsr, debt],
    [ratios.commitmentsToGross, other, debt],
    [housing.length > 0 ? ratios.housingCost : undefined, net, ...housing],
    [housing.length > 0 ? ratios.housingCost : undefined, net, housed, essential],
    [ratios.repaymentToIncome, net, liabilities.totals.repaymentsMonthly],
    [ratios.essential, net, essential],
    [ratios.essentialWithHousing, net, housed],
    [ratios.savingsRate, savingsRate],
    [ratios.savingsRate, net, surplusMonthly],
    [ratios.daysOfCash, assumptions.liquidityOutgoings === "ALL" ? living : essential, total],
  ];
}
