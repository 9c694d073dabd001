import { z } from "zod";

/** Which account a statement is of. A number, because account ids are bank data and have no place in a URL. */
export const StatementQuery = z.object({
  account: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .describe("The account's place in `accounts` of the report, counted from 1."),
});

/** What a PDF holds: the file note, or the whole report. */
export const ReportPdfQuery = z.object({
  parts: z
    .enum(["note", "full"])
    .default("full")
    .describe("`note` for the file note alone; `full`, the default, for the whole report."),
});
