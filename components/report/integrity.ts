/** What proves a document unchanged; the same fields the JSON carries beside the digested part. */
export type Integrity = { digestSha256: string; signatureJws: string; keyId: string };
