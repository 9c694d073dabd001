import { MapQuery } from "@/lib/contract/category-map";
import { declare, type Operation } from "@/lib/contract/operation";
import { PROGRESS_EXAMPLE } from "@/lib/contract/operations/request-examples";
import { toRequest } from "@/lib/contract/operations/requests";
import { ReportPdfQuery, StatementQuery } from "@/lib/contract/report-query";
import { Attributes, AttributesQuery } from "@/lib/contract/wire/attributes";
import { Progress } from "@/lib/contract/wire/request";
import { TransactionPage, TransactionsQuery } from "@/lib/contract/wire/transactions";

export const GenerateOperation = declare({
  id: "generateReport",
  method: "POST",
  path: "/v1/requests/{id}/generate",
  tag: "Reports",
  summary: "Prepare the report",
  description:
    "Prepares the report now if the bank data has arrived. Reports are prepared automatically; this call is for clients that prefer to poll. If the data has not arrived, nothing changes, and the response contains the request's state. The body is ignored.",
  auth: "key",
  idempotent: true,
  answer: {
    status: 200,
    description: "The request's state.",
    schema: Progress,
    example: PROGRESS_EXAMPLE,
  },
  links: { report: toRequest("Its report", "getReport") },
});

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const REFUSALS = ["not_ready", "gone"] as const satisfies Operation["refusals"];

