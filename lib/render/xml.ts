import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces";
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
  accounts: "account",
  annualised: "bill",
  balance_windows: "balance_window",
  by_type: "type",
  customer_notes: "note",
  daily_balances: "balance",
  detected: "debt",
  direct_debit_authorities: "authority",
  disclaimers: "disclaimer",
  discounts: "discount",
  events: "event",
  evidence_sets: "evidence_set",
  excluded_credits: "excluded_credit",
  flags: "flag",
  formulas: "formula",
  gaps: "gap",
  glossary: "entry",
  groups: "group",
  headlines: "headline",
  history: "month",
  institutions: "institution",
  ladder: "step",
  largest: "payment",
  leaves: "leaf",
  lines: "line",
  merchants: "merchant",
  missed_dates: "date",
  missing_expected: "kind",
  months: "month",
  names_on_accounts: "name",
  outliers: "outlier",
  partial_months: "month",
  paydays: "payday",
  possible_one_offs: "payment",
  proceeds: "payment",
  raw_examples: "example",
  reasons: "reason",
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
};

/**
 * The document as XML: the JSON's names and order of fields, lists as `<accounts><account>…</account></accounts>`,
 * null as an empty element with `xsi:nil="true"` (so "not available" stays apart from empty text).
 */
export function renderXml(document: ReportDocument, integrity: Integrity): string {
  const wire = toWire(document);
  const root = create({ version: "1.0", encoding: "UTF-8" })
    .ele(REPORT_NAMESPACE, "report")
    .att("http://www.w3.org/2000/xmlns/", "xmlns:xsi", XSI);
  write(root, "report", wire);
  write(root.ele("integrity"), "integrity", toWireIntegrity(integrity));
  return `${root.end({ prettyPrint: false })}\n`;
}

function write(parent: XMLBuilder, name: string, value: Wire): void {
  if (value === null) {
    parent.att(XSI, "xsi:nil", "true");
  } else if (Array.isArray(value)) {
    const singular = SINGULAR[name] ?? "item";
    for (const item of value) write(parent.ele(singular), singular, item);
  } else if (typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) write(parent.ele(key), key, inner);
  } else {
    parent.txt(String(value).replace(ILLEGAL, ""));
  }
}
