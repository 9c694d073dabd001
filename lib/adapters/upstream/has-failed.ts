import type { Told } from "@/lib/adapters/upstream/port";

/** What ends a failure: the data came after all, or nobody waits for it any more. */
const ENDS: readonly Told["kind"][] = ["data_complete", "consent_revoked"];

/**
 * Whether signed events tell that data of one of the banks could not be fetched, and none since that it came after all. That
 * another bank's came is no word on this one's.
 */
export function hasFailed(told: readonly Told[]): boolean {
  const isOver = (failed: Told) =>
    told.some((each) => ENDS.includes(each.kind) && each.at >= failed.at && isOfSame(each, failed));
  return told.some((each) => each.kind === "data_failed" && !isOver(each));
}

/** An event that says too little to be told apart is taken for one of the same bank. */
function isOfSame(one: Told, other: Told): boolean {
  if (one.consentRef !== null && other.consentRef !== null) return one.consentRef === other.consentRef;
  if (one.institutionRef === null || other.institutionRef === null) return true;
  return one.institutionRef === other.institutionRef;
}