export const ReportHtmlOperation = declare({
  id: "getReportHtml",
  method: "GET",
  path: "/v1/requests/{id}/report.html",
  tag: "Reports",
  summary: "Get the report as HTML",
  description: "One self-contained file, without script, ready to print.",
  auth: "key",
  isFile: true,
  answer: {
    status: 200,
    description: "The report.",
    mediaType: "text/html; charset=utf-8",
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const ReportXmlOperation = declare({
  id: "getReportXml",
  method: "GET",
  path: "/v1/requests/{id}/report.xml",
  tag: "Reports",
  summary: "Get the report as XML",
  description:
    "The names and values of the JSON report, as elements of the namespace `urn:surplus:report:1.0`. The XML Schema is at `/schemas/report-1.1.xsd`.",
  auth: "key",
  isFile: true,
  answer: { status: 200, description: "The report.", mediaType: "application/xml; charset=utf-8" },
  refusals: REFUSALS,
});

export const ReportPdfOperation = declare({
  id: "getReportPdf",
  method: "GET",
  path: "/v1/requests/{id}/report.pdf",
  tag: "Reports",
  summary: "Get the report as PDF",
  description:
    "The report as an A4 document. The file is named after the verification id. `parts=note` returns the file note of at most twelve pages: cover, income, expenses, commitments and debts, conduct, affordability and data quality. Only the whole report has the method and the transactions.",
  auth: "key",
  query: ReportPdfQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The report.",
    mediaType: "application/pdf",
    isBinary: true,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const ReportXlsxOperation = declare({
  id: "getReportXlsx",
  method: "GET",
  path: "/v1/requests/{id}/report.xlsx",
  tag: "Reports",
  summary: "Get the report as an Excel workbook",
  description:
    "Sheets: summary, income, expenses with LIXI headings and HEM, commitments and debts, declared and observed amounts, and transactions. Totals are formulas over their rows; their stored values are the amounts of the JSON. An insight report has no sheet of transactions, and its rounded totals are amounts without a formula. A cell with text is never a formula. `map` adds the headings of a category map to every category, and a sum for each heading. The file is named after the verification id.",
  auth: "key",
  query: MapQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The report.",
    mediaType: XLSX_TYPE,
    isBinary: true,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const CSV_TYPE = "text/csv; charset=utf-8";

export const ReportCsvOperation = declare({
  id: "getReportCsv",
  method: "GET",
  path: "/v1/requests/{id}/report.csv",
  tag: "Reports",
  summary: "Get the transactions as CSV",
  description:
    "Every transaction with its category and the rule that chose it: RFC 4180, UTF-8 with a byte-order mark, with text that is safe to open in a spreadsheet. `map` adds a last column `heading` from a category map. An insight report contains no transactions, so it has no CSV: 409.",
  auth: "key",
  query: MapQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The transactions.",
    mediaType: CSV_TYPE,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: [...REFUSALS, "conflict"],
});

export const LinesCsvOperation = declare({
  id: "getLinesCsv",
  method: "GET",
  path: "/v1/requests/{id}/lines.csv",
  tag: "Reports",
  summary: "Get the lines of a lender's form as CSV",
  description:
    "The living expenses, arranged by the lines of a lender's form: by LIXI heading and HEM treatment. With `map`, there is one line for each heading of a category map. The lines then also include debts and transfers, because a map has headings for those categories too.",
  auth: "key",
  query: MapQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The lines.",
    mediaType: CSV_TYPE,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const ComparisonCsvOperation = declare({
  id: "getComparisonCsv",
  method: "GET",
  path: "/v1/requests/{id}/comparison.csv",
  tag: "Reports",
  summary: "Get declared and observed amounts as CSV",
  description:
    "One line for each entry of `comparison`, with both amounts, the difference, the window and the number of payments. If nothing was declared, the file has only the header line.",
  auth: "key",
  isFile: true,
  answer: {
    status: 200,
    description: "The comparison.",
    mediaType: CSV_TYPE,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const StatementOperation = declare({
  id: "getStatementPdf",
  method: "GET",
  path: "/v1/requests/{id}/statement.pdf",
  tag: "Reports",
  summary: "Get the statement of one account as PDF",
  description:
    "A statement of one account, laid out like a bank statement: holder, BSB and account number as shared, the period, its transactions, and the balance after each. A balance marked “derived” is calculated backwards from the bank's balance. `account` is the account's position in `accounts` of the report, counted from 1. An insight report contains no transactions, so it has no statement: 409.",
  auth: "key",
  query: StatementQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The statement.",
    mediaType: "application/pdf",
    isBinary: true,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: [...REFUSALS, "conflict"],
});

export const AttributesOperation = declare({
  id: "getAttributes",
  method: "GET",
  path: "/v1/requests/{id}/attributes",
  tag: "Reports",
  summary: "Get figures of the report as a flat list",
  description:
    "Figures of the report under stable ids, each with its unit, window and quality; `/docs/attributes` describes each. Every value comes from the report, and there is no score. `group` returns only one group. In the insight profile, attributes that could reveal a single transaction are null.",
  auth: "key",
  query: AttributesQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The attributes.",
    schema: Attributes,
    example: {
      version: "1.0",
      verification_id: "SIQ-7Q4M2K9XW0CR",
      report_type: "affordability",
      profile: "full",
      data: [
        {
          id: "income.net",
          value: 564000,
          unit: "AUD_CENTS_PER_MONTH",
          window: { from: "2025-07-01", to: "2026-06-30", days: 365 },
          quality: "OK",
        },
        {
          id: "affordability.hem",
          value: null,
          unit: "AUD_CENTS_PER_MONTH",
          window: null,
          quality: "INCOMPLETE",
        },
      ],
    },
  },
  refusals: REFUSALS,
});

export const TransactionsOperation = declare({
  id: "listTransactions",
  method: "GET",
  path: "/v1/requests/{id}/transactions",
  tag: "Reports",
  summary: "List transactions of the report",
  description:
    "The rows of `transactions` in the report, oldest first, in pages. You can combine the filters. The pages of one report never change. After a refresh, a cursor of the earlier report is refused with 409: start again without a cursor. An insight report contains no transactions: the response is 409.",
  auth: "key",
  query: TransactionsQuery,
  answer: {
    status: 200,
    description: "A page of transactions.",
    schema: TransactionPage,
    example: {
      verification_id: "SIQ-7Q4M2K9XW0CR",
      data: [
        {
          id: "t-0412",
          account_id: "acc-1",
          on: "2026-03-12",
          amount_cents: -8450,
          description: "WATTLE GROCER HOBART",
          name: "Wattle Grocer",
          channel: "CARD",
          merchant_category_code: "5411",
          wording: null,
          code: "foo.groceries",
          basis: "ESSENTIAL",
          stream_id: null,
          pair: null,
          decision: { layer: "MERCHANT", rule: "merchant", confidence: 0.99 },
          inferred: false,
          flags: [],
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  refusals: [...REFUSALS, "conflict"],
});
