import type { Figure, ReportDocument } from "@/lib/engine/document";

/**
 * A number of a report: its name, its value, and the number of transactions behind it. The value is null if the report
 * does not state it.
 */
type Named = readonly [name: string, value: number | null, count: number];
/**
 * Numbers that are related by a formula, so that any one of them can be calculated from the others. The first is the
 * result of the formula.
 */
type Identity = readonly (Named | undefined)[];

const HOUSING = ["hou.rent", "hou.board"];
const UNSHARED = ["trf.own_unshared"];

/**
 * Lists the identities that a reader can derive from the formulas in the report. The test has its own list of
 * identities, so that it does not depend on the engine's list.
 */
function listIdentities(report: ReportDocument, hem: number | null): Identity[] {
  const { summary, expenses, liabilities, income, commitments, conduct, affordability, quality } = report;
  const of = (name: string, figure: Figure): Named => [name, figure.value, figure.count];
  const living = of("living", summary.livingMonthly);
  const net = of("income", summary.incomeNetMonthly);
  const total = of("commitments", summary.commitmentsMonthly);
  const essential = of("essential", summary.essentialMonthly);
  const discretionary = of("discretionary", summary.discretionaryMonthly);
  const housed = of("essential with housing", summary.essentialWithHousingMonthly);
  const surplus = of("surplus", summary.surplusMonthly);
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  const ofCategory = ({ code, count, monthly }: (typeof leaves)[number]): Named => [
    code,
    monthly.selected.value,
    count,
  ];
  const where = (test: (category: (typeof leaves)[number]) => boolean) => leaves.filter(test).map(ofCategory);
  const [hemScope, outside] = [
    of("within HEM", expenses.totals.hemScope),
    of("outside HEM", expenses.totals.outsideHem),
  ];
  const isLiving = (basis: string) => ["ESSENTIAL", "DISCRETIONARY", "RISK"].includes(basis);
  const streams = income.streams
    .filter(({ included }) => included)
    .map((stream) => ({
      ...stream,
      cell: [stream.id, stream.monthly.selected.value, stream.count] as Named,
    }));
  const line = ({ code, monthly }: (typeof commitments.lines)[number]): Named => [
    `line ${code}`,
    monthly.value,
    monthly.count,
  ];
  const contracts = commitments.lines.filter(({ code }) => !/^(?:dbt|shared)\./.test(code));
  const lenders = liabilities.detected.map((debt) => of(`lender ${debt.lender}`, debt.repaymentMonthly));
  const repayments = of("repayments", liabilities.totals.repaymentsMonthly);
  const identities: Identity[] = [
    [surplus, net, living, total],
    [living, essential, discretionary],
    [living, hemScope, outside],
    [living, ...where(({ basis }) => isLiving(basis))],
    [essential, ...where(({ basis }) => basis === "ESSENTIAL")],
    [discretionary, ...where(({ basis }) => isLiving(basis) && basis !== "ESSENTIAL")],
    [hemScope, ...where(({ basis, hemTreatment }) => isLiving(basis) && hemTreatment === "IN")],
    [outside, ...where(({ basis, hemTreatment }) => isLiving(basis) && hemTreatment !== "IN")],
    [of("committed", expenses.totals.committed), ...where(({ basis }) => basis === "COMMITTED")],
    [of("debt", expenses.totals.debt), ...where(({ basis }) => basis === "DEBT")],
    [
      of("all", expenses.totals.all),
      living,
      of("committed", expenses.totals.committed),
      of("debt", expenses.totals.debt),
    ],
    ...expenses.groups.map((group) => [
      of(`group ${group.code}`, group.monthly),
      ...group.leaves.map(ofCategory),
    ]),
    [housed, essential, ...where(({ code }) => HOUSING.includes(code))],
    [total, ...commitments.lines.map(line)],
    [total, repayments, ...contracts.map(line)],
    ...contracts.map((own) => [line(own), ...where(({ code }) => code === own.code)]),
    [repayments, ...lenders],
    [net, ...streams.map(({ cell }) => cell)],
    [net, ...income.byType.map(({ code, monthly }) => of(code, monthly))],
    ...income.byType.map(({ code, monthly }) => [
      of(code, monthly),
      ...streams.filter((stream) => stream.code === code).map(({ cell }) => cell),
    ]),
    [
      of("government share", income.totals.governmentRatio),
      net,
      ...income.byType
        .filter(({ code }) => code.startsWith("inc.gov."))
        .map(({ code, monthly }) => of(code, monthly)),
    ],
    [of("days of cash held", conduct.liquidityDays), essential, total],
    [
      ...where(({ code }) => UNSHARED.includes(code)).slice(0, 1),
      ...quality.suspectedUnshared
        .filter(({ kind }) => kind === "OWN_ACCOUNT")
        .map(({ hint, monthlyOut }) => of(hint, monthlyOut)),
    ],
    ...noteIdentities(
      summary.surplusMonthly,
      where(({ code }) => /^trf\.(?:business_unknown|own_unshared)$/.test(code)),
    ),
    ...leaves.flatMap((category): Identity[] => [
      [[`share of ${category.code}`, category.shareOfOutgoings, 2], ofCategory(category), living, total],
      [[`income share of ${category.code}`, category.shareOfIncome, 2], ofCategory(category), net],
    ]),
  ];
  if (affordability === null) return identities;
  const { ladder, ratios, sensitivity } = affordability;
  const step = (name: string, of: "observedCents" | "assessedCents"): Named => [
    `${of} ${name}`,
    ladder.find((own) => own.line === name)?.[of] ?? null,
    2,
  ];
  const subtotals = ["commitments_other", "commitments_debt"].map((name) => step(name, "assessedCents"));
  const seen = ["commitments_other", "commitments_debt"].map((name) => step(name, "observedCents"));
  // In these tests HEM (the benchmark of living expenses) is higher than any observed living expenses, so the assessed
  // figure is HEM.
  const assessedLiving: Named[] = hem === null ? [living] : [outside];
  const earned = step("income", "assessedCents");
  const ndi = of("assessed surplus", ratios.ndi);
  return [
    ...identities,
    [step("ndi", "observedCents"), net, living, total],
    [living, step("living_hem", "observedCents"), step("living_outside", "observedCents")],
    [hemScope, step("living_hem", "observedCents")],
    [outside, step("living_outside", "observedCents")],
    [total, ...seen],
    [step("income", "observedCents"), net],
    [earned, of("assessed income", income.totals.assessedMonthly)],
    [ndi, step("ndi", "assessedCents")],
    [ndi, earned, ...assessedLiving, ...subtotals],
    ...sensitivity
      .filter(({ code }) => code === "INCOME_90" || code === "INCOME_80")
      .map(({ code, ndiCents }): Identity => [[code, ndiCents, 2], ndi, earned]),
    [of("essential share", ratios.essential), net, essential],
    [of("housed share", ratios.essentialWithHousing), net, housed],
    [of("repayments share", ratios.repaymentToIncome), net, repayments],
    [of("savings rate", ratios.savingsRate), net, surplus],
    [of("housing share", ratios.housingCost), net, ...where(({ code }) => HOUSING.includes(code))],
  ];
}

