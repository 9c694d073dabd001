import { beforeAll, describe, expect, it } from "vitest";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import type { Household } from "@/lib/sandbox/households/types";
import { CLAIMS } from "./claims";
import { compareLenders, housingOf, listFalseIncome, matchIncomes, shareRight } from "./judge";
import { type CustomerDay, lookAt } from "./look";

/** A day in winter and one in late spring, between which seasonal payments change. */
const DAYS = ["2026-07-10", "2026-11-20"];
const TOLERANCE = 0.02;
const SHARE_RIGHT_MIN = 0.97;

const isNear = (said: number, truth: number) => Math.abs(said - truth) <= Math.max(TOLERANCE * truth, 100);

/** `npm test` tests every third household, and `npm run test:all` tests all. */
const EVERY = 3;
const homes = HOUSEHOLDS.map((household) => [household.id, household] as const);

describe.each(homes.filter((_, index) => index % EVERY === 0))("a report on %s", testFigures);
describe.each(homes.filter((_, index) => index % EVERY !== 0))(
  "a report on %s",
  { tags: ["slow"] },
  testFigures,
);

function testFigures(_id: string, household: Household): void {
  let looks: CustomerDay[];
  beforeAll(() => {
    looks = DAYS.map((day) => lookAt(household, day));
  });

  const claims = CLAIMS[household.id] ?? [];
  it("has as many checks as the persona's promises", () =>
    expect(claims).toHaveLength(household.expect.length));

  it.each(household.expect.map((line, index) => [line, claims[index]] as const))(
    "shows: %s",
    (_line, check) => {
      for (const look of looks) check?.(look);
    },
  );

  it("has the monthly amount of each income that has not ended", () => {
    for (const look of looks) {
      for (const { incomes, right, streams } of matchIncomes(look)) {
        const names = incomes.map(({ id }) => id).join(" and ");
        const counted = streams.filter((stream) => stream.included);
        const isOver = streams.every((stream) => stream.status === "CEASED" || stream.status === "ONE_OFF");
        if (isOver && counted.length === 0) continue;
        const said = counted.reduce((sum, stream) => sum + (stream.monthly.selected.value ?? 0), 0);
        const isFound = right.some((truth) => isNear(said, truth));
        expect(isFound, `${look.asOf}: ${names} is ${right.join(" or ")}, said ${said}`).toBe(true);
      }
    }
  });

  it("counts no further money as income, and in particular no transfers between the customer's accounts", () => {
    expect(looks.flatMap(listFalseIncome)).toEqual([]);
  });

  it("has the expected housing costs", () => {
    for (const look of looks) {
      const { truth, said } = housingOf(look);
      expect(
        truth.some((cents) => isNear(said, cents)),
        `${look.asOf}: ${truth.join(" or ")}, said ${said}`,
      ).toBe(true);
    }
  });

  it("shows every lender of the persona, and no further lender", () => {
    for (const look of looks) expect(compareLenders(look)).toEqual({ missing: [], invented: [] });
  });

  it("categorises nearly every row correctly", () => {
    for (const look of looks) expect(shareRight(look)).toBeGreaterThanOrEqual(SHARE_RIGHT_MIN);
  });
}
