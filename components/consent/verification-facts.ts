/** What the verification page shows about a report: type, time, digest and status, and no personal data. */
export type VerificationFacts = {
  id: string;
  reportType: "expense_summary" | "affordability";
  /** Whether it is an assessed copy of a report, with the firm's adjustments. */
  isCopy: boolean;
  createdAt: Date;
  digestSha256: string;
  signatureJws: string;
  keyId: string;
  standing: "current" | "superseded" | "withdrawn" | "purged";
  supersededBy: string | null;
  environment: "test" | "live";
  /** The documents as they were served. */
  files: { format: string; sha256: string }[];
  /** The public key of the report's signature; null where it is not published any more. */
  key: { kid: string; kty: string; crv: string; x: string } | null;
};
