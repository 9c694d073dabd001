import { refuseWebhookUrl } from "@/lib/adapters/post/refuse-url";
import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { setWebhookUrl } from "@/lib/store/write/endpoint";

const URL_LENGTH_MAX = 2_083;

/**
 * Sets the webhook URL of one environment; empty text stops deliveries. The signing secret is unchanged. An endpoint
 * that was disabled or failing starts again with a test event, and `pinged` is true. Throws invalid, with the reason at
 * `url`.
 */
export async function setWebhook(
  scope: Scope,
  text: string,
  actor: Actor,
  at: Date | null = null,
): Promise<{ pinged: boolean }> {
  const now = at ?? (await readClock());
  const url = text.trim();
  if (url === "") return setWebhookUrl(scope, null, actor, now);
  const reason =
    url.length > URL_LENGTH_MAX || url.includes("\0")
      ? "Enter a full address, such as https://example.com/webhooks."
      : refuseWebhookUrl(url, scope.environment);
  if (reason) {
    const field = { type: "value_error", loc: ["body", "url"], msg: reason, ctx: { reason } };
    throw new AppError("invalid", reason, { fields: [field] });
  }
  return setWebhookUrl(scope, url, actor, now);
}
