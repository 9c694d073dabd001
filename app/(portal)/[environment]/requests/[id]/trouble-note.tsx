import { Banner } from "@/components/ui/banner";
import { Time } from "@/components/ui/time";
import { awaitsReconnecting } from "@/lib/rules/request";
import type { RequestRecord } from "@/lib/store/read/request";

/**
 * Explains why no new data is collected at the moment, and what the member can do. Renders nothing without a problem.
 */
export function TroubleNote({ request }: { request: RequestRecord }) {
  const { consent, status } = request;
  if (!consent?.trouble || !consent.troubleSince || consent.endedAt) return null;
  return (
    <Banner tone="warn">
      {awaitsReconnecting(request) ? (
        <>
          We haven’t been able to read data from the customer’s bank since <Time at={consent.troubleSince} />.
          Ask the customer to open their link again and reconnect the bank.
        </>
      ) : (
        <>
          We haven’t been able to collect new data since <Time at={consent.troubleSince} />. We keep asking
          the bank, so you don’t need to do anything now.
        </>
      )}{" "}
      {status === "ready" ? "The last report is still available." : "Nothing was deleted."}
    </Banner>
  );
}
