import { AppError } from "@/lib/errors";
import type { EventType } from "@/lib/rules/request";
import type { Actor, EndpointTarget } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { aboutEndpoint, getRow } from "@/lib/store/read/endpoint";
import { inEnvironment } from "@/lib/store/read/one-environment";
import { appendAudit } from "@/lib/store/write/audit";
import { addEvent, type EventSubject, NO_ENDPOINT } from "@/lib/store/write/event";

/** The largest number of tests in a minute. A person makes fewer; only a program in a loop makes more. */
const TESTS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/**
 * The event that tests an endpoint that was enabled again. Receivers are less likely to act on it than on any other
 * event.
 */
const PING: EventType = "consent.completed";

/** The subject of a test event. No request has this id, because ids are random and never all zeros. */
const NO_SUBJECT: Omit<EventSubject, "verificationId"> = {
  id: `req_${"0".repeat(32)}`,
  clientName: "Test Client",
  reportType: "expense_summary",
  generation: 0,
};
const NO_REPORT = `SIQ-${"0".repeat(12)}`;

type Test = { id: string; deliveryId: string | null };

function addTestEvent(tx: Tx, target: EndpointTarget, type: EventType, now: Date): Promise<Test> {
  // No report exists yet when consent is completed. A test of any other event contains the id of a report.
  const verificationId = type === "consent.completed" ? null : NO_REPORT;
  return addEvent(tx, target, { type, subject: { ...NO_SUBJECT, verificationId }, now, nature: "test" });
}

/** Tests an endpoint that was enabled again, in the transaction that enabled it. */
export async function addPing(tx: Tx, target: EndpointTarget, now: Date): Promise<void> {
  await addTestEvent(tx, target, PING, now);
}

/**
 * Writes a test event and its delivery, so that the firm sees how its receiver handles the event. A test event is
 * about no request. Throws not_found. Throws too_many after TESTS_A_MINUTE tests in a minute. Throws conflict if the
 * endpoint has no URL or is disabled. Writes nothing if it throws.
 */
export async function sendTestEvent(
  target: EndpointTarget,
  type: EventType,
  actor: Actor,
  now = new Date(),
): Promise<{ id: string; deliveryId: string }> {
  const { endpointId, ...scope } = target;
  return inScope(scope, async (tx) => {
    const tested = await getRow(tx, scope, endpointId);
    const since = new Date(now.getTime() - MINUTE_MS);
    const recent = await tx.$queryRaw<object[]>`
      select id from event where company_id = ${scope.companyId} and ${inEnvironment(scope)}
        and request_id is null and created_at > ${since} limit ${TESTS_A_MINUTE}`;
    if (recent.length === TESTS_A_MINUTE) {
      const message = `You can send at most ${TESTS_A_MINUTE} test events a minute.`;
      throw new AppError("too_many", message, { retryAfterSeconds: 60 });
    }
    const { id, deliveryId } = await addTestEvent(tx, target, type, now);
    if (!deliveryId) throw new AppError("conflict", NO_ENDPOINT);
    const detail = { event: type, event_id: id, ...aboutEndpoint(tested) };
    await appendAudit(tx, {
      ...scope,
      requestId: null,
      action: "webhook.test_sent",
      actor,
      detail,
      at: now,
    });
    return { id, deliveryId };
  });
}
