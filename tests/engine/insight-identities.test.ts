import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReportDocument } from "@/lib/engine/document";
import { cutToMonths } from "@/lib/engine/insight/cut-to-months";
import { runs } from "@/tests/support/runs";
import { Household } from "./household";

const [FROM, TO] = ["2025-07-09", "2026-06-30"];

/** Named values of which any one follows from the others; a value is null if the report suppresses it. */
type Identity = readonly (readonly [name: string, value: number | null])[];

const monthly = (whole: number | null, ratio: { value: number | null }) =>
  whole === null || ratio.value === null ? null : whole * ratio.value;

/** The identities that a reader of the report's formulas knows, each over the figures as shown. */
function listIdentities(
  { summary, expenses, liabilities, income, affordability }: ReportDocument,
  hem: number | null,
): Identity[] {
  if (affordability === null) return [];
  const net = summary.incomeNetMonthly.value;
  const { ratios, ladder, sensitivity } = affordability;
  const assessed = (name: string) => ladder.find(({ line }) => line === name)?.assessedCents ?? null;
  const observed = (name: string) => ladder.find(({ line }) => line === name)?.observedCents ?? null;
  const ofNet = (name: string, value: number | null, ratio: { value: number | null }): Identity => [
    [name, value],
    [`${name} as a share of income`, monthly(net, ratio)],
  ];
  const subtotals = ["commitments_other", "commitments_debt"] as const;
  const outside = expenses.totals.outsideHem.value;
  // The HEM figures of these tests are higher than any observed living expenses.
  const living: Identity =
    hem === null
      ? [["living", summary.livingMonthly.value]]
      : [
          ["the firm's HEM figure", hem],
          ["outside HEM", outside],
        ];
  const outgoings: Identity = subtotals.map((name) => [`assessed ${name}`, assessed(name)]);
  const results = [ratios.ndi.value, assessed("ndi"), ...sensitivity.map(({ ndiCents }) => ndiCents)];
  return [
    [
      ["income", net],
      ["living", summary.livingMonthly.value],
      ["commitments", summary.commitmentsMonthly.value],
      ["surplus", summary.surplusMonthly.value],
    ],
    [
      ["income", net],
      ["living", summary.livingMonthly.value],
      ["commitments", summary.commitmentsMonthly.value],
      ["observed ndi", observed("ndi")],
    ],
    [
      ["living", summary.livingMonthly.value],
      ["within HEM", observed("living_hem")],
      ["outside HEM", observed("living_outside")],
    ],
    [
      ["commitments", summary.commitmentsMonthly.value],
      ...subtotals.map((name) => [name, observed(name)] as const),
    ],
    [
      ["income", net],
      ["observed income", observed("income")],
    ],
    [
      ["assessed income", income.totals.assessedMonthly.value],
      ["assessed income step", assessed("income")],
    ],
    ...results.map(
      (result): Identity => [
        ["assessed income", assessed("income")],
        ...living,
        ...outgoings,
        ["cards", assessed("commitments_cards")],
        ["result", result],
      ],
    ),
    ofNet("essential", summary.essentialMonthly.value, ratios.essential),
    ofNet("essential with housing", summary.essentialWithHousingMonthly.value, ratios.essentialWithHousing),
    ofNet("repayments", liabilities.totals.repaymentsMonthly.value, ratios.repaymentToIncome),
    ofNet("surplus", summary.surplusMonthly.value, ratios.savingsRate),
    [
      ["essential", summary.essentialMonthly.value],
      ["discretionary", summary.discretionaryMonthly.value],
      ["living", summary.livingMonthly.value],
    ],
    [
      ["within HEM", expenses.totals.hemScope.value],
      ["outside HEM", expenses.totals.outsideHem.value],
      ["living", summary.livingMonthly.value],
    ],
  ];
}

/** A result of several figures that are all shown may be suppressed, and reveals none of them if it is derived. */
const RESULTS: ReadonlySet<string> = new Set(["surplus", "observed ndi", "result", "observed income"]);

/** The suppressed figures that a reader can derive: each is the only unknown of an identity. */
function listDerived(full: ReportDocument, shown: ReportDocument, hem: number | null): string[] {
  const known = listIdentities(full, hem);
  return listIdentities(shown, hem).flatMap((identity, index) => {
    const [only, ...others] = identity.filter(([, value]) => value === null);
    if (only === undefined || others.length > 0 || RESULTS.has(only[0])) return [];
    // A figure that the full report does not state either was not suppressed.
    const isStated = known[index]?.some(([name, value]) => name === only[0] && value !== null) ?? false;
    return isStated ? [`${only[0]}: ${identity.map(([name]) => name).join(", ")}`] : [];
  });
}

