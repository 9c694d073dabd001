// The bank's events: posts due events to our own upstream endpoint, signed, as a provider would.
import { env } from "@/lib/env/env";
import * as store from "@/lib/store/sandbox";
import { SIGNATURE_HEADER, sign } from "./signature";

const POLL_MS = 500;
const BATCH = 20;
const LEASE_MS = 30_000;
const TIMEOUT_MS = 10_000;
/** Milliseconds to wait after each failed attempt. A message that also fails after the last wait is dropped. */
const RETRY_AFTER_MS = [2_000, 10_000, 60_000, 300_000] as const;

/** Builds the event in the format of the provider that we imitate, with the same `message_id` on every attempt. */
export function toMessage(due: store.DueEvent, now: Date): string {
  return JSON.stringify({
    delivery_attempt: due.attempts,
    publish_time: now.toISOString(),
    message_id: due.id,
    data: {
      event: due.event,
      end_user_id: due.userId,
      client_id: "sandbox",
      institution_id: due.institutionId,
      consent_id: due.consentId,
    },
  });
}

async function send(url: string, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: sign(Buffer.from(body)) },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // A call that is refused, reset or slow is retried, like a call whose response is not 2xx.
    return false;
  }
}

async function deliver(due: store.DueEvent, url: string): Promise<boolean> {
  const sent = await send(url, toMessage(due, new Date()));
  const wait = RETRY_AFTER_MS[due.attempts - 1];
  if (sent) await store.markSent(due.id, new Date());
  else if (wait === undefined) await store.dropEvent(due.id);
  else await store.putOff(due.id, new Date(Date.now() + wait));
  return sent;
}

/** Posts everything due now, in order. Returns the number of messages that it tried to post. */
export async function postDueEvents(
  now = new Date(),
  url = `http://127.0.0.1:${env().PORT}/v1/webhooks/upstream`,
): Promise<number> {
  const due = await store.claimDueEvents(now, BATCH, new Date(now.getTime() + LEASE_MS));
  for (const event of due) await deliver(event, url);
  return due.length;
}

type Post = { stop: () => Promise<void> };
const running = globalThis as unknown as { surplusSandboxPost?: Post };

/**
 * Starts posting in this process; a second call returns the same object as the first. `onFault` gets any error of a
 * round, such as an unreachable database; the next round tries again. `stop` resolves when the current batch has been
 * posted.
 */
export function startSandboxPost(onFault: (fault: unknown) => void = () => {}): Post {
  if (running.surplusSandboxPost) return running.surplusSandboxPost;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  const round = async () => {
    try {
      while (!stopped && (await postDueEvents()) === BATCH);
    } catch (fault) {
      onFault(fault);
    }
    if (!stopped) later();
  };
  const later = () => {
    timer = setTimeout(() => {
      underWay = round();
    }, POLL_MS);
    timer.unref();
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    delete running.surplusSandboxPost;
    return underWay;
  };
  later();
  running.surplusSandboxPost = { stop };
  return running.surplusSandboxPost;
}
