import type { Figure, LadderLine, ReportDocument } from "@/lib/engine/document";
import { compareRows, explainFigure, explainSteps, findFormula } from "@/lib/engine/figures/formulas";
import { namesOf } from "../content/evidence-names";
import { noteText } from "../context";
import { counted, figureText, money, span, times } from "../format";
import { QUALITY } from "../words";
import { type Desk, findList, findRow, listRows } from "./desk";
import { findRows } from "./find-rows";
import { isStep } from "./keys";
import { type FigurePanel, NO_FILTER, type Panel, type PanelKey } from "./model";
import { nameOf } from "./names";
import { toRowPanel } from "./to-row-panel";
import { writeCheck, writeWorking } from "./write-working";

const INSIGHT =
  "This is an insight report. It has no transactions and no amounts of individual payments, so there is nothing to list.";
const NO_ROWS = "This figure is calculated from other figures, not directly from transactions.";

/** The panel for a key: a figure with its calculation and rows, a list of rows, or one row. Null for an unknown key. */
export function toPanel(desk: Desk, key: PanelKey): Panel | null {
  const row = findRow(desk, key);
  if (row !== null) return toRowPanel(desk, key, row);
  const opened = desk.figures.get(key);
  if (opened !== undefined) return isStep(opened) ? ofSteps(desk, key, opened) : ofFigure(desk, key, opened);
  const list = findList(desk, key);
  return list === null ? null : ofList(desk, key, list);
}

function ofFigure(desk: Desk, key: PanelKey, figure: Figure): FigurePanel {
  const { document } = desk.context;
  const rows = listRows(desk, key);
  const formula = formulaOf(desk, figure.formula);
  const query = { document, figure, rows };
  const customer = noteText(desk.context, ...targetOf(document, key));
  return {
    kind: "figure",
    key,
    name: nameOf(document, key) ?? formula?.name ?? figure.formula,
    value: figure.value === null ? "not available" : valueText(key, figure),
    per: figure.value !== null && figure.unit === "AUD_CENTS_PER_MONTH" ? "a month" : "",
    quality: QUALITY[figure.quality],
    note: figure.note,
    formula,
    ...writeWorking(desk, explainFigure(query), valueText(key, figure)),
    facts: [
      ...(figure.window === null ? [] : [{ term: "Covered", text: span(figure.window) }]),
      ...restsOn(figure),
      { term: "Record", text: QUALITY[figure.quality] },
    ],
    customer,
    rows:
      rows.length === 0 ? null : { page: pageOf(desk, key), check: writeCheck(figure, compareRows(query)) },
    noRows: rows.length > 0 ? null : document.profile === "insight" ? INSIGHT : NO_ROWS,
  };
}

/**
 * The panel's line with the number of rows behind a figure. There is no line for an average of whole months, because
 * its count includes the rows of months that the average leaves out.
 */
const restsOn = ({ count, formula }: Figure) =>
  count === 0 || findFormula(formula)?.isOfMonths
    ? []
    : [{ term: "Based on", text: counted(count, "transaction") }];

/** The ratios that are shown as multiples instead of percentages. */
const IN_TIMES: ReadonlySet<string> = new Set(["affordability.ratios.nsr", "affordability.ratios.dti"]);

const valueText = (key: PanelKey, figure: Figure): string =>
  IN_TIMES.has(key) ? times(figure.value) : figureText(figure);

function ofSteps(desk: Desk, key: PanelKey, line: LadderLine): FigurePanel {
  const rows = listRows(desk, key);
  const sumCents = rows.reduce((sum, row) => sum + row.amountCents, 0);
  const text =
    "This total does not match the figure: the figure is an adjusted monthly amount. The rows listed here are the payments behind that amount.";
  return {
    kind: "figure",
    key,
    name: line.label,
    value: money(line.assessedCents),
    per: line.assessedCents === null ? "" : "a month, assessed",
    quality: QUALITY[line.quality],
    note: line.note,
    formula: formulaOf(desk, line.formula),
    ...writeWorking(desk, explainSteps(line), money(line.assessedCents)),
    facts: [{ term: "Record", text: QUALITY[line.quality] }],
    customer: null,
    rows:
      rows.length === 0 ? null : { page: pageOf(desk, key), check: { kind: "BY_DESIGN", sumCents, text } },
    noRows: rows.length > 0 ? null : desk.context.document.profile === "insight" ? INSIGHT : NO_ROWS,
  };
}

/** The panel of a list whose number is not a figure, such as the total of excluded income or a median. */
function ofList(desk: Desk, key: PanelKey, list: string): FigurePanel {
  const rows = listRows(desk, key);
  const sumCents = rows.reduce((sum, row) => sum + row.amountCents, 0);
  const name = namesOf(desk.context.document).get(list)?.join(", ") ?? "Rows";
  return {
    kind: "figure",
    key,
    name,
    value: money(sumCents),
    per: "in the period",
    quality: "",
    note: null,
    formula: null,
    worked: null,
    parts: [],
    facts: [{ term: "Based on", text: counted(rows.length, "transaction") }],
    customer: null,
    rows:
      rows.length === 0
        ? null
        : { page: pageOf(desk, key), check: { kind: "SUM", sumCents, text: "The rows added up." } },
    noRows: rows.length > 0 ? null : INSIGHT,
  };
}

const pageOf = (desk: Desk, key: PanelKey) => findRows(desk, { ...NO_FILTER, key });

function formulaOf({ context }: Desk, id: string): FigurePanel["formula"] {
  return context.document.definitions.formulas.find((formula) => formula.id === id) ?? null;
}

/**
 * The targets of a customer's note about the figure at the path `key`: the figure's stream or category; none for a
 * total.
 */
function targetOf({ income, expenses }: ReportDocument, key: PanelKey): string[] {
  const [part, list, first, inner, second] = key.split(".");
  if (part === "income" && list === "streams") return given(income.streams[Number(first)]?.id);
  if (part === "expenses" && inner === "leaves")
    return given(expenses.groups[Number(first)]?.leaves[Number(second)]?.code);
  return [];
}

const given = (target: string | undefined): string[] => (target === undefined ? [] : [target]);
