import { describe, expect, it } from "vitest";
import { calibrate } from "@/lib/engine/categories/calibrate";
import { CONFIDENCE_CSV } from "@/lib/engine/categories/data/confidence-table";
import { CONFIDENCE_COLUMNS, readConfidence, toStated } from "@/lib/engine/categories/data/read-confidence";
import { toDecision } from "@/lib/engine/categories/decision";

const measured = readConfidence(CONFIDENCE_CSV);
/** Confidence bands with fewer lines than this are not compared. */
const BAND_LINES_MIN = 30;
const row = (counts: string) => readConfidence(`${CONFIDENCE_COLUMNS}\nout,KEYWORD,0,${counts}`)[0];

describe("calibrate", () => {
  it("states the confidence measured on unseen lines, which rises with the strength of a layer's rules", () => {
    expect(measured.length).toBeGreaterThan(20);
    for (const step of measured) {
      const decision = toDecision("foo.dining", step.layer as "KEYWORD", "a rule", step.from + 0.001);
      expect(calibrate({ ...decision, confidence: step.from }, step.direction === "out").confidence).toBe(
        toStated(step),
      );
    }
  });

  it("states at most 0.98, and a low confidence if few lines were measured", () => {
    expect(toStated(row("5000,5000,900,900") as never)).toBe(0.98);
    expect(toStated(row("2,2,0,0") as never)).toBe(0.75);
    expect(toStated(row("98,100,20,40") as never)).toBe(0.57);
    expect(toStated(row("0,0,11,15") as never)).toBe(0.71);
  });

  it("states a confidence within 3 points of the share of unseen lines that were right, in every band", () => {
    const bands = new Map<number, { stated: number; right: number; of: number }>();
    for (const step of measured) {
      const stated = toStated(step);
      const from = Math.floor(stated * 20 + 1e-9) / 20;
      const band = bands.get(from) ?? { stated: 0, right: 0, of: 0 };
      band.stated += stated * step.unseenOf;
      band.right += step.unseenRight;
      band.of += step.unseenOf;
      bands.set(from, band);
    }
    const measurable = [...bands.values()].filter(({ of }) => of >= BAND_LINES_MIN);
    expect(measurable.length).toBeGreaterThanOrEqual(3);
    for (const { stated, right, of } of measurable) expect(Math.abs(stated - right) / of).toBeLessThan(0.03);
  });

  it("states almost no confidence for a row without a category", () => {
    expect(calibrate(toDecision("unc.debit", "NONE", "no evidence", 0.3), true).confidence).toBe(0.02);
  });

  it("keeps the confidence of a rule that is missing from the table", () => {
    expect(calibrate(toDecision("inc.salary.regular", "PURPOSE", "SALA", 0.99), false).confidence).toBe(0.99);
  });

  it.each([
    ["another header", "layer,from"],
    ["a share above 1", `${CONFIDENCE_COLUMNS}\nout,KEYWORD,0,3,2,0,0`],
    ["a fraction of a line", `${CONFIDENCE_COLUMNS}\nout,KEYWORD,0,1.5,2,0,0`],
    ["no direction", `${CONFIDENCE_COLUMNS}\nboth,KEYWORD,0,1,2,0,0`],
  ])("refuses a table with %s", (_, csv) => {
    expect(() => readConfidence(csv)).toThrow("confidence");
  });
});
