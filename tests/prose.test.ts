// Checks comments, docstrings and texts against the house style: no inverted or old-fashioned English, and no private
// words for things that have a usual name.
import { describe, expect, it } from "vitest";
import {
  EXCEPTIONS,
  findPrivateNames,
  findProse,
  HABITS,
  isException,
  listProse,
  PRIVATE_WORDS,
} from "./support/prose";

const files = listProse();

describe("findProse", () => {
  it("reads the whole tree", () => {
    expect(files.length).toBeGreaterThan(1_000);
    for (const file of EXCEPTIONS.keys()) expect(files).toContain(file);
  });

  it("finds no habit and no private word in comments and texts", () => {
    const findings = files
      .flatMap((file) => findProse(file, [...HABITS, ...PRIVATE_WORDS]))
      .filter(({ where, text }) => !isException(where.split(":")[0] ?? "", text));
    expect(
      findings.map(({ where, text, instead }) => `${where}: "${text.slice(0, 160)}" (${instead})`),
    ).toEqual([]);
  });

  it.each([
    ["// Whoever asks is told anew.", 3],
    ["/** A new key. */ export type Told = string;", 1],
    ['const says = "Nobody listens there";', 1],
    ["const page = <p>Is it mended?</p>;", 1],
    ["/** Work in one lane, with the standing of its firm and the rhythm of its pay. */", 3],
    ["// The figure is withheld from the insight report.", 1],
    ["// A standing order pays the rent; the employer has withheld tax.", 0],
    ["type DeliveriesAsked = string;", 1],
    ['import { nobody } from "./nobody"; // A name of code is not prose.', 0],
  ])("counts the findings in a file with %j: %i", (source, count) => {
    expect(findProse("example.tsx", [...HABITS, ...PRIVATE_WORDS], source)).toHaveLength(count);
  });
});

describe("findPrivateNames", () => {
  it("finds no private word in names of files, types and functions", () => {
    const findings = files
      .filter((file) => file !== "tests/prose.test.ts")
      .flatMap((file) => findPrivateNames(file));
    expect(findings.map(({ where, text, instead }) => `${where}: ${text} (${instead})`)).toEqual([]);
  });

  it.each([
    ["export type ToldFirms = string;", 1],
    ["const openDoor = async () => null;", 1],
    ["function replaceKey(place: number) {}", 0],
    ["type Move = { carry?: () => void };", 1],
    ["const { lane, id: waySight } = row;", 2],
    ["const isOutstanding = row.lane + row.insight;", 0],
  ])("counts the findings in a file with %j: %i", (source, count) => {
    expect(findPrivateNames("example.ts", source)).toHaveLength(count);
  });
});
