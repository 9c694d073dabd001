import { toDecision } from "@/lib/engine/categories/decision";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const PAYS_MIN = 4;
/** A shorter name may be part of another name. */
const NAME_LETTERS_MIN = 6;
/** Payments within this share of the usual pay count as usual pay, whatever their wording. */
const USUAL_SHARE = 0.25;
/** A separate stream with more payments than this is an arrangement of its own, not extra pay. */
const ONCE_ROWS_MAX = 2;
/** Employers' words for pay in addition to regular pay. Excludes expenses, advances and refunds, which are not pay. */
const EXTRA_WORDS: ReadonlySet<string> = new Set(
  "STI LTI CALLOUT ONCALL RECALL OVERTIME TIPS GRATUITIES LOADING BONUS INCENTIVE COMMISSION".split(" "),
);
const EXTRA_PAIRS: ReadonlySet<string> = new Set(["CALL OUT", "ON CALL", "PROFIT SHARE"]);

/**
 * Marks extra pay from an employer that is worded differently from the regular pay, such as a bonus, call-out or
 * overtime. It is variable pay if its wording says so, or if it was categorised as pay and differs much from the
 * usual amount. Changes `decisions`.
 */
export function nameExtraPay(
  decisions: Decision[],
  streams: readonly FoundStream[],
  texts: readonly Descriptor[],
): void {
  const employers = streams.filter((stream) => isEmployer(stream, decisions));
  if (employers.length === 0) return;
  for (const stream of streams) {
    if (stream.direction !== "IN" || employers.includes(stream)) continue;
    for (const row of stream.rows) {
      const decision = decisions[row.index];
      const text = texts[row.index];
      if (!decision || !text) continue;
      const employer = employers.find((other) => isPaidBy(row, text, other, texts));
      if (employer && isExtra(row, text, { decision, stream, employer }))
        decisions[row.index] = toDecision("inc.salary.variable", "CADENCE", "beside an employer's pay", 0.85);
    }
  }
}

function isEmployer({ direction, isMature, rows }: FoundStream, decisions: readonly Decision[]): boolean {
  const pays = rows.filter(({ index }) => decisions[index]?.code === "inc.salary.regular").length;
  return direction === "IN" && isMature && rows.length >= PAYS_MIN && pays >= rows.length / 2;
}

function isExtra(
  row: BankRow,
  { words }: Descriptor,
  {
    decision: { code, layer },
    stream,
    employer,
  }: { decision: Decision; stream: FoundStream; employer: FoundStream },
): boolean {
  const isSaid = words.some(
    (word, index) => EXTRA_WORDS.has(word) || EXTRA_PAIRS.has(`${word} ${words[index + 1] ?? ""}`),
  );
  const isOpen = layer === "NONE" || layer === "CADENCE";
  if (isSaid) return isOpen || code === "inc.salary.regular";
  const usual = medianOf(employer);
  const isFar = Math.abs(row.cents - usual) > usual * USUAL_SHARE;
  return code === "inc.salary.regular" && !stream.isMature && stream.rows.length <= ONCE_ROWS_MAX && isFar;
}

/** Reports whether the row has the payer's direct-entry number, or every word of its name. */
export function isPaidBy(
  row: BankRow,
  text: Descriptor,
  payer: FoundStream,
  texts: readonly Descriptor[],
): boolean {
  return payer.rows.some((paid) => {
    const name = texts[paid.index]?.key.split(" ") ?? [];
    const isNamed =
      name.join("").length >= NAME_LETTERS_MIN && name.every((word) => text.words.includes(word));
    // A payroll bureau pays for many employers under one number, so a word of the name must match as well.
    const isNumbered =
      row.apca !== "" && row.apca === paid.apca && name.some((word) => text.words.includes(word));
    return isNamed || isNumbered;
  });
}
