import { describe, expect, test } from "vitest";
import {
  changeAssumptionsAction,
  resetAssumptionsAction,
} from "@/app/(portal)/[environment]/settings/affordability/actions";
import { changeAssumptions, getAssumptions } from "@/lib/company/change-assumptions";
import { ChangeAssumptions, discountField, hemField } from "@/lib/contract/assumptions";
import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";
import { ROLES } from "@/lib/identity/permission";
import { inCompany } from "@/lib/store/client";
import "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();

/** The form before any change. */
const UNCHANGED: Record<string, string> = {
  buffer: "3",
  card_months: "36",
  card_rate: "22",
  mortgage_months: "360",
  loan_months: "84",
  interest_only_months: "60",
  dti_flag: "6",
  study_loan: "NO",
  liquidity_outgoings: "ESSENTIAL",
  ...Object.fromEntries(
    DEFAULT_ASSUMPTIONS.discounts.map(({ code, discount }) => [discountField(code), String(discount * 100)]),
  ),
};

const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const changesOf = (companyId: string) =>
  inCompany(companyId, async (tx) => {
    const where = { companyId, action: "assumptions.changed" };
    return (await tx.auditEntry.findMany({ where, orderBy: { seq: "asc" } })).map(({ detail }) => detail);
  });

describe("a firm's affordability assumptions", () => {
  test("equal the defaults to the last digit if the form is saved unchanged", () => {
    expect(ChangeAssumptions.parse(UNCHANGED)).toEqual(DEFAULT_ASSUMPTIONS);
  });

  test("are parsed from the formats that people write, into exact cents and shares", () => {
    const parsed = ChangeAssumptions.parse({
      ...UNCHANGED,
      card_rate: "19.99 %",
      hem_monthly: "$3,210.55",
      hem_household: "Couple, two children, Sydney",
      [discountField("inc.property.rent")]: "33.33",
      [hemField("foo.groceries")]: "OUT",
      proposed_amount: "650,000",
      proposed_rate: "6.09",
      proposed_months: "360",
    });
    expect(parsed).toMatchObject({
      cardRate: 0.1999,
      hemMonthlyCents: 321_055,
      hemHousehold: "Couple, two children, Sydney",
      hemTreatment: [{ code: "foo.groceries", treatment: "OUT" }],
      proposedLoan: { amountCents: 65_000_000, rate: 0.0609, termMonths: 360 },
    });
    expect(parsed.discounts).toContainEqual({ code: "inc.property.rent", discount: 0.3333 });
  });

  test("are refused with errors at their fields if they are implausible, and nothing is saved", async () => {
    const { companyId } = await signInAs("owner");
    const wrong = { buffer: "-1", card_rate: "160", card_months: "0", hem_monthly: "many", dti_flag: "1e9" };
    const state = await changeAssumptionsAction(UNTOUCHED, formOf({ ...UNCHANGED, ...wrong }));
    expect(Object.keys(state.errors).sort()).toEqual(Object.keys(wrong).sort());
    const half = await changeAssumptionsAction(
      UNTOUCHED,
      formOf({ ...UNCHANGED, proposed_amount: "500000" }),
    );
    expect(Object.keys(half.errors)).toEqual(["proposed_rate"]);
    expect(await getAssumptions(companyId)).toEqual({ assumptions: DEFAULT_ASSUMPTIONS, isOwn: false });
  });

  test("are stored only if they differ from the defaults, recorded once by name, and can be reset", async () => {
    const { companyId } = await signInAs("admin");
    const changed = formOf({ ...UNCHANGED, buffer: "2.5", hem_monthly: "3000" });
    await changeAssumptionsAction(UNTOUCHED, changed);
    await changeAssumptionsAction(UNTOUCHED, changed);
    const { assumptions, isOwn } = await getAssumptions(companyId);
    expect([assumptions.bufferPercentagePoints, assumptions.hemMonthlyCents, isOwn]).toEqual([
      2.5,
      300_000,
      true,
    ]);
    expect(await changesOf(companyId)).toEqual([{ changed: "bufferPercentagePoints,hemMonthlyCents" }]);
    await resetAssumptionsAction(UNTOUCHED, new FormData());
    expect(await getAssumptions(companyId)).toEqual({ assumptions: DEFAULT_ASSUMPTIONS, isOwn: false });
    expect(await changesOf(companyId)).toHaveLength(2);
  });

  test("can be changed only by an owner or admin", async () => {
    for (const role of ROLES) {
      const { companyId } = await signInAs(role);
      await changeAssumptionsAction(UNTOUCHED, formOf({ ...UNCHANGED, buffer: "4" }));
      expect([role, (await getAssumptions(companyId)).isOwn]).toEqual([
        role,
        ["owner", "admin"].includes(role),
      ]);
    }
  });

  test("do not affect another company", async () => {
    const [one, other] = [await makeCompany(), await makeCompany()];
    await changeAssumptions(one.companyId, { ...DEFAULT_ASSUMPTIONS, dtiFlag: 7 }, one.actor);
    expect((await getAssumptions(other.companyId)).assumptions.dtiFlag).toBe(6);
  });
});
