import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";
import type { Scope } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import {
  type AdjustmentsRecord,
  findAdjustments,
  readAdjustmentsVersion,
} from "@/lib/store/read/adjustments";
import { findAssessment, readAssessmentVersion } from "@/lib/store/read/assessment";
import { getReportDigests } from "@/lib/store/read/report";

/** The adjustments and the verification id of the current assessed copy; null without adjustments. */
type StoredAdjustments = (AdjustmentsRecord & { copyId: string | null }) | null;

/**
 * The firm's inputs and adjustments as read. The transaction that writes the report calls `confirm` first, to check
 * that they have not changed.
 */
export type GivenInputs = {
  inputs: AssessmentInputs | null;
  adjusted: StoredAdjustments;
  confirm: (tx: Tx) => Promise<void>;
};

class InputsChanged extends Error {}

/**
 * We write a report at most this many times if the inputs keep changing in the meantime. People save inputs seconds
 * apart, so a few tries are enough.
 */
const TRIES_MAX = 5;

/**
 * Runs `work`, which writes a report, with the firm's inputs. Runs it again if the inputs changed in the meantime. So
 * every report includes all inputs that were stored before it.
 */
export async function withInputs<T>(
  scope: Scope,
  requestId: string,
  work: (given: GivenInputs) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const [stored, adjusted] = await Promise.all([
      findAssessment(scope, requestId),
      findStoredAdjustments(scope, requestId),
    ]);
    const version = stored?.version ?? 0;
    const confirm = async (tx: Tx) => {
      if ((await readAssessmentVersion(tx, scope, requestId)) !== version) throw new InputsChanged();
      if (!(await isSameList(tx, scope, requestId, adjusted))) throw new InputsChanged();
    };
    try {
      return await work({ inputs: stored?.inputs ?? null, adjusted, confirm });
    } catch (error) {
      if (tries === TRIES_MAX || !(error instanceof InputsChanged)) throw error;
    }
  }
}

/** The request's adjustments, with the copy that contains them. */
export async function findStoredAdjustments(scope: Scope, requestId: string): Promise<StoredAdjustments> {
  const record = await findAdjustments(scope, requestId);
  if (!record) return null;
  const { verificationId } = await getReportDigests(scope, requestId, "assessed");
  return { ...record, copyId: verificationId };
}

/**
 * True if the stored adjustments still have the version of `adjusted`. Call it in the transaction that writes the
 * report.
 */
export async function isSameList(
  tx: Tx,
  scope: Scope,
  requestId: string,
  adjusted: StoredAdjustments,
): Promise<boolean> {
  return (await readAdjustmentsVersion(tx, scope, requestId)) === (adjusted?.version ?? 0);
}