/** The amount in the note on the surplus, followed by the categories that add up to the amount. */
function noteIdentities({ note }: Figure, parts: readonly Named[]): Identity[] {
  const stated = /\$([\d,]+)(?:\.\d\d)? a month on average went to/.exec(note ?? "");
  return [[["sent elsewhere", stated ? Number(stated[1]?.replaceAll(",", "")) * 100 : null, 2], ...parts]];
}

/**
 * Lists the amounts of single transactions that a reader of `shown` can calculate. Solves each identity that has only
 * one unknown, until nothing new is found. `full` is the report before suppression.
 */
export function listDerived(full: ReportDocument, shown: ReportDocument, hem: number | null): string[] {
  const list = (report: ReportDocument) =>
    listIdentities(report, hem).map((identity) => identity.filter((cell) => cell !== undefined));
  const stated = list(full);
  const values = new Map(stated.flat().map(([name, value]) => [name, value]));
  const known = new Set(
    list(shown)
      .flat()
      .flatMap(([name, value]) => (value === null ? [] : name)),
  );
  const printed = new Set(known);
  const open = stated
    .filter(([first]) => first !== undefined && first[1] !== null)
    .map((identity) => identity.filter(([, value]) => value !== null));
  for (let size = -1; size < known.size; ) {
    size = known.size;
    for (const identity of open) {
      const [unknown, ...others] = identity.filter(([name]) => !known.has(name));
      // The first number is the whole. If a share is 0, the whole cannot be calculated from the share.
      if (unknown && others.length === 0 && identity.length > 1 && identity[0]?.[1] !== 0)
        known.add(unknown[0]);
    }
  }
  const single = new Set(stated.flat().flatMap(([name, , count]) => (count === 1 ? name : [])));
  return [...single].filter(
    (name) => known.has(name) && (printed.has(name) ? false : values.get(name) !== 0),
  );
}
