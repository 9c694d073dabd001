import { setWebhookUrl } from "@/lib/company/change-endpoint";
import { asOwner } from "@/tests/faults/support/database";
import { type Receiver, startReceiver } from "@/tests/faults/support/receiver";
import { setRateLimit } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { type Firm, makeFirm, setShareMode } from "@/tests/wire/support/firm";
import { until } from "@/tests/wire/support/server";

export type WatchedFirm = Firm & { receiver: Receiver };

/** Creates a firm whose webhooks go to a receiver that records everything. */
export async function makeWatchedFirm({ isReviewed = false } = {}): Promise<WatchedFirm> {
  const firm = await makeFirm();
  await setRateLimit(firm.companyId, 1_000_000);
  if (isReviewed) await setShareMode(firm, "customer_review");
  const receiver = await startReceiver(firm.companyId, firm.secrets.test);
  await setWebhookUrl(firm.test, receiver.url, firm.actor);
  return { ...firm, receiver };
}

/** Redirects the firm's webhooks to this port, where a network proxy passes them to the firm's receiver. */
export const routeWebhooks = (firm: WatchedFirm, port: number) =>
  setWebhookUrl(firm.test, `http://127.0.0.1:${port}/hook`, firm.actor);

/** Creates a request whose customer has consented. The server then does the remaining work. */
export async function makeConsented(firm: Firm, fields: object = {}): Promise<string> {
  const id = await firm.create(fields);
  await giveConsent(id);
  return id;
}

export async function makeReady(firm: Firm, fields: object = {}): Promise<string> {
  const id = await makeConsented(firm, fields);
  await reachStage(id, "ready");
  return id;
}

/**
 * Waits until no work of the firm is due. Otherwise, the next write to a table could come from a slow process and not
 * from the test.
 */
export async function settle({ companyId }: Firm): Promise<void> {
  await until(
    () =>
      asOwner(
        "select id from outbox where company_id = $1 and done_at is null and parked_at is null and available_at <= now()",
        [companyId],
      ),
    (due) => due.length === 0,
  );
}

type Row = { status: string; stage: string; generation: number; attempts: number };

/** Reads a request's row from the database. */
export async function look(id: string): Promise<Row> {
  const [row] = await asOwner<Row>("select status, stage, generation from request where id = $1", [id]);
  if (!row) throw new Error(`there is no request ${id}`);
  return row;
}

export async function reachStage(id: string, stage: string, timeoutMs?: number): Promise<void> {
  await until(
    () => look(id),
    (row) => row.stage === stage,
    timeoutMs,
  );
}
