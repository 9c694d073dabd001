import { type Answer, answerLine, type Line } from "./lines";

export type Share = { right: number; of: number };
export type LineMeasures = {
  answered: Share;
  rightOfAnswered: Share;
  strict: Share;
  lenient: Share;
  group: Share;
  byDifficulty: Record<string, Share>;
  byBank: Record<string, Share>;
  withMcc: Share;
  textOnly: Share;
  harmfulPrecision: Share;
  harmfulRecall: Share;
  /**
   * Bands of stated confidence, each 0.05 wide, from 0.5 upwards. `stated` is a band's mean confidence. `of` is the
   * number of its answers, and `right` the number of right answers.
   */
  bands: { from: number; stated: number; right: number; of: number }[];
  misses: { line: Line; answer: Answer }[];
};

/** Categories that mean that the kind of payment is unknown. */
const SILENT: ReadonlySet<string> = new Set(["unc.debit", "crd.other", "trf.business_unknown"]);
/** Categories that harm the customer or the firm when they are wrong. */
export const HARMFUL: ReadonlySet<string> = new Set([
  "dbt.sacc",
  "dbt.macc",
  "dbt.wage_advance",
  "dbt.bnpl",
  "dbt.collection",
  "dbt.agreement",
  "dbt.lease",
  "rec.gambling",
  "fin.dishonour_fee",
  "fin.overdrawn_fee",
]);
const BANDS = 10;

const groupOf = (code: string) => code.split(".")[0];

/** A line with the product's answer. */
export type Judged = {
  line: Line;
  answer: Answer;
  isRight: boolean;
  isStrict: boolean;
  isGroup: boolean;
  isAnswered: boolean;
};

/** Classifies a line with the product. */
export function judgeLine(line: Line): Judged {
  const answer = answerLine(line);
  const rights = [line.expected, ...line.acceptable];
  return {
    line,
    answer,
    isRight: rights.includes(answer.code),
    isStrict: answer.code === line.expected,
    isGroup: rights.some((code) => groupOf(code) === groupOf(answer.code)),
    isAnswered: !SILENT.has(answer.code) || rights.includes(answer.code),
  };
}

export function measureLines(scored: readonly Judged[]): LineMeasures {
  const share = (rows: readonly Judged[], isRight: (row: Judged) => boolean): Share => ({
    right: rows.filter(isRight).length,
    of: rows.length,
  });
  const lenient = (rows: readonly Judged[]) => share(rows, (row) => row.isRight);
  const split = (keyOf: (row: Judged) => string) => {
    const keys = [...new Set(scored.map(keyOf))].sort();
    return Object.fromEntries(keys.map((key) => [key, lenient(scored.filter((row) => keyOf(row) === key))]));
  };
  const harmful = scored.filter(({ line }) => HARMFUL.has(line.expected));
  const calledHarmful = scored.filter(({ answer }) => HARMFUL.has(answer.code));
  const bandOf = ({ answer }: Judged) =>
    Math.min(BANDS - 1, Math.floor((answer.confidence - 0.5) * 20 + 1e-9));
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const rows = scored.filter((row) => row.isAnswered && bandOf(row) === band);
    const stated = rows.reduce((sum, { answer }) => sum + answer.confidence, 0) / Math.max(1, rows.length);
    return { from: 0.5 + band / 20, stated, ...lenient(rows) };
  });
  return {
    answered: share(scored, (row) => row.isAnswered),
    rightOfAnswered: lenient(scored.filter((row) => row.isAnswered)),
    strict: share(scored, (row) => row.isStrict),
    lenient: lenient(scored),
    group: share(scored, (row) => row.isGroup),
    byDifficulty: split(({ line }) => line.difficulty),
    byBank: split(({ line }) => line.bank),
    withMcc: lenient(scored.filter(({ line }) => line.mcc !== "")),
    textOnly: lenient(scored.filter(({ line }) => line.mcc === "")),
    harmfulPrecision: lenient(calledHarmful),
    harmfulRecall: lenient(harmful),
    bands: bands.filter(({ of }) => of > 0),
    misses: scored.filter((row) => !row.isRight),
  };
}
