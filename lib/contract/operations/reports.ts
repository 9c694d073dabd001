import { declare, type Operation } from "@/lib/contract/operation";
import { PROGRESS_EXAMPLE } from "@/lib/contract/operations/request-examples";
import { toRequest } from "@/lib/contract/operations/requests";
import { Progress } from "@/lib/contract/wire/request";

export const GenerateOperation = declare({
  id: "generateReport",
  method: "POST",
  path: "/v1/requests/{id}/generate",
  tag: "Reports",
  summary: "Prepare the report",
  description:
    "Prepares the report now if its data is here. Reports are prepared by themselves; this is for those who would rather ask. Without data nothing changes, and the answer says where the request stands. The body is ignored.",
  auth: "key",
  idempotent: true,
  answer: {
    status: 200,
    description: "Where the request stands.",
    schema: Progress,
    example: PROGRESS_EXAMPLE,
  },
  links: { report: toRequest("Its report", "getReport") },
});

const REFUSALS = ["not_ready", "gone"] as const satisfies Operation["refusals"];

export const ReportHtmlOperation = declare({
  id: "getReportHtml",
  method: "GET",
  path: "/v1/requests/{id}/report.html",
  tag: "Reports",
  summary: "Get the report as HTML",
  description: "One file that needs nothing else, runs no script, and prints as it reads.",
  auth: "key",
  answer: { status: 200, description: "The report.", mediaType: "text/html; charset=utf-8" },
  refusals: REFUSALS,
});

export const ReportXmlOperation = declare({
  id: "getReportXml",
  method: "GET",
  path: "/v1/requests/{id}/report.xml",
  tag: "Reports",
  summary: "Get the report as XML",
  description:
    "The JSON's names and values, as elements of the namespace `urn:surplus:report:1.0`, by the XML Schema at `/schemas/report-1.0.xsd`.",
  auth: "key",
  answer: { status: 200, description: "The report.", mediaType: "application/xml; charset=utf-8" },
  refusals: REFUSALS,
});

export const ReportPdfOperation = declare({
  id: "getReportPdf",
  method: "GET",
  path: "/v1/requests/{id}/report.pdf",
  tag: "Reports",
  summary: "Get the report as PDF",
  description: "The report on A4, with a filename made of the verification id.",
  auth: "key",
  answer: {
    status: 200,
    description: "The report.",
    mediaType: "application/pdf",
    isBinary: true,
    headers: { "Content-Disposition": "The name to save it under." },
  },
  refusals: REFUSALS,
});
