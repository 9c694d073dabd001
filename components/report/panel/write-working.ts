import { sayMonth } from "@/lib/engine/calendar/day-words";
import type { Figure } from "@/lib/engine/document";
import type { Line, Operand, PartName, Working } from "@/lib/engine/figures/formula";
import { findFormula, type RowsCheck } from "@/lib/engine/figures/formulas";
import { counted, figureText, money } from "../format";
import { FREQUENCY } from "../words";
import type { Desk } from "./desk";
import type { Part, RowCheck } from "./model";
import { nameOf } from "./names";

/** Formats the equation and inputs of a figure for the page. */
export function writeWorking(
  desk: Desk,
  working: Pick<Working, "line" | "parts"> | null,
  result: string,
): { worked: string | null; parts: Part[] } {
  if (working === null) return { worked: null, parts: [] };
  const { line, parts } = working;
  return {
    worked: line === null ? null : `${writeLine(line)} = ${result}`,
    parts: parts.map(({ sign, name, amount, from }) => {
      const key = from === null ? null : (desk.context.pathOf.get(from) ?? null);
      return { sign, name: writeName(desk, name, key), value: writeOperand(amount), key };
    }),
  };
}

const writeLine = (line: Line): string =>
  line.map((item) => (typeof item === "string" ? item : writeOperand(item))).join(" ");

function writeOperand(operand: Operand): string {
  switch (operand.kind) {
    case "FIGURE":
      return figureText(operand.figure as Figure);
    case "MONEY":
      return money(operand.cents);
    case "COUNT":
      return counted(operand.count, operand.of);
    case "NUMBER":
      return String(operand.number);
  }
}

function writeName({ context }: Desk, name: PartName, key: string | null): string {
  switch (name.kind) {
    case "TEXT":
      return name.text;
    case "MONTH":
      return sayMonth(name.month);
    case "FIGURE":
      return (key === null ? null : nameOf(context.document, key)) ?? "";
    case "PAYMENT": {
      const frequency = name.frequency === null ? "" : `, ${FREQUENCY[name.frequency]}`;
      return `${name.name}${frequency}: ${writeLine(name.line)}`;
    }
  }
}

const OF_SHARE =
  "This total does not match the figure: the figure is a share, not a sum. The rows listed here are behind the two amounts that are divided.";
const ANY = "This total does not match the figure: the formula does more than add these rows.";

/** Says whether the rows behind a figure add up to it. If they do not, explains why. */
export function writeCheck(figure: Figure, { kind, sumCents }: RowsCheck): RowCheck {
  const { value, unit, window, formula } = figure;
  if (value === null)
    return {
      kind: "BY_DESIGN",
      sumCents,
      text: "The figure is not available. These are the rows that were found.",
    };
  switch (kind) {
    case "COUNT":
      return { kind, sumCents, text: "The figure counts these rows." };
    case "SUM":
      return { kind, sumCents, text: "The rows add up to the figure." };
    case "MEAN":
      return {
        kind,
        sumCents,
        text: `The rows add up to ${money(Math.abs(sumCents))}. Over ${counted(window?.days ?? 0, "covered day")} that is ${figureText(figure)} a month, which is the figure.`,
      };
    case "DIFFERS":
      return {
        kind: "BY_DESIGN",
        sumCents,
        text: findFormula(formula)?.differs ?? (unit === "RATIO" ? OF_SHARE : ANY),
      };
  }
}
