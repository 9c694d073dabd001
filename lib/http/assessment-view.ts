import type { AssessmentView } from "@/lib/contract/wire/assessment";
import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";

type Assessed = {
  inputs: AssessmentInputs;
  version: number;
  updatedAt: Date | null;
  verificationId: string | null;
};

/**
 * The API's body for a request's assessment inputs. `updated_at` is null if the inputs were never set,
 * `verification_id` if there is no report yet.
 */
export function toAssessmentView(
  id: string,
  { inputs, version, updatedAt, verificationId }: Assessed,
): AssessmentView {
  return {
    id,
    ...inputs,
    version,
    updated_at: updatedAt?.toISOString() ?? null,
    verification_id: verificationId,
  };
}