/** The full report of the whole months that the insight report covers, and the insight report. */
function bothOf(home: Household, hemMonthlyCents: number | null = null) {
  const assumptions = { hemMonthlyCents };
  const { data, dataAsAt } = home.input();
  return [
    home.report({ assumptions, ...cutToMonths(data, dataAsAt) }),
    home.report({ assumptions, profile: "insight" }),
  ] as const;
}

const PAYMENTS = {
  living: ["COLES 0412", "-81.27"],
  leisure: ["SPORTSBET BETTING", "-54.10"],
  outside: ["TOURISM AIRWAYS QANTAS AIRWAYS", "-719.15"],
  rent: ["RAY WHITE RENT 0042", "-551.37"],
  loan: ["DIRECT DEBIT LATITUDE FINANCE", "-185.43"],
  dividend: ["DIVIDEND TELSTRA", "311.11"],
} as const;
type Kind = keyof typeof PAYMENTS;

/** A household with a fortnightly salary and `times` payments of each kind; one payment is in March. */
function makeHome(times: Partial<Record<Kind, number>>, pays = 26): Household {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
  home.every(14, FROM, TO, (on, index) => {
    if (index >= 26 - pays) home.row("everyday", on, `${2_603 + index}.10`, "PAY/SALARY FROM ACME WIDGETS");
  });
  for (const [kind, count] of Object.entries(times)) {
    const [words, dollars] = PAYMENTS[kind as Kind];
    if (count === 1) home.row("everyday", "2026-03-11", dollars, words);
    else
      home.every(27, "2025-08-04", TO, (on, index) => {
        if (index < count) home.row("everyday", on, (Number(dollars) + index * 7).toFixed(2), words);
      });
  }
  return home;
}

describe("the suppressed figures of an insight report", () => {
  it("include the assessed surplus and its ratios if living expenses are one payment", () => {
    const { affordability, summary } = makeHome({ living: 1, rent: 12 }).report({ profile: "insight" });
    expect(summary).toMatchObject({ livingMonthly: { value: null }, surplusMonthly: { value: null } });
    const { ndi, nsr, essential, savingsRate } = affordability?.ratios ?? {};
    expect([ndi, nsr, essential, savingsRate].map((figure) => figure?.value)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(
      affordability?.sensitivity.filter(({ ndiCents, nsr }) => ndiCents !== null || nsr !== null),
    ).toEqual([]);
    expect(affordability?.ladder.find(({ line }) => line === "ndi")).toMatchObject({
      observedCents: null,
      assessedCents: null,
    });
  });

  it("include the assessment's commitments and their ratios if commitments are one payment", () => {
    const { affordability, summary } = makeHome({ living: 12, rent: 1 }).report({ profile: "insight" });
    expect(summary.commitmentsMonthly.value).toBeNull();
    expect(summary.livingMonthly.value).not.toBeNull();
    const { ndi, nsr, commitmentsToGross, dsr } = affordability?.ratios ?? {};
    expect([ndi, nsr, commitmentsToGross, dsr].map((figure) => figure?.value)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    for (const { line, assessedCents } of affordability?.ladder ?? [])
      if (line.startsWith("commitments")) expect(assessedCents, line).toBeNull();
  });

  it("do not include the assessed surplus if every part has several payments", () => {
    const { affordability } = makeHome({ living: 12, rent: 12 }).report({ profile: "insight" });
    expect(affordability?.ratios.ndi.value).not.toBeNull();
    expect(affordability?.ratios.essential.value).not.toBeNull();
  });

  it("include the repayments' share of income if they are one payment", () => {
    const { affordability } = makeHome({ living: 12, loan: 1, rent: 12 }).report({ profile: "insight" });
    expect(affordability?.ratios.repaymentToIncome.value).toBeNull();
  });

  it("cannot be derived from the figures that are shown, for any household", () => {
    const count = fc.constantFrom(0, 1, 2, 12);
    const times = fc.record({
      living: count,
      leisure: count,
      outside: count,
      rent: count,
      loan: count,
      dividend: count,
    });
    let suppressed = 0;
    fc.assert(
      fc.property(times, fc.constantFrom(1, 26), fc.constantFrom(null, 400_000), (drawn, pays, hem) => {
        const kinds = Object.fromEntries(Object.entries(drawn).filter(([, number]) => number > 0));
        const [full, shown] = bothOf(makeHome(kinds, pays), hem);
        if (full.affordability?.ratios.ndi.value !== null && shown.affordability?.ratios.ndi.value === null)
          suppressed++;
        expect(listDerived(full, shown, hem)).toEqual([]);
      }),
      runs(40),
    );
    expect(suppressed).toBeGreaterThan(5);
  });

  it("would be derived by the same identities if the assessment were not suppressed", () => {
    const [full, shown] = bothOf(makeHome({ living: 1, rent: 12 }));
    expect(listDerived(full, { ...shown, affordability: full.affordability }, null)).not.toEqual([]);
  });
});
