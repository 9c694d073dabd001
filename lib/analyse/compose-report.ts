import { signDigest } from "@/lib/analyse/sign-digest";
import { toEngineInput } from "@/lib/contract/assessment";
import { toSydneyTime } from "@/lib/engine/calendar/day";
import type { Assumptions, CustomerNote, ReportDocument } from "@/lib/engine/document";
import { buildReport, type ReportInput } from "@/lib/engine/report";
import { baseUrl } from "@/lib/env/env";
import { renderSigned } from "@/lib/render/json";
import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";
import { consentEndOf } from "@/lib/rules/request";
import { pack } from "@/lib/store/pack";
import type { CompanyRecord } from "@/lib/store/read/company";
import type { RequestRecord } from "@/lib/store/read/request";
import type { SnapshotRecord } from "@/lib/store/read/snapshot";

/** A signed report. `bytes` are its JSON as the firm receives it: stored once and served unchanged. */
export type Composed = {
  bytes: Uint8Array<ArrayBuffer>;
  /**
   * The bytes as they are stored. Packed here, because packing 3,000 rows takes 30 ms, which is too long for a
   * transaction.
   */
  packed: Uint8Array<ArrayBuffer>;
  digest: string;
  signature: string;
  keyId: string;
  /** True if the report suggests an account that was not shared. */
  hasUnshared: boolean;
};

export type Ingredients = {
  request: RequestRecord;
  company: CompanyRecord;
  snapshot: SnapshotRecord;
  verificationId: string;
  notes: CustomerNote[];
  /** The firm's inputs for this request; null if there are none. */
  inputs: AssessmentInputs | null;
  now: Date;
};

/** Composes the engine's document and signs it. Writes nothing; equal inputs give identical bytes. */
export function composeReport(ingredients: Ingredients): Composed {
  const document = buildReport(toReportInput(ingredients));
  const hasUnshared = document.quality.suspectedUnshared.length > 0;
  return { ...signDocument(document), hasUnshared };
}

/** The document as the firm receives it in JSON, with its digest and signature. */
export function signDocument(document: ReportDocument): Omit<Composed, "hasUnshared"> {
  const { bytes, integrity } = renderSigned(document, (digestSha256) => {
    const { jws, keyId } = signDigest(digestSha256);
    return { digestSha256, signatureJws: jws, keyId };
  });
  const { digestSha256: digest, signatureJws: signature, keyId } = integrity;
  return { bytes, packed: pack(bytes), digest, signature, keyId };
}

/**
 * Assembles the engine's input. Times are in Sydney time. The new report supersedes the current one only if it is made
 * from newer data.
 */
export function toReportInput({
  request,
  company,
  snapshot,
  verificationId,
  notes,
  inputs,
  now,
}: Ingredients): ReportInput {
  const instant = (date: Date | null | undefined) => (date ? toSydneyTime(date) : null);
  return {
    data: snapshot.data,
    reportType: request.reportType,
    profile: company.settings.documentProfile,
    verification: {
      id: verificationId,
      url: `${baseUrl()}/verify/${verificationId}`,
      supersedes:
        request.generation > 0 && snapshot.generation > request.generation ? request.verificationId : null,
    },
    request: {
      clientName: request.clientName,
      clientRef: request.clientRef,
      periodLabel: request.periodLabel,
      environment: request.environment,
      companyName: company.brand.displayName,
    },
    consent: {
      type: request.consentType,
      givenAt: instant(request.consent?.givenAt),
      expiresAt: instant(consentEndOf(request)),
      institutions: request.consent?.institutions ?? [],
    },
    generatedAt: toSydneyTime(now),
    dataAsAt: toSydneyTime(snapshot.takenAt),
    assumptions: company.settings.assumptions as Assumptions | null,
    customerNotes: notes,
    assessment: inputs && toEngineInput(inputs),
  };
}
