import { createHash } from "node:crypto";
import { fetchPart } from "@/lib/documents/fetch-document";
import { getVerificationId } from "@/lib/documents/fetch-report";
import type { Scope } from "@/lib/scope";
import { type Encoding, encode } from "@/lib/store/pack";

/**
 * Some sections of the report as a source of `sendFile`. The digest covers only these sections, because the report's
 * digest covers the whole. Throws as `fetchReportFile` does.
 */
export function sectionsSource(scope: Scope, requestId: string, sections: readonly string[]) {
  const fetch = async (encoding: Encoding) => {
    const verificationId = await getVerificationId(scope, requestId);
    const plain = await fetchPart({ scope, requestId, format: "sections", sections });
    const digest = createHash("sha256").update(plain).digest("hex");
    return { verificationId, content: await encode(plain, encoding), digest };
  };
  return { fetch, findDigest: async () => (await fetch("identity")).digest };
}
