import { create } from "xmlbuilder2";
import { REPORT_NAME } from "@/lib/contract/report/json-schema";
import { type Order, reportOrder } from "@/lib/contract/report/member-order";
import type { ReportDocument } from "@/lib/domain/document";
import { type Integrity, toWireIntegrity } from "./json";
import { toWire, type Wire } from "./wire";

const XSI = "http://www.w3.org/2001/XMLSchema-instance";

/** Characters XML 1.0 cannot hold even as references. A bank's description may carry them; they are dropped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is looked for.
const ILLEGAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The element name of one member of a list. A list without an entry here is a mistake the tests catch. */
export const SINGULAR: Readonly<Record<string, string>> = {
  account_ids: "account_id",
  accounts: "account",
  accounts_left_out: "account",
  annualised: "bill",
  arrears: "arrear",
  balance_windows: "balance_window",
  by_class: "kind",
  by_type: "type",
  confidence_factors: "factor",
  customer_notes: "note",
  daily: "day",
  daily_balances: "balance",
  detected: "debt",
  direct_debit_authorities: "authority",
  disclaimers: "disclaimer",
  discounts: "discount",
  events: "event",
  evidence_sets: "evidence_set",
  excluded_credits: "excluded_credit",
  fees: "fee",
  financial_years: "financial_year",
  flags: "flag",
  foreign_rows: "row",
  formulas: "formula",
  gaps: "gap",
  glossary: "entry",
  groups: "group",
  headlines: "headline",
  hem_treatment: "rule",
  history: "month",
  institutions: "institution",
  items: "entry",
  ladder: "step",
  large_credits: "payment",
  large_debits: "payment",
  largest: "payment",
  leaves: "leaf",
  lenders: "lender",
  lines: "line",
  markers: "marker",
  merchants: "merchant",
  missed_dates: "date",
  missing_expected: "kind",
  months: "month",
  names_on_accounts: "name",
  offset_account_ids: "account_id",
  offsets: "offset",
  outliers: "outlier",
  partial_months: "month",
  paydays: "payday",
  possible_one_offs: "payment",
  proceeds: "payment",
  raw_examples: "example",
  reasons: "reason",
  reconciliations: "reconciliation",
  round_trips: "round_trip",
  rows_excluded: "exclusion",
  scheduled_payments: "payment",
  sensitivity: "scenario",
  shared: "debt",
  stream_ids: "stream_id",
  streams: "stream",
  suspected_unshared: "account",
  taxonomy: "category",
  transaction_ids: "transaction_id",
  transactions: "transaction",
  warnings: "warning",
  windows: "window",
};

/**
 * The document as XML: the JSON's names in the order of the schema, lists as `<accounts><account>…</account></accounts>`,
 * null as an empty element with `xsi:nil="true"` (so "not available" stays apart from empty text). It names its namespace
 * and not where the schema is: whoever validates chooses the schema, and no document makes a validator fetch one.
 */
export function renderXml(document: ReportDocument, integrity: Integrity): string {
  const root = create({ version: "1.0", encoding: "UTF-8" })
    .ele(REPORT_NAME, "report")
    .att("http://www.w3.org/2000/xmlns/", "xmlns:xsi", XSI);
  const envelope = root.txt(BODY).end({ prettyPrint: false });
  const parts: string[] = [];
  const wire = { ...(toWire(document) as Record<string, Wire>), integrity: toWireIntegrity(integrity) };
  writeMembers(parts, wire, reportOrder());
  return `${envelope.replace(BODY, () => parts.join(""))}\n`;
}

/** Where the elements go. The envelope and its namespaces are the library's work. */
const BODY = "{body}";

/**
 * Writes an element and all in it. A tree of the library's takes some fifty times the text's memory and some fifteen times
 * as long, which a report of fifty thousand transactions does not leave; the tests hold this to the library's bytes.
 */
function write(parts: string[], name: string, value: Wire, order: Order): void {
  if (value === null) {
    parts.push(`<${name} xsi:nil="true"/>`);
  } else if (typeof value !== "object") {
    parts.push(`<${name}>${toText(value)}</${name}>`);
  } else if (Object.keys(value).length === 0) {
    parts.push(`<${name}/>`);
  } else {
    parts.push(`<${name}>`);
    if (Array.isArray(value)) {
      const singular = SINGULAR[name] ?? "item";
      for (const item of value) write(parts, singular, item, order);
    } else writeMembers(parts, value, order);
    parts.push(`</${name}>`);
  }
}

/** In the schema's order, however the document came to be. A member that the schema does not name is not lost: it comes last. */
function writeMembers(parts: string[], members: Record<string, Wire>, order: Order): void {
  for (const [name, inner] of order ?? []) {
    const value = members[name];
    if (value !== undefined) write(parts, name, value, inner);
  }
  for (const [name, value] of Object.entries(members)) {
    if (!order?.has(name)) write(parts, name, value, null);
  }
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };

/** Text as an element may hold it. A carriage return is written as a reference, because readers turn it into a line feed. */
const escapeText = (text: string) =>
  text.replace(ILLEGAL, "").replace(/[&<>\r]/g, (mark) => ESCAPES[mark] ?? mark);

/** The smallest share that is not nothing at so many decimals is far below any that a report holds. */
const DECIMALS_MAX = 20;

/** A plain value as XML Schema reads it. Its decimals know no exponent. */
function toText(value: string | number | boolean): string {
  if (typeof value === "string") return escapeText(value);
  const text = String(value);
  if (typeof value === "boolean" || !text.includes("e")) return text;
  return value.toFixed(DECIMALS_MAX).replace(/\.?0+$/, "");
}
