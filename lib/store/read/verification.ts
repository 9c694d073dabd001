import { isVerificationId } from "@/lib/ids";
import type { ReportType } from "@/lib/rules/request";
import { ask } from "@/lib/store/client";

/**
 * The largest number of files listed for one report. If a new release renders documents differently, each format that
 * is fetched again adds a file.
 */
const FILES_MAX = 50;

/**
 * A verification id in the right format that is never issued. It is looked up instead of a malformed id, so that a
 * malformed id and an unknown id take equally long.
 */
const UNISSUED_ID = "SIQ-000000000000";

type Verification = {
  verificationId: string;
  reportType: ReportType;
  /** True for an assessed copy of a report, with the firm's adjustments. */
  isCopy: boolean;
  createdAt: Date;
  digestSha256: string;
  signatureJws: string;
  keyId: string;
  standing: "current" | "superseded" | "withdrawn" | "purged";
  supersededBy: string | null;
  environment: "test" | "live";
  /** The digests of the documents as they were served; empty once the report is withdrawn or purged. */
  files: { format: string; sha256: string }[];
};

type Row = {
  verification_id: string | null;
  report_type: ReportType;
  created_at: Date;
  digest: string;
  signature: string;
  key_id: string;
  superseded_by: string | null;
  is_superseded: boolean;
  is_copy: boolean;
  environment: "test" | "live";
  status: string | null;
  files: Verification["files"];
};

/** Corrects characters misread on paper: O, I and L, which Crockford's base 32 does not use, become digits. */
function toNumber(asked: string): string {
  const [, rest = ""] = /^\s*SIQ-?([0-9A-Z]{12})\s*$/i.exec(asked) ?? [];
  return `SIQ-${rest.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1")}`;
}

/**
 * Finds the public facts about the report with this verification id, without names or bank data. Null for an unknown
 * id. The look-up takes one round trip for every id, even an unknown or malformed one.
 */
export async function findVerification(asked: string): Promise<Verification | null> {
  const number = toNumber(asked);
  const isOne = isVerificationId(number);
  const [row] = await ask<Row>("find_verification", "select * from find_verification($1, $2)", [
    isOne ? number : UNISSUED_ID,
    FILES_MAX,
  ]);
  if (!row?.verification_id || !isOne) return null;
  const { status } = row;
  const ended = status === "withdrawn" || status === "purged" ? status : null;
  return {
    verificationId: row.verification_id,
    reportType: row.report_type,
    isCopy: row.is_copy,
    createdAt: row.created_at,
    digestSha256: row.digest,
    signatureJws: row.signature,
    keyId: row.key_id,
    standing: ended ?? (row.is_superseded ? "superseded" : "current"),
    supersededBy: row.superseded_by,
    environment: row.environment,
    files: ended ? [] : row.files,
  };
}
