import { addDays } from "@/lib/engine/calendar/day";
import type { Figure, FigureQuality, ReportDocument, Unit, Window } from "@/lib/engine/document";

/** The value of one attribute in a report. */
type Reading = { value: number | null; window: Window | null; quality: FigureQuality };

/**
 * One attribute: a figure of the report under a stable id. `id` begins with its group and a full stop, `text` is a
 * sentence for the guide, and `read` takes the value from a report without recomputing it.
 */
export type Attribute = {
  id: string;
  unit: Unit;
  text: string;
  read: (report: ReportDocument) => Reading;
};

type Find<T> = (report: ReportDocument) => T | null | undefined;

/** The reading of a figure that the report does not have. The value is null, because zero would be an amount. */
const ABSENT: Reading = { value: null, window: null, quality: "INCOMPLETE" };

/**
 * An attribute that shows a figure, with the figure's own window and quality. If the report does not have the figure,
 * the value is null and the quality is INCOMPLETE.
 */
export function figure(id: string, unit: Unit, text: string, find: Find<Figure>): Attribute {
  const read = (report: ReportDocument) => toReading(find(report)) ?? ABSENT;
  return { id, unit, text, read };
}

/**
 * An attribute for a figure from a list of observed items. If the item is missing from the list, it did not occur in
 * the whole period, so the value is zero.
 */
export function seen(id: string, unit: Unit, text: string, find: Find<Figure>): Attribute {
  const read = (report: ReportDocument): Reading =>
    toReading(find(report)) ?? { value: 0, window: report.period, quality: "OK" };
  return { id, unit, text, read: (report) => toPlain(read(report)) };
}

/**
 * An attribute for a number that is not a figure, such as a count. The number is for the whole period. If `find`
 * returns null, the number is not available and the quality is INCOMPLETE.
 */
export function number(id: string, unit: Unit, text: string, find: Find<number>): Attribute {
  const read = (report: ReportDocument): Reading => {
    const value = find(report) ?? null;
    const quality = value === null ? "INCOMPLETE" : "OK";
    return toPlain({ value, window: report.period, quality });
  };
  return { id, unit, text, read };
}

/** The attribute with the last `days` days of the report's period as its window. */
export function over(days: number, attribute: Attribute): Attribute {
  const read = (report: ReportDocument): Reading => {
    const { to } = report.period;
    return { ...attribute.read(report), window: { from: addDays(to, 1 - days), to, days } };
  };
  return { ...attribute, read };
}

/** An attribute without a window, because its number comes from a formula over other figures or from an assumption. */
export function derived(
  id: string,
  unit: Unit,
  text: string,
  find: Find<{ value: number | null; quality: FigureQuality }>,
): Attribute {
  const read = (report: ReportDocument): Reading => {
    const found = find(report);
    return found ? { value: found.value, window: null, quality: found.quality } : ABSENT;
  };
  return { id, unit, text, read };
}

/** Counts the items of a list. Null in the insight profile, in which the list is empty. */
export const countOf =
  (find: (report: ReportDocument) => readonly unknown[]) =>
  (report: ReportDocument): number | null =>
    report.profile === "insight" ? null : find(report).length;

function toReading(found: Figure | null | undefined): Reading | null {
  return found ? toPlain({ value: found.value, window: found.window, quality: found.quality }) : null;
}

/** Copies only the members of a window, because the report's period has further members. */
function toPlain({ value, window, quality }: Reading): Reading {
  return { value, window: window && { from: window.from, to: window.to, days: window.days }, quality };
}
