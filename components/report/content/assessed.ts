import type { Assessed, AssessedAdjustment, AssessedFigure } from "@/lib/engine/document";
import { type Context, textCell } from "../context";
import { DASH, day, dayOfInstant, money, percent, times } from "../format";
import type { Block, Section, Table } from "../model";
import { ADJUSTMENT_WORDS, SECTION_WORDS } from "./assessed-words";
import { columns, groupRow, row } from "./table";

/** The firm's adjustments, and its figures next to the report's; null unless the document is an assessed copy. */
export function toAssessedSection({ document }: Context): Section | null {
  const { assessed } = document;
  if (!assessed) return null;
  const lapsed = assessed.adjustments.filter(({ state }) => state === "LAPSED");
  const applied = assessed.adjustments.filter(({ state }) => state === "APPLIED");
  const blocks: Block[] = [
    figureTable(assessed.figures),
    adjustmentTable("adjustments", "Adjustments", applied, "No adjustments apply."),
    ...(lapsed.length === 0 ? [] : [adjustmentTable("lapsed", "Adjustments that lapsed", lapsed, "")]),
  ];
  return {
    id: "assessed",
    number: "",
    title: "Assessed by the firm",
    lead: leadOf(assessed, document.request.companyName),
    about: `“Original” is the signed report ${assessed.report.verificationId}, which was generated on ${dayOfInstant(assessed.report.generatedAt)} and does not change. “Adjusted” is calculated from the same bank data with the adjustments below, by version ${assessed.engineVersion} of the analysis. All other sections of this copy are the same as in the report. Adjusted figures leave out excluded and one-off items.`,
    blocks,
  };
}

function leadOf({ adjustments }: Assessed, firm: string): string {
  const count = adjustments.filter(({ state }) => state === "APPLIED").length;
  const gone = adjustments.length - count;
  const made = `${firm} made ${count} ${count === 1 ? "adjustment" : "adjustments"} to the report’s figures.`;
  return gone === 0
    ? made
    : `${made} ${gone} more ${gone === 1 ? "adjustment" : "adjustments"} lapsed when the report was refreshed.`;
}

function figureTable(figures: readonly AssessedFigure[]): Table {
  const sections = [...new Set(figures.map(({ section }) => section))];
  return {
    kind: "table",
    id: "assessed-figures",
    caption: "Original and adjusted figures",
    columns: columns(["Figure", 40], [">Original", 20], [">Adjusted", 20], [">Difference", 20]),
    rows: sections.flatMap((section) => [
      groupRow(SECTION_WORDS[section], "", "", ""),
      ...figures
        .filter((figure) => figure.section === section)
        .map(({ code, label, unit, original, adjusted, difference }) => {
          const say = (value: number | null) => sayAssessed(value, { unit, code });
          return row(
            { text: label },
            say(original),
            say(adjusted),
            difference === null || difference === 0 ? { text: DASH } : { text: say(difference) },
          );
        }),
    ]),
    empty: "No figures.",
  };
}

/** Codes of the ratios that are shown as multiples. All others are percentages. */
const MULTIPLES: ReadonlySet<string> = new Set(["ratio.nsr", "ratio.dti"]);

/** An original or adjusted value as text, by the figure's unit. */
export function sayAssessed(
  value: number | null,
  { unit, code }: Pick<AssessedFigure, "unit" | "code">,
): string {
  if (value === null) return DASH;
  if (unit !== "RATIO") return money(value);
  return MULTIPLES.has(code) ? times(value) : percent(value);
}

function adjustmentTable(
  id: string,
  caption: string,
  adjustments: readonly AssessedAdjustment[],
  empty: string,
): Table {
  return {
    kind: "table",
    id,
    caption,
    columns: columns(["What", 34], ["Change", 30], ["Reason", 36]),
    rows: adjustments.map((one) =>
      row(
        textCell(one.name, aboutTarget(one)),
        textCell(changeOf(one), one.note),
        textCell(one.reason, `${one.author}, ${dayOfInstant(one.at)}`),
      ),
    ),
    empty,
  };
}

function aboutTarget({ targetKind, on, amountCents, originalLabel }: AssessedAdjustment): string {
  const what =
    targetKind === "STREAM"
      ? "regular payments"
      : `${on === null ? "" : `${day(on)}, `}${money(amountCents)}`;
  return `${what}; ${originalLabel}`;
}

function changeOf(one: AssessedAdjustment): string {
  const { action, originalLabel, adjustedLabel, originalMonthlyCents, adjustedMonthlyCents } = one;
  if (action === "EXCLUDE" || action === "ONE_OFF") return ADJUSTMENT_WORDS[action];
  if (action === "RECODE") return `From ${originalLabel} to ${adjustedLabel ?? DASH}`;
  return `From ${money(originalMonthlyCents)} to ${money(adjustedMonthlyCents)} a month`;
}
