import { describe, expect, it } from "vitest";
import { NAMES } from "@/tests/engine/culture-names";
import { CHANGES } from "./metamorphic/changes";
import { listHouseholds, listIndependent } from "./metamorphic/households";
import { listBreaches, measureChanges } from "./metamorphic/table";

const SAMPLE = new Set(["rosa", "peta", "i02", "i08"]);
const QUICK =
  /^(?:payer number missing on 50|10% of pays|employer renamed|weekend|accounts and rows|the last 30 days|pays with|descriptions in capital|accounts split|credits, debits.+(?:NAB|ING|Westpac)$)/;
const isInSample = (name: string) => SAMPLE.has(name);
const households = [...listHouseholds(isInSample), ...listIndependent(isInSample)];

describe("the metamorphic changes", () => {
  it("state a reason if they may alter more than 1% of the figures", () => {
    const unexplained = CHANGES.filter(
      ({ income, sameCategory, reason }) =>
        reason === null &&
        (income === null || Math.max(income.rise, income.fall) > 0.01 || sameCategory < 0.99),
    );
    expect(unexplained.map(({ name }) => name)).toEqual([]);
  });

  it("include names of at least twelve cultures and the wording of at least thirteen banks", () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(12);
    expect(CHANGES.filter(({ name }) => name.includes("in the wording of")).length).toBeGreaterThanOrEqual(
      13,
    );
  });

  it("do not alter the figures of sampled households", () => {
    expect(households).toHaveLength(SAMPLE.size);
    const quick = CHANGES.filter(({ name }) => QUICK.test(name));
    expect(quick.length).toBeGreaterThanOrEqual(6);
    expect(measureChanges(households, quick).flatMap(listBreaches)).toEqual([]);
  });
});
