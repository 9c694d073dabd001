import { z } from "zod";

/** What a PDF holds: the file note, or the whole report. */
export const ReportPdfQuery = z.object({
  parts: z
    .enum(["note", "full"])
    .default("full")
    .describe("`note` for the file note alone; `full`, the default, for the whole report."),
});
