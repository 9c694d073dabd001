// Checks comments, docstrings and texts against the house style. There is no inverted or old-fashioned English, no clause
// in place of a noun and no sentence over 30 words. Things with a usual name have no private word.
import { describe, expect, it } from "vitest";
import {
  CLAUSES,
  EXCEPTIONS,
  findLong,
  findPrivateNames,
  findProse,
  HABITS,
  isException,
  LONG_EXCEPTIONS,
  listProse,
  PRIVATE_WORDS,
} from "./support/prose";

const files = listProse();
const PATTERNS = [...HABITS, ...CLAUSES, ...PRIVATE_WORDS];

type Finding = ReturnType<typeof findProse>[number];

/** The findings that are no exception, as lines for the error. */
const toLines = (findings: Finding[], isAllowed: (file: string, text: string) => boolean) =>
  findings
    .filter(({ where, text }) => !isAllowed(where.split(":")[0] ?? "", text))
    .map(({ where, text, instead }) => `${where}: "${text.slice(0, 160)}" (${instead})`);

describe("findProse", () => {
  it("reads the whole tree", () => {
    expect(files.length).toBeGreaterThan(1_000);
    for (const file of [...EXCEPTIONS.keys(), ...LONG_EXCEPTIONS.keys()]) expect(files).toContain(file);
  });

  it("finds no habit and no private word in comments and texts", () => {
    expect(
      toLines(
        files.flatMap((file) => findProse(file, PATTERNS)),
        isException,
      ),
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
    ["// Says what is\n// missing.", 1],
    ["const page = <p>See <b>what</b> remains.</p>;", 1],
    ['const title = "What it is";', 1],
    ['const asks = "What are the four headline figures?";', 0],
    ['const next = "What happens next";', 0],
  ])("counts the findings in a file with %j: %i", (source, count) => {
    expect(findProse("example.tsx", PATTERNS, source)).toHaveLength(count);
  });
});

describe("findLong", () => {
  const LONG = `The ${"word of the ".repeat(10)}end`;

  it("finds no sentence over 30 words in comments and texts", () => {
    expect(
      toLines(
        files.flatMap((file) => findLong(file)),
        (file, text) => LONG_EXCEPTIONS.get(file)?.test(text) === true,
      ),
    ).toEqual([]);
  });

  it.each([
    ["example.ts", `// ${LONG.slice(0, 40)}\n// ${LONG.slice(40)}.`, 1],
    ["example.ts", `const text = "${LONG.slice(0, 40)}" + \`\${name}${LONG.slice(40)}\`;`, 1],
    ["example.tsx", `const page = <p>${LONG.slice(0, 40)} <b>X</b> ${LONG.slice(40)}</p>;`, 1],
    ["example.md", `${LONG.slice(0, 40)}\n${LONG.slice(40)}.`, 1],
    ["example.sql", `-- ${LONG.slice(0, 40)}\n-- ${LONG.slice(40)}.`, 1],
    ["example.md", `${LONG.slice(0, 40)}. ${LONG.slice(40)}.`, 0],
    [
      "example.md",
      LONG.replace("The word of the word", "`The word of the word`").replace(/(\S+ ){4}end/, ""),
      0,
    ],
    ["example.ts", `const query = "select ${LONG} from request";`, 0],
  ])("counts the long sentences in %s with %j: %i", (file, source, count) => {
    expect(findLong(file, source)).toHaveLength(count);
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
