import { z } from "zod";
import { listExpected, raise } from "@/lib/contract/fault";
import { Report } from "@/lib/contract/report/report";

/** An account by its place. A number, because account ids are bank data and have no place in a URL. */
export const AccountNumber = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .describe("The account's place in `accounts` of the report, counted from 1.");

/** Which account a statement is of. */
export const StatementQuery = z.object({ account: AccountNumber });

/** The members that say what a report is and how to read it. They come with any section. */
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

/** Left out of a part: the digest and the signature are of the whole. */
const WHOLE_ONLY: readonly string[] = ["integrity"];

/** The top-level members of a report that can be fetched alone. */
export const SECTIONS: readonly string[] = Object.keys(Report.shape).filter(
  (name) => !WHOLE_ONLY.includes(name) && !(HEADER_MEMBERS as readonly string[]).includes(name),
);

const isSection = Object.fromEntries(SECTIONS.map((name) => [name, true])) as Record<keyof Report, true>;

/** The answer to `sections=`: the header, and the sections asked for. */
export const ReportPart = Report.partial(isSection).omit({ integrity: true }).meta({
  id: "ReportPart",
  description:
    "Some sections of a report, with the members that say which report it is. It is not the signed document and has no `integrity`.",
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
        "Only these top-level members, with commas between, and the members that say which report it is.",
      example: "summary,income",
    }),
});

/** What a PDF holds: the file note, or the whole report. */
export const ReportPdfQuery = z.object({
  parts: z
    .enum(["note", "full"])
    .default("full")
    .describe("`note` for the file note alone; `full`, the default, for the whole report."),
});
