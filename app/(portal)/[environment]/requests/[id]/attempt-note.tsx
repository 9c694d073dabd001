import { ATTEMPT_WORDS } from "@/components/portal/words";
import { Banner } from "@/components/ui/banner";
import { Time } from "@/components/ui/time";
import { ATTEMPT_OUTCOMES, hasFailedAtBank } from "@/lib/rules/bank-attempt";
import { awaitsBank, awaitsConsent } from "@/lib/rules/request";
import type { RequestRecord } from "@/lib/store/read/request";

/**
 * Says why the customer's latest visit to their bank failed, while the customer can try again. Renders nothing if the
 * visit did not fail.
 */
export function AttemptNote({ request }: { request: RequestRecord }) {
  const { attemptAt, attemptInstitution } = request;
  const outcome = ATTEMPT_OUTCOMES.find((each) => each === request.attemptOutcome);
  const isOpen = awaitsConsent(request) || awaitsBank(request);
  if (!attemptAt || !outcome || !isOpen || !hasFailedAtBank(outcome)) return null;
  const { says, advice } = ATTEMPT_WORDS[outcome];
  return (
    <Banner tone="warn">
      {says}
      {attemptInstitution ? ` (${attemptInstitution})` : null}, <Time at={attemptAt} />.{" "}
      {awaitsConsent(request)
        ? "Nothing was shared."
        : "The customer still shares data from the banks that they connected earlier."}{" "}
      {advice}
    </Banner>
  );
}
