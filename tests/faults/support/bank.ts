import { createHmac, randomUUID } from "node:crypto";
import { asOwner } from "@/tests/faults/support/database";
import { need } from "@/tests/faults/support/need";
import type { TcpLine } from "@/tests/faults/support/tcp-line";
import { baseUrl, until } from "@/tests/wire/support/server";

export const CONSENT_RECEIVED = "consent.received";
export const CONSENT_REVOKED = "consent.revoked";
export const DATA_COMPLETE = "banking.transactions.sync.completed";

type Message = { messageId: string; body: string };

/** Builds a message in the bank's format about a request's customer. */
export async function wordMessage(requestId: string, event: string): Promise<Message> {
  const [row] = await asOwner<{ user_ref: string }>("select user_ref from consent where request_id = $1", [
    requestId,
  ]);
  if (!row) throw new Error(`no one has opened the link of ${requestId}`);
  const messageId = randomUUID();
  const data = {
    event,
    end_user_id: row.user_ref,
    client_id: "sandbox",
    institution_id: null,
    consent_id: null,
  };
  return {
    messageId,
    body: JSON.stringify({ message_id: messageId, publish_time: new Date().toISOString(), data }),
  };
}

/**
 * Posts a message to the server's endpoint for the bank. If `forged` is true, the message is signed with a key that the
 * server does not know.
 */
export async function post(message: Message, { forged = false, to = baseUrl } = {}): Promise<number> {
  const key = forged ? "a foreign key" : Buffer.from(need("SANDBOX_WEBHOOK_SECRET"), "base64");
  const signature = createHmac("sha256", key).update(message.body).digest("base64");
  const response = await fetch(`${to}/v1/webhooks/upstream`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-sandbox-signature": signature },
    body: message.body,
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Deletes the bank's unsent messages about the request. A message cannot be deleted while it is being sent, so the
 * function waits until the attempt is over.
 */
export async function loseMessages(requestId: string): Promise<void> {
  const unsent = `from sandbox_event
    where sent_at is null and user_id = (select user_ref from consent where request_id = $1)`;
  await until(
    async () => {
      await asOwner(`delete ${unsent} and lease_until is null`, [requestId]);
      return asOwner(`select id ${unsent}`, [requestId]);
    },
    (left) => left.length === 0,
  );
}

/** Takes down the bank's network connection and closes the connections that are still open from earlier messages. */
export async function silence(line: TcpLine): Promise<void> {
  await line.break({ down: true });
  line.cut();
}
