import type { EventFact } from "@/lib/adapters/upstream/port";

/** Events that end a failure: the data came after all, or the wait for it is over. */
const ENDS: readonly EventFact["kind"][] = ["data_complete", "consent_revoked"];

/**
 * Providers try again on their own, and report a failure that lasts again. One that nothing was heard of for this long says
 * no more: the event of the data that came may have been lost.
 */
const FAILED_MS = 48 * 60 * 60_000;

/**
 * Whether signed events tell that data of one of the banks could not be fetched, and none since that it came after all. That
 * another bank's came is no word on this one's. Without `now` a failure counts however old it is.
 */
export function hasFailed(told: readonly EventFact[], now?: Date): boolean {
  const isOver = (failed: EventFact) =>
    told.some((each) => ENDS.includes(each.kind) && each.at >= failed.at && isOfSame(each, failed));
  const isFresh = ({ at }: EventFact) => !now || now.getTime() - at.getTime() < FAILED_MS;
  return told.some((each) => each.kind === "data_failed" && isFresh(each) && !isOver(each));
}

/** An event with too little detail counts as one of the same bank. */
function isOfSame(one: EventFact, other: EventFact): boolean {
  if (one.consentRef !== null && other.consentRef !== null) return one.consentRef === other.consentRef;
  if (one.institutionRef === null || other.institutionRef === null) return true;
  return one.institutionRef === other.institutionRef;
}
