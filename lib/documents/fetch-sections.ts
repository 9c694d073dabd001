import { createHash } from "node:crypto";
import { fetchPart } from "@/lib/documents/fetch-document";
import { getVerificationId } from "@/lib/documents/fetch-report";
import type { Scope } from "@/lib/scope";

/**
 * Some sections of the report as a source of `sendFile`. The digest covers only these sections, because the report's
 * digest covers the whole. Throws as `fetchReportFile` does.
 */
export function sectionsSource(scope: Scope, requestId: string, sections: readonly string[]) {
  const fetch = async () => {
    const verificationId = await getVerificationId(scope, requestId);
    const content = await fetchPart({ scope, requestId, format: "sections", sections });
    return { verificationId, content, digest: createHash("sha256").update(content).digest("hex") };
  };
  return { fetch, findDigest: async () => (await fetch()).digest };
}
