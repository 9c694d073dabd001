import { z } from "zod";
import { declare } from "@/lib/contract/operation";
import { Report } from "@/lib/contract/report/report";
import { ReportPart, ReportQuery } from "@/lib/contract/report-query";

export const ReportOperation = declare({
  id: "getReport",
  method: "GET",
  path: "/v1/requests/{id}/report",
  tag: "Reports",
  summary: "Get the report as JSON",
  description:
    "The finished report, as canonical JSON (RFC 8785): the same report always has the same bytes. Its JSON Schema (2020-12) is at `/schemas/report-1.1.json`. Before the report is ready, the response is 409; after withdrawal or purging, 410. The digest and the signature cover the decoded bytes: a client that asks for `gzip` or `br` checks them after decoding. `sections=summary,income` returns only those fields and the fields that identify the report. Such a part is not the signed document: it has no `integrity`, it has a separate ETag, and it does not validate against the report's schema.",
  auth: "key",
  query: ReportQuery,
  isFile: true,
  answer: {
    status: 200,
    description: "The report, or the part of it that `sections` names.",
    schema: z.union([Report, ReportPart]),
    exampleUrl: "/docs/report.example.json",
  },
  refusals: ["not_ready", "gone"],
});
