import { z } from "zod";
import { ENVIRONMENTS, ReportType, Time, VerificationId } from "@/lib/contract/wire/request";

/** What `/verify/<verification id>` answers a program. No name and no bank data. */
export const VerificationFacts = z
  .object({
    verification_id: VerificationId,
    report_type: ReportType,
    created_at: Time.describe("When the report was written."),
    environment: z
      .enum(ENVIRONMENTS)
      .describe("`test`: made from sandbox banks; it speaks of nobody and proves nothing about a person."),
    standing: z
      .enum(["current", "superseded", "withdrawn", "purged"])
      .describe(
        "Whether it still stands: replaced after a refresh, or deleted because sharing was stopped or its time was over.",
      ),
    superseded_by: VerificationId.nullable().describe("The report that took its place; null without one."),
    digest_sha256: z.string().describe("The report's `integrity.digest_sha256`."),
    signature_jws: z.string().describe("The report's `integrity.signature_jws`."),
    key_id: z.string().describe("The `kid` of the key it verifies with."),
    files: z
      .array(
        z.object({
          format: z.string().describe("html, xml, pdf, csv, or lines-csv for the lines of a lender's form."),
          sha256: z.string().describe("SHA-256 of the file's bytes, lower-case hex."),
        }),
      )
      .describe(
        "The documents as they were served. Several of one format where it was fetched before and after a release; empty once the report is withdrawn or purged.",
      ),
  })
  .meta({ id: "Verification", description: "What anyone may know of a report whose number they hold." });
export type VerificationFacts = z.infer<typeof VerificationFacts>;
