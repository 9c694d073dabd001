import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inCompany, inScope } from "@/lib/store/client";
import { setWebhookUrl } from "@/lib/store/write/endpoint";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { INPUT } from "@/tests/support/request-input";

/** Creates a company whose test events go to this URL. If the URL is null, the company has no endpoint. */
export async function makeHooked(url: string | null): Promise<TestCompany> {
  const firm = await makeCompany();
  if (url) await setWebhookUrl(firm.test, url, firm.actor, new Date());
  return firm;
}

/** Causes an event in the company's test environment; returns the event's delivery, or null if there is none. */
export async function causeEvent(firm: TestCompany): Promise<string | null> {
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
  const found = await inScope(firm.test, (tx) =>
    tx.delivery.findFirst({ where: { event: { requestId: id } } }),
  );
  return found?.id ?? null;
}

/**
 * Writes `count` events of one request, one second apart, starting at `from`, without deliveries. Returns the events'
 * ids.
 */
export async function writeEvents(firm: TestCompany, count: number, from: Date): Promise<string[]> {
  const { id: requestId } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  const data = Array.from({ length: count }, (_, n) => ({
    id: newId("evt"),
    requestId,
    ...firm.test,
    type: "report.refreshed",
    generation: n + 1,
    payload: JSON.stringify({ event: "report.refreshed", n }),
    createdAt: new Date(from.getTime() + n * 1000),
  }));
  await inScope(firm.test, (tx) => tx.event.createMany({ data }));
  return data.map(({ id }) => id);
}

export const deliveryOf = (scope: Scope, id: string) =>
  inScope(scope, (tx) =>
    tx.delivery.findFirstOrThrow({ where: { id }, include: { attemptRows: true, event: true } }),
  );

export const endpointOf = (scope: Scope) => inScope(scope, (tx) => tx.webhookEndpoint.findFirstOrThrow());

/** Returns the unfinished work of these kinds, soonest first. */
export const openWork = (scope: Scope, ...names: string[]) =>
  inScope(scope, (tx) =>
    tx.outbox.findMany({ where: { name: { in: names }, doneAt: null }, orderBy: { availableAt: "asc" } }),
  );

export const noticesOf = ({ companyId }: TestCompany) =>
  inCompany(companyId, (tx) => tx.notice.findMany({ where: { companyId }, orderBy: { createdAt: "asc" } }));

export const actionsOf = async ({ companyId }: TestCompany) =>
  (
    await inCompany(companyId, (tx) =>
      tx.auditEntry.findMany({ where: { companyId }, orderBy: { seq: "asc" } }),
    )
  ).map(({ action }) => action);
