import { Resend } from "resend";
import { z } from "zod";
import { env } from "@/lib/env/env";

/** The email provider's event about one email: its ids, what happened, and the recipient. */
type MailEvent = {
  /** Our id of the message; null if the event has none. */
  messageId: string | null;
  providerId: string;
  state: "sent" | "delayed" | "delivered" | "failed" | "bounced" | "complained";
  to: string | null;
};

/** The fields of Resend's event that we read. Ignores all other fields. */
const Event = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().max(200),
    to: z.union([z.string(), z.array(z.string())]).optional(),
    tags: z
      .union([z.record(z.string(), z.string()), z.array(z.object({ name: z.string(), value: z.string() }))])
      .optional(),
    bounce: z.object({ type: z.string().optional() }).optional(),
  }),
});

const STATE_OF: ReadonlyMap<string, MailEvent["state"]> = new Map([
  ["email.sent", "sent"],
  ["email.delivery_delayed", "delayed"],
  ["email.delivered", "delivered"],
  ["email.failed", "failed"],
  ["email.bounced", "bounced"],
  // The provider no longer sends to the address, because an email to it bounced or its owner complained before.
  ["email.suppressed", "bounced"],
  ["email.complained", "complained"],
]);

/**
 * Reports whether a call is signed with our webhook's secret and at most five minutes old (Standard Webhooks; Resend
 * names its headers after Svix). False if no secret is set, because then no event can be trusted.
 */
export function isSignedMailEvent(headers: Headers, body: string): boolean {
  const { RESEND_API_KEY: key, RESEND_WEBHOOK_SECRET: webhookSecret } = env();
  if (!webhookSecret) return false;
  const signed = {
    id: headers.get("svix-id") ?? "",
    timestamp: headers.get("svix-timestamp") ?? "",
    signature: headers.get("svix-signature") ?? "",
  };
  try {
    new Resend(key ?? "unset").webhooks.verify({ payload: body, headers: signed, webhookSecret });
    return true;
  } catch {
    return false;
  }
}

/** Reads an event from the body of a signed call. Returns null if we don't use this event or cannot read it. */
export function readMailEvent(body: string): MailEvent | null {
  const parsed = Event.safeParse(readJson(body));
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  const state = STATE_OF.get(type);
  if (!state) return null;
  const { tags } = data;
  const messageId = Array.isArray(tags) ? tags.find(({ name }) => name === "message")?.value : tags?.message;
  // A bounce that is not permanent may come from a full mailbox or an unavailable server. The address may still be
  // valid, so the state is `failed` instead of `bounced`.
  const isPassing =
    type === "email.bounced" && data.bounce?.type !== undefined && data.bounce.type !== "Permanent";
  const to = Array.isArray(data.to) ? data.to[0] : data.to;
  return {
    messageId: messageId ?? null,
    providerId: data.email_id,
    state: isPassing ? "failed" : state,
    to: to ?? null,
  };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
