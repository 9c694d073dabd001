import { pathToFileURL } from "node:url";
import { LINE_FILES, readLines } from "./lines";
import { type HouseholdScore, makeHouseholds, scoreHousehold } from "./score-households";
import { type Judged, judgeLine, type LineMeasures, measureLines, type Share } from "./score-lines";

type IndependentMeasures = {
  /** The measures of each file of lines, by the name of the file in the printed table. */
  lines: ReadonlyMap<string, LineMeasures>;
  /** The measures of all files together. */
  all: LineMeasures;
  households: HouseholdScore[];
};

const NAMES = [
  "lines",
  "further lines",
  "third lines",
  "fourth lines",
  "fifth lines",
  "sixth lines",
] as const;

/** Scores the product on the independent set, or only on its files and households whose name contains `part`. */
export function runIndependent(part = ""): IndependentMeasures {
  const files = LINE_FILES.flatMap((file, index): [string, Judged[]][] => {
    const name = NAMES[index];
    return name?.includes(part) ? [[name, readLines(file).map(judgeLine)]] : [];
  });
  return {
    lines: new Map(files.map(([name, lines]) => [name, measureLines(lines)])),
    all: measureLines(files.flatMap(([, lines]) => lines)),
    households: makeHouseholds()
      .filter(({ id }) => id.includes(part))
      .map(scoreHousehold),
  };
}

const pool = (shares: readonly Share[]): Share => ({
  right: shares.reduce((sum, { right }) => sum + right, 0),
  of: shares.reduce((sum, { of }) => sum + of, 0),
});
const say = ({ right, of }: Share) =>
  `${of === 0 ? "-" : `${((100 * right) / of).toFixed(1)}%`} (${right}/${of})`;
const sayPlain = ({ right, of }: Share) => (of === 0 ? "-" : `${((100 * right) / of).toFixed(1)}%`);
const sayError = (error: number | null) => (error === null ? "-" : `${(100 * error).toFixed(1)}%`);

function toLineRows(name: string, lines: LineMeasures): [string, string][] {
  return [
    [`${name}: answered`, say(lines.answered)],
    [`${name}: right of answered`, say(lines.rightOfAnswered)],
    [`${name}: category, strict`, say(lines.strict)],
    [`${name}: category, lenient`, say(lines.lenient)],
    [`${name}: group`, say(lines.group)],
    ...Object.entries(lines.byDifficulty).map(([kind, share]): [string, string] => [
      `${name}: ${kind}`,
      say(share),
    ]),
    [`${name}: with a merchant category code`, say(lines.withMcc)],
    [`${name}: text alone`, say(lines.textOnly)],
    [`${name}: harmful precision`, say(lines.harmfulPrecision)],
    [`${name}: harmful recall`, say(lines.harmfulRecall)],
    ...lines.bands.map(({ from, stated, ...share }): [string, string] => [
      `${name}: stated from ${from.toFixed(2)}, ${(100 * stated).toFixed(1)}% on average`,
      say(share),
    ]),
  ];
}

/** A table with the measures of the lines, of all households together, and of each household. */
export function toTable({ lines, all: everything, households }: IndependentMeasures): string {
  const all = (pick: (score: HouseholdScore) => Share) => say(pool(households.map(pick)));
  const value = (pick: (score: HouseholdScore) => Share) => sayPlain(pool(households.map(pick)));
  const errors = households
    .flatMap(({ incomeError }) => (incomeError === null ? [] : [Math.abs(incomeError)]))
    .sort((a, b) => a - b);
  const rows: [string, string][] = [
    ...[...lines].flatMap(([name, measures]) => toLineRows(name, measures)),
    ...toLineRows("all lines", everything),
    ["households: income rows precision", all((score) => score.incomePrecision)],
    ["households: income rows recall", all((score) => score.incomeRecall)],
    ["households: category, strict", all((score) => score.strict)],
    ["households: category, lenient", all((score) => score.lenient)],
    ["households: group by value", value((score) => score.groupByValue)],
    ["households: uncategorised by value", value((score) => score.uncategorisedByValue)],
    ["households: harmful precision", all((score) => score.harmfulPrecision)],
    ["households: harmful recall", all((score) => score.harmfulRecall)],
    ["households: own pairs precision", all((score) => score.ownPairPrecision)],
    ["households: own pairs recall", all((score) => score.ownPairRecall)],
    ["households: refunds", all((score) => score.refunds)],
    ["households: dishonours", all((score) => score.dishonours)],
    ["households: income streams found", all((score) => score.streamsFound)],
    ["households: salary streams found", all((score) => score.salaryStreamsFound)],
    ["households: frequency of those", all((score) => score.frequency)],
    [
      "households: net income within 3%",
      `${errors.filter((error) => error <= 0.03).length} of ${errors.length}`,
    ],
    ["households: net income, median error", sayError(errors[Math.floor(errors.length / 2)] ?? null)],
    ["households: net income, worst error", sayError(errors.at(-1) ?? null)],
    ["households: liabilities found", all((score) => score.liabilitiesFound)],
    [
      "households: liabilities invented",
      String(households.reduce((sum, score) => sum + score.liabilitiesInvented, 0)),
    ],
    [
      "households: covered days exact",
      `${households.filter((score) => score.coveredDaysExact).length} of ${households.length}`,
    ],
    ["households: facts stated", all((score) => score.said)],
    ...households.map((score): [string, string] => [
      `${score.id} ${score.who}`,
      `lenient ${sayPlain(score.lenient)}, streams ${score.streamsFound.right}/${score.streamsFound.of}, income ${sayError(score.incomeError)}`,
    ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`).join("\n");
}

/** Lists every miss as tab-separated text, for finding causes. */
function listMisses({ all, households }: IndependentMeasures): string {
  const rows = [
    ...all.misses.map(({ line, answer }) => [
      line.id,
      line.expected,
      answer.code,
      answer.confidence,
      answer.layer,
      line.description,
    ]),
    ...households.flatMap(({ id, misses }) =>
      [...new Map(misses.map((miss) => [`${miss.description} ${miss.answer}`, miss])).values()].map(
        (miss) => [id, miss.expected, miss.answer, miss.confidence, miss.description],
      ),
    ),
  ];
  return rows.map((row) => row.join("\t")).join("\n");
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const args = process.argv.slice(2);
  const measures = runIndependent(args.find((arg) => !arg.startsWith("--")));
  console.log(args.includes("--misses") ? listMisses(measures) : toTable(measures));
}
