import { z } from "zod";
import { ENVIRONMENTS, ReportType, Time, VerificationId } from "@/lib/contract/wire/request";

/** The JSON response of `/verify/<verification id>`. Contains no name and no bank data. */
export const VerificationFacts = z
  .object({
    verification_id: VerificationId,
    report_type: ReportType,
    is_assessed_copy: z
      .boolean()
      .describe("True for an assessed copy, which has the firm's adjustments. False for the report."),
    created_at: Time.describe("When the report was prepared."),
    environment: z
      .enum(ENVIRONMENTS)
      .describe("`test`: a report from sandbox banks, which describes no real person and proves nothing."),
    standing: z
      .enum(["current", "superseded", "withdrawn", "purged"])
      .describe(
        "`current`: the newest report. `superseded`: replaced by a later report. `withdrawn`: deleted because sharing was stopped. `purged`: deleted because the retention period ended.",
      ),
    superseded_by: VerificationId.nullable().describe(
      "The verification id of the report that replaced this one; null if none has.",
    ),
    digest_sha256: z.string().describe("The report's `integrity.digest_sha256`."),
    signature_jws: z.string().describe("The report's `integrity.signature_jws`."),
    key_id: z.string().describe("The `kid` of the key that verifies the signature."),
    files: z
      .array(
        z.object({
          format: z
            .string()
            .describe(
              "`html`, `xml`, `pdf`, `xlsx` (the workbook), `csv` (the transactions), `note-pdf` (the file note), `lines-csv` (the lines of a lender's form), `comparison-csv`, `creditors-csv`, `statement-csv` or `attributes`. For a statement `statement-pdf-` and an account's position, from 0. For an assessed copy also `assessed-csv` and `assessed-lines-csv`. If the file has the headings of a category map, the value ends in `-map-` and the map's digest.",
            ),
          sha256: z.string().describe("SHA-256 of the file's bytes, lower-case hex."),
        }),
      )
      .describe(
        "The documents as they were served. A format is listed more than once if it was fetched before and after a release. Empty once the report is withdrawn or purged.",
      ),
  })
  .meta({
    id: "Verification",
    description: "The public facts about a report, for anyone with its verification id.",
  });
export type VerificationFacts = z.infer<typeof VerificationFacts>;
