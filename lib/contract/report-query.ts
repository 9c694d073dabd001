import { z } from "zod";
import { listExpected, raise } from "@/lib/contract/fault";
import { Report } from "@/lib/contract/report/report";

const ACCOUNT_NUMBER = /^[1-9]\d{0,2}$/;

/**
 * The number of an account in the report's list of accounts. Account ids are bank data and must not appear in a URL.
 */
export const AccountNumber = z
  .string()
  .superRefine((value, ctx) => {
    if (ACCOUNT_NUMBER.test(value)) return;
    const msg = "Value error, give the account's position in `accounts` of the report: 1 for the first";
    raise(ctx as never, { type: "value_error", msg, ctx: { error: {} } }, value);
  })
  .meta({
    description: "The account's position in `accounts` of the report, counted from 1.",
    pattern: ACCOUNT_NUMBER.source,
  });

export const StatementQuery = z.object({ account: AccountNumber });

/** The members that describe a report and how to read it. They are returned with every section. */
export const HEADER_MEMBERS = [
  "schema_version",
  "report_type",
  "profile",
  "verification",
  "request",
  "generated_at",
  "data_as_at",
  "time_zone",
  "engine",
  "consent",
  "subject",
  "period",
  "disclaimers",
] as const satisfies readonly (keyof Report)[];

/** The members that ReportPart omits, because the digest and the signature cover the whole report. */
const WHOLE_ONLY: readonly string[] = ["integrity"];

/** The top-level members of a report that can be fetched separately. */
export const SECTIONS: readonly string[] = Object.keys(Report.shape).filter(
  (name) => !WHOLE_ONLY.includes(name) && !(HEADER_MEMBERS as readonly string[]).includes(name),
);

const isSection = Object.fromEntries(SECTIONS.map((name) => [name, true])) as Record<keyof Report, true>;

/** The response to `sections=`: the header and the requested sections. */
export const ReportPart = Report.partial(isSection).omit({ integrity: true }).meta({
  id: "ReportPart",
  description:
    "Some sections of a report, with the fields that identify the report. This part is not the signed document and has no `integrity`.",
});

export const ReportQuery = z.object({
  sections: z
    .string()
    .optional()
    .transform((value, ctx): readonly string[] | undefined => {
      if (value === undefined) return undefined;
      const names = value.split(",").map((name) => name.trim());
      if (names.every((name) => SECTIONS.includes(name))) return names;
      const msg = `Value error, name sections of the report with commas between: ${listExpected(SECTIONS)}`;
      raise(ctx as never, { type: "value_error", msg, ctx: { error: {} } }, value);
      return z.NEVER;
    })
    .meta({
      description:
        "Comma-separated list of the top-level fields to return. Fields that identify the report are always returned.",
      example: "summary,income",
    }),
});

/** The contents of a PDF: the file note, or the whole report. */
export const ReportPdfQuery = z.object({
  parts: z
    .enum(["note", "full"])
    .default("full")
    .describe("`note` for the file note only; `full`, the default, for the whole report."),
});
