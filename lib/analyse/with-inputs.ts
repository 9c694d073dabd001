import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";
import type { Scope } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import { findAssessment, readAssessmentVersion } from "@/lib/store/read/assessment";

/** The firm's inputs as they were read, and `confirm`, which the transaction that writes the report calls first. */
export type GivenInputs = { inputs: AssessmentInputs | null; confirm: (tx: Tx) => Promise<void> };

class InputsChanged extends Error {}

/** Changes of the inputs while one report is written; people save them seconds apart. */
const TRIES_MAX = 5;

/**
 * Runs `work`, which writes a report, with the firm's inputs for it; again if they changed before it was written, so that
 * no report lacks inputs that were stored before it.
 */
export async function withInputs<T>(
  scope: Scope,
  requestId: string,
  work: (given: GivenInputs) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const stored = await findAssessment(scope, requestId);
    const version = stored?.version ?? 0;
    const confirm = async (tx: Tx) => {
      if ((await readAssessmentVersion(tx, scope, requestId)) !== version) throw new InputsChanged();
    };
    try {
      return await work({ inputs: stored?.inputs ?? null, confirm });
    } catch (error) {
      if (tries === TRIES_MAX || !(error instanceof InputsChanged)) throw error;
    }
  }
}
