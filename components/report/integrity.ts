/** The proof that a document is unchanged: the same fields that the JSON has beside the digested part. */
export type Integrity = { digestSha256: string; signatureJws: string; keyId: string };
