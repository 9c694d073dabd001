import { create } from "xmlbuilder2";
import type { ReportDocument } from "@/lib/domain/document";
import { type Integrity, toWireIntegrity } from "./json";
import { toWire, type Wire } from "./wire";

export const REPORT_NAMESPACE = "urn:surplus:report:1.0";
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
 * The document as XML: the JSON's names and order of fields, lists as `<accounts><account>…</account></accounts>`,
 * null as an empty element with `xsi:nil="true"` (so "not available" stays apart from empty text).
 */
export function renderXml(document: ReportDocument, integrity: Integrity): string {
  const root = create({ version: "1.0", encoding: "UTF-8" })
    .ele(REPORT_NAMESPACE, "report")
    .att("http://www.w3.org/2000/xmlns/", "xmlns:xsi", XSI);
  const envelope = root.txt(BODY).end({ prettyPrint: false });
  const parts: string[] = [];
  const wire = { ...(toWire(document) as Record<string, Wire>), integrity: toWireIntegrity(integrity) };
  for (const [name, value] of Object.entries(wire)) write(parts, name, value);
  return `${envelope.replace(BODY, () => parts.join(""))}\n`;
}

/** Where the elements go. The envelope and its namespaces are the library's work. */
const BODY = "{body}";

/**
 * Writes an element and all in it. A tree of the library's takes some fifty times the text's memory and some fifteen times
 * as long, which a report of fifty thousand transactions does not leave; the tests hold this to the library's bytes.
 */
function write(parts: string[], name: string, value: Wire): void {
  if (value === null) {
    parts.push(`<${name} xsi:nil="true"/>`);
  } else if (typeof value !== "object") {
    parts.push(`<${name}>${escapeText(String(value))}</${name}>`);
  } else {
    const isList = Array.isArray(value);
    const singular = isList ? (SINGULAR[name] ?? "item") : "";
    const inner = Object.entries(value);
    if (inner.length === 0) return void parts.push(`<${name}/>`);
    parts.push(`<${name}>`);
    for (const [key, item] of inner) write(parts, isList ? singular : key, item);
    parts.push(`</${name}>`);
  }
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;" };

/** Text as an element may hold it. A carriage return is written as a reference, because readers turn it into a line feed. */
const escapeText = (text: string) =>
  text.replace(ILLEGAL, "").replace(/[&<>\r]/g, (mark) => ESCAPES[mark] ?? mark);
