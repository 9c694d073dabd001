// The permitted contents of the tables' columns. Each error message is printed after the file, the line and the column.
import { z } from "zod";
import { toTokens } from "@/lib/engine/text/tokens";

/** Characters that separate fields in the compiled form. */
const RESERVED = /[|;`\\]|\$\{/;

export const name = z
  .string()
  .refine((text) => text !== "" && text === text.trim(), {
    error: "a name is needed, without spaces around it",
  })
  .refine((text) => !RESERVED.test(text), { error: "a name must not contain | ; ` \\ or ${" });

/** Other spellings, separated by semicolons. Each has at least one letter or digit. */
export const spellings = z
  .string()
  .transform((text) => (text === "" ? [] : text.split(";")))
  .refine((list) => list.every((text) => toTokens(text).length > 0), { error: "a spelling has no words" });

const SOURCES = [
  "trading name",
  "public record",
  "wagering register",
  "biller",
  "agency",
  "wording",
  "ISO 18245",
  "nsi",
  "naics",
  "own",
  "lender forms",
  "court form",
] as const;

/** The source of a row. The README.md in the tables' folder explains each word. */
export const source = z.enum(SOURCES, {
  error: ({ input }) => (input === "" ? "a source is needed" : `${input} is not a source`),
});

export const yesOrNo = z.enum(["yes", "no"], { error: ({ input }) => `${input} is neither yes nor no` });

/** The day on which the row was written or last checked. */
export const date = z.iso.date({
  error: ({ input }) => `${input || "an empty field"} is not a date such as 2026-11-21`,
});
