import type { ReportDocument, Transaction } from "@/lib/engine/document";
import { toAmountString } from "@/lib/engine/money";
import { toText } from "@/lib/render/csv-cell";
import { headingOf } from "@/lib/render/mapped-lines";
import type { CategoryMap } from "@/lib/rules/category-map";

/** The columns, in order. Later versions may only add columns at the end. */
const HEADINGS = [
  "date",
  "account",
  "account_id",
  "description",
  "name",
  "amount",
  "direction",
  "category",
  "category_label",
  "group",
  "basis",
  "stream_id",
  "stream",
  "pair",
  "pair_id",
  "confidence",
  "layer",
  "rule",
  "inferred",
  "flags",
  "transaction_id",
] as const;

/**
 * Every transaction of the report with its category and treatment, as CSV (RFC 4180): comma-separated, with CRLF line
 * ends and a heading line. The encoding is UTF-8 without a byte-order mark. Amounts are dollars with two decimals,
 * negative for money out. If a spreadsheet would run a text as a formula, the text gets an apostrophe in front. Amounts
 * get no apostrophe, because we write them ourselves. An insight report has only the headings. With a `map`, the last
 * column has the category's heading; it is empty for incoming money that is not income.
 */
export function renderCsv(document: ReportDocument, map: CategoryMap | null = null): string {
  const accounts = new Map(document.accounts.map((account) => [account.id, account.displayName]));
  const categories = new Map(document.definitions.taxonomy.map((category) => [category.code, category]));
  const streams = new Map(
    [...document.income.streams, ...document.expenses.streams].map((stream) => [stream.id, stream.name]),
  );
  const toLine = (row: Transaction) => {
    const category = categories.get(row.code);
    return [
      row.on,
      toText(accounts.get(row.accountId) ?? ""),
      toText(row.accountId),
      toText(row.description),
      toText(row.name),
      toAmountString(row.amountCents),
      row.amountCents < 0 ? "out" : row.amountCents > 0 ? "in" : "none",
      toText(row.code),
      toText(category?.label ?? ""),
      toText(category?.group ?? ""),
      row.basis,
      toText(row.streamId ?? ""),
      toText(row.streamId === null ? "" : (streams.get(row.streamId) ?? "")),
      row.pair?.kind ?? "",
      toText(row.pair?.id ?? ""),
      String(row.decision.confidence),
      row.decision.layer,
      toText(row.decision.rule),
      row.inferred ? "yes" : "no",
      toText(row.flags.join(" ")),
      toText(row.id),
      ...(map
        ? [toText(row.code.startsWith("crd.") ? "" : headingOf(map, row.code, category?.label ?? ""))]
        : []),
    ].join(",");
  };
  const headings = map ? [...HEADINGS, "heading"] : HEADINGS;
  return [headings.join(","), ...document.transactions.map(toLine), ""].join("\r\n");
}
