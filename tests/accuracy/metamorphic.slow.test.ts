import { describe, expect, it } from "vitest";
import { CHANGES } from "./metamorphic/changes";
import { FILE_CHANGES } from "./metamorphic/changes-file";
import { listGolden, listHouseholds, listIndependent } from "./metamorphic/households";
import { listBreaches, measureChanges } from "./metamorphic/table";

const HELD =
  /^(?:payer number|10% of pays|employer renamed|card purchases|credits, debits|unknown words after|weekend|accounts and rows)/;

const sandbox = listHouseholds();
const all = [...sandbox, ...listGolden(), ...listIndependent()];

describe("the metamorphic changes", () => {
  it("change every sandbox household only within the stated limits", { timeout: 900_000 }, () => {
    const held = CHANGES.filter(({ name }) => HELD.test(name));
    expect(held.length).toBeGreaterThanOrEqual(20);
    expect(measureChanges(sandbox, held).flatMap(listBreaches)).toEqual([]);
  });

  it("change every household with shortened descriptions only within the stated limits", {
    timeout: 1_800_000,
  }, () => {
    const cuts = CHANGES.filter(({ others }) => others !== undefined);
    expect(cuts).toHaveLength(6);
    expect(measureChanges(all, cuts).flatMap(listBreaches)).toEqual([]);
  });

  it("change every household only within the stated limits when its file is written differently", {
    timeout: 900_000,
  }, () => {
    expect(measureChanges(all, FILE_CHANGES).flatMap(listBreaches)).toEqual([]);
  });
});
