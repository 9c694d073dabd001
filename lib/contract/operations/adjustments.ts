import { SetAdjustments } from "@/lib/contract/adjustments";
import { MapQuery } from "@/lib/contract/category-map";
import { declare, type Operation } from "@/lib/contract/operation";
import { CSV_TYPE, XLSX_TYPE } from "@/lib/contract/operations/reports";
import { REQUEST_EXAMPLE } from "@/lib/contract/operations/request-examples";
import { Report } from "@/lib/contract/report/report";
import { AdjustmentsView } from "@/lib/contract/wire/adjustments";

const SALE = {
  action: "RECODE" as const,
  target_kind: "TRANSACTION" as const,
  target_id: "tx-0041",
  category: "crd.asset_sale",
  reason: "Sold a car. We checked the transfer of registration.",
};
const RENT = {
  action: "SET_MONTHLY" as const,
  target_kind: "STREAM" as const,
  target_id: "stream-5b1f0c",
  monthly_cents: 180_000,
  reason: "New lease from 1 November. We have seen the lease.",
};

/** The largest body in bytes, enough for two hundred adjustments with the longest reasons in Latin script. */
const BODY_BYTES_MAX = 262_144;

const ADJUSTMENTS_EXAMPLE = {
  id: REQUEST_EXAMPLE.id,
  version: 1,
  updated_at: "2026-11-02T01:20:11.480Z",
  verification_id: "SIQ-3K8V1M6TQ9AZ",
  adjustments: [
    {
      ...SALE,
      id: "adj_7q4m2k9xw0crzb3hd8fnvt51ga",
      monthly_cents: null,
      state: "APPLIED" as const,
      note: null,
      name: "Riley Moss",
      on: "2026-08-14",
      amount_cents: 850_000,
      original_category: "crd.person",
      original_monthly_cents: null,
      author: "Robin Reid",
      at: "2026-11-02T12:20:11+11:00",
    },
  ],
};

const answer = {
  status: 200 as const,
  description: "The adjustments, and the assessed copy that shows them.",
  schema: AdjustmentsView,
  example: ADJUSTMENTS_EXAMPLE,
};

export const GetAdjustmentsOperation = declare({
  id: "getAdjustments",
  method: "GET",
  path: "/v1/requests/{id}/adjustments",
  tag: "Reports",
  summary: "Get the adjustments",
  description:
    "The changes that your assessors made to rows and streams of the report, each with its reason and author. A refresh keeps every adjustment. An adjustment is marked LAPSED if the report no longer has its target, or if the target can no longer have the chosen category.",
  auth: "key",
  answer,
  refusals: ["gone"],
});

export const SetAdjustmentsOperation = declare({
  id: "setAdjustments",
  method: "PUT",
  path: "/v1/requests/{id}/adjustments",
  tag: "Reports",
  summary: "Set the adjustments",
  description:
    "Replaces the stored list and writes the assessed copy under a new verification id. The signed report never changes, and no event is sent. Send back the list that you read, with its `version` and your changes. An unchanged adjustment keeps its author and time. A list equal to the stored one changes nothing; an empty list removes the assessed copy. The body can be up to 256 kB. An insight report cannot have adjustments: the response is 409.",
  auth: "key",
  body: SetAdjustments,
  bodyBytesMax: BODY_BYTES_MAX,
  bodyExamples: {
    first: { summary: "Two adjustments", value: { version: 0, adjustments: [SALE, RENT] } },
    none: { summary: "Remove all", value: { version: 2, adjustments: [] } },
  },
  badBody: { adjustments: [{ ...SALE, category: null, reason: "no" }] },
  answer,
  refusals: ["conflict", "not_ready", "gone"],
});

const REFUSALS = ["not_ready", "gone"] as const satisfies Operation["refusals"];

export const AssessedOperation = declare({
  id: "getAssessed",
  method: "GET",
  path: "/v1/requests/{id}/assessed",
  tag: "Reports",
  summary: "Get the assessed copy",
  description:
    "The unchanged report with one more field, `assessed`: each headline figure before and after the adjustments, and every adjustment with its reason and author. The copy is signed and has its own verification id. If there are no adjustments, there is no copy and the response is 409.",
  auth: "key",
  isFile: true,
  answer: {
    status: 200,
    description: "The assessed copy.",
    schema: Report,
    exampleUrl: "/docs/report.example.json",
  },
  refusals: REFUSALS,
});

export const AssessedHtmlOperation = declare({
  id: "getAssessedHtml",
  method: "GET",
  path: "/v1/requests/{id}/assessed.html",
  tag: "Reports",
  summary: "Get the assessed copy as HTML",
  description:
    "One self-contained file, without script. Original and adjusted figures come first, side by side.",
  auth: "key",
  isFile: true,
  answer: {
    status: 200,
    description: "The assessed copy.",
    mediaType: "text/html; charset=utf-8",
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const AssessedXmlOperation = declare({
  id: "getAssessedXml",
  method: "GET",
  path: "/v1/requests/{id}/assessed.xml",
  tag: "Reports",
  summary: "Get the assessed copy as XML",
  description: "The report's XML with the additional element `assessed`. The schema is the same.",
  auth: "key",
  isFile: true,
  answer: { status: 200, description: "The assessed copy.", mediaType: "application/xml; charset=utf-8" },
  refusals: REFUSALS,
});

export const AssessedPdfOperation = declare({
  id: "getAssessedPdf",
  method: "GET",
  path: "/v1/requests/{id}/assessed.pdf",
  tag: "Reports",
  summary: "Get the assessed copy as PDF",
  description:
    "The assessed copy as an A4 document. Its first section has the original and adjusted figures side by side.",
  auth: "key",
  isFile: true,
  answer: {
    status: 200,
    description: "The assessed copy.",
    mediaType: "application/pdf",
    isBinary: true,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const AssessedXlsxOperation = declare({
  id: "getAssessedXlsx",
  method: "GET",
  path: "/v1/requests/{id}/assessed.xlsx",
  tag: "Reports",
  summary: "Get the assessed copy as an Excel workbook",
  description:
    "The report's workbook with a sheet of adjustments: original and adjusted figures, the difference as a formula, and each adjustment with its reason and author. `map` adds the headings of a category map, as in the report's workbook.",
  auth: "key",
  query: MapQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The assessed copy.",
    mediaType: XLSX_TYPE,
    isBinary: true,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const AssessedCsvOperation = declare({
  id: "getAssessedCsv",
  method: "GET",
  path: "/v1/requests/{id}/assessed.csv",
  tag: "Reports",
  summary: "Get the assessed copy's figures as CSV",
  description:
    "One line for each figure of `assessed`, original and adjusted side by side. Amounts are dollars. `map` adds a last column `heading` from a category map.",
  auth: "key",
  query: MapQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The figures.",
    mediaType: CSV_TYPE,
    headers: { "Content-Disposition": "The suggested file name." },
  },
  refusals: REFUSALS,
});

export const AssessedLinesCsvOperation = declare({
  id: "getAssessedLinesCsv",
  method: "GET",
  path: "/v1/requests/{id}/assessed-lines.csv",
  tag: "Reports",
  summary: "Get the assessed copy's lines of a lender's form as CSV",
  description:
    "The living expenses, arranged by the lines of a lender's form: one line for each LIXI heading, with the original and the adjusted monthly amount. With `map`, there is one line for each heading of a category map. The lines then also include debts and transfers, because a map has headings for those categories too.",
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
