import type { ReadSheet, ReadWorkbook } from "./read-workbook";

type Value = string | number | null;

/** Splits at commas outside brackets and quotes. */
function splitArguments(text: string): string[] {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && letter === "(") depth += 1;
    if (!isQuoted && letter === ")") depth -= 1;
    if (letter === "," && depth === 0 && !isQuoted) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The position of the last of these operators outside brackets, quotes and sheet names; -1 if there is none. */
function findOperator(text: string, operators: string): number {
  let depth = 0;
  let quote = "";
  let found = -1;
  for (const [index, letter] of [...text].entries()) {
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "(") depth += 1;
    else if (letter === ")") depth -= 1;
    else if (depth === 0 && index > 0 && operators.includes(letter)) found = index;
  }
  return found;
}

const numberOf = (value: Value) => (typeof value === "number" ? value : 0);

/** Reports whether a value meets a SUMIFS criterion: a text, or one of the operators <, > and <> followed by a text. */
function isMatch(value: Value, criterion: Value): boolean {
  const [, operator = "", operand = ""] = /^(<>|<|>)?(.*)$/s.exec(String(criterion)) ?? [];
  if (operator === ">") return typeof value === "number" && value > Number(operand);
  if (operator === "<") return typeof value === "number" && value < Number(operand);
  const isSame = String(value ?? "").toLowerCase() === operand.toLowerCase();
  return operator === "<>" ? !isSame : isSame;
}

/**
 * Calculates a formula of a workbook from the workbook's cells, and calculates any formulas in those cells. Supports
 * only the functions that we use.
 */
export function recalculate(workbook: ReadWorkbook, sheetName: string, formula: string): Value {
  const sheet = workbook.get(sheetName) as ReadSheet;
  const again = (text: string) => recalculate(workbook, sheetName, text);
  const cellOf = (own: ReadSheet, name: string, address: string): Value => {
    const cell = own.get(address);
    return cell?.formula ? recalculate(workbook, name, cell.formula) : (cell?.value ?? null);
  };
  const rangeOf = (text: string): Value[] => {
    const [, column = "", first = "", last = ""] = /^\$?([A-Z])\$?(\d+):\$?[A-Z]\$?(\d+)$/.exec(text) ?? [];
    if (!column) throw new Error(`not a range: ${text}`);
    const rows = Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => Number(first) + index,
    );
    return rows.map((row) => cellOf(sheet, sheetName, `${column}${row}`));
  };
  const text = formula.trim();
  for (const operators of ["+-", "*/"]) {
    const at = findOperator(text, operators);
    if (at < 0) continue;
    const [left, right] = [numberOf(again(text.slice(0, at))), numberOf(again(text.slice(at + 1)))];
    return { "+": left + right, "-": left - right, "*": left * right, "/": left / right }[text[at] as "+"];
  }
  if (/^\d+$/.test(text)) return Number(text);
  if (/^".*"$/s.test(text)) return text.slice(1, -1);
  const [, name, inner = ""] = /^([A-Z]+)\((.*)\)$/s.exec(text) ?? [];
  const given = splitArguments(inner);
  if (name === "ROUND") {
    const scale = 10 ** Number(given[1]);
    const value = numberOf(again(given[0] ?? ""));
    return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-7)) / scale;
  }
  if (name === "SUM") return rangeOf(inner).reduce<number>((sum, value) => sum + numberOf(value), 0);
  if (name === "SUMIFS") {
    const [summed = "", ...pairs] = given;
    const amounts = rangeOf(summed);
    const chosen = Array.from({ length: pairs.length / 2 }, (_, index) => ({
      values: rangeOf(pairs[index * 2] ?? ""),
      criterion: again(pairs[index * 2 + 1] ?? ""),
    }));
    return amounts.reduce<number>(
      (sum, amount, row) =>
        chosen.every(({ values, criterion }) => isMatch(values[row] ?? null, criterion))
          ? sum + numberOf(amount)
          : sum,
      0,
    );
  }
  if (name === "SUMPRODUCT") {
    const columns = given.map((part): number[] => {
      const [, texts = "", at = ""] = /^--EXACT\((.+),(.+)\)$/.exec(part) ?? [];
      if (texts)
        return rangeOf(texts).map((value) => (String(value ?? "") === String(again(at) ?? "") ? 1 : 0));
      const [, range = "", wanted = ""] = /^--\((.+)="(.*)"\)$/.exec(part) ?? [];
      if (!range) return rangeOf(part).map(numberOf);
      return rangeOf(range).map((value) =>
        String(value ?? "").toLowerCase() === wanted.toLowerCase() ? 1 : 0,
      );
    });
    const [first = []] = columns;
    return first.reduce(
      (sum, _, row) => sum + columns.reduce((product, column) => product * (column[row] ?? 0), 1),
      0,
    );
  }
  const [, other, address = ""] = /^(?:'([^']+)'!)?\$?([A-Z]\$?\d+)$/.exec(text) ?? [];
  if (!address) throw new Error(`unknown formula ${text}`);
  const own = other ?? sheetName;
  return cellOf(workbook.get(own) as ReadSheet, own, address);
}
