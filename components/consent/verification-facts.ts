/** The facts about a report on its verification page: type, time, digest and status. No personal data. */
export type VerificationFacts = {
  id: string;
  reportType: "expense_summary" | "affordability";
  /** True for an assessed copy of a report, with the firm's adjustments. */
  isCopy: boolean;
  createdAt: Date;
  digestSha256: string;
  signatureJws: string;
  keyId: string;
  standing: "current" | "superseded" | "withdrawn" | "purged";
  supersededBy: string | null;
  environment: "test" | "live";
  /** The digests of the files that we served. */
  files: { format: string; sha256: string }[];
  /** The public key for the report's signature; null if it is no longer published. */
  key: { kid: string; kty: string; crv: string; x: string } | null;
};
