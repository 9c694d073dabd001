import { ATTRIBUTES, ATTRIBUTES_VERSION } from "@/lib/contract/attributes/list";
import type { Attributes } from "@/lib/contract/wire/attributes";
import type { ReportDocument } from "@/lib/engine/document";

/** Every attribute of the report as JSON text; equal reports give equal text. */
export function renderAttributes(document: ReportDocument): string {
  const answer: Attributes = {
    version: ATTRIBUTES_VERSION,
    verification_id: document.verification.id,
    report_type: document.reportType,
    profile: document.profile,
    data: ATTRIBUTES.map(({ id, unit, read }) => {
      const { value, window, quality } = read(document);
      return { id, value, unit, window, quality };
    }),
  };
  return JSON.stringify(answer);
}
