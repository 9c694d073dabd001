import { toDecision } from "@/lib/engine/categories/decision";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const PAYS_MIN = 4;
/** A name shorter than this may be part of another one. */
const NAME_LETTERS_MIN = 6;
/** Payments this near the usual pay are the usual pay, whatever their wording. */
const USUAL_SHARE = 0.25;
/** More payments than this, apart from the pay, are an arrangement of their own. */
const ONCE_ROWS_MAX = 2;
/** What an employer calls pay beside the pay. Expenses, advances and refunds are no pay at all and are not among them. */
const EXTRA_WORDS: ReadonlySet<string> = new Set(
  "STI LTI CALLOUT ONCALL RECALL OVERTIME TIPS GRATUITIES LOADING BONUS INCENTIVE COMMISSION".split(" "),
);
const EXTRA_PAIRS: ReadonlySet<string> = new Set(["CALL OUT", "ON CALL", "PROFIT SHARE"]);

/**
 * Pay beside the usual pay of an employer: a bonus, a call-out or overtime that the payroll prints in other words. It is variable
 * pay where its wording says so, or where it was called pay and is far from the usual one. Changes the decisions given.
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
    (word, place) => EXTRA_WORDS.has(word) || EXTRA_PAIRS.has(`${word} ${words[place + 1] ?? ""}`),
  );
  const isOpen = layer === "NONE" || layer === "CADENCE";
  if (isSaid) return isOpen || code === "inc.salary.regular";
  const usual = medianOf(employer);
  const isFar = Math.abs(row.cents - usual) > usual * USUAL_SHARE;
  return code === "inc.salary.regular" && !stream.isMature && stream.rows.length <= ONCE_ROWS_MAX && isFar;
}

/** True when the row carries the payer's direct-entry number, or every word of its name. */
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
    // A bureau pays for many employers under one number, so a word of the name has to be there too.
    const isNumbered =
      row.apca !== "" && row.apca === paid.apca && name.some((word) => text.words.includes(word));
    return isNamed || isNumbered;
  });
}
