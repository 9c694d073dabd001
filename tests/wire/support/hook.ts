import { afterAll } from "vitest";
import { shareReport } from "@/lib/analyse/share-report";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { giveConsent } from "@/tests/support/consent";
import { type Firm, makeFirm, setShareMode } from "@/tests/wire/support/firm";
import { type Delivery, startReceiver } from "@/tests/wire/support/receiver";

/** Sends the firm's test webhooks to a new receiver. Returns a function that waits for an event. */
export async function hookUp(firm: Firm): Promise<(event: string, requestId: string) => Promise<Delivery>> {
  const receiver = await startReceiver();
  afterAll(() => receiver.close());
  await setWebhookUrl(firm.test, receiver.url, firm.actor);
  return receiver.wait;
}

export type Heard = { requestId: string; secret: string; deliveries: Delivery[] };

/** Takes one request through every state that causes an event. Returns all deliveries. */
export async function hear(): Promise<Heard> {
  const firm = await makeFirm();
  const receiver = await startReceiver();
  afterAll(() => receiver.close());
  await setWebhookUrl(firm.test, receiver.url, firm.actor);
  await setShareMode(firm, "customer_review");
  const requestId = await firm.create({ consent_type: "ongoing" });
  await giveConsent(requestId);
  await receiver.wait("report.awaiting_share", requestId);
  await shareReport(firm.test, requestId);
  await receiver.wait("report.ready", requestId);
  await firm.ask("POST", `/v1/requests/${requestId}/refresh`);
  await receiver.wait("report.refreshed", requestId);
  await firm.ask("DELETE", `/v1/requests/${requestId}`);
  await receiver.wait("request.withdrawn", requestId);
  return { requestId, secret: firm.secrets.test, deliveries: receiver.deliveries };
}

export function findShared(heard: Heard, type: string): Delivery {
  const found = heard.deliveries.find(({ payload }) => payload.event === type);
  if (!found) throw new Error(`${type} was not delivered`);
  return found;
}
