import { Webhook } from "standardwebhooks";

export const MAIL_SECRET = `whsec_${Buffer.alloc(32, "mail events").toString("base64")}`;

export type MailReport = {
  type: string;
  message?: string;
  emailId?: string;
  to?: string;
  bounce?: string;
  id?: string;
  at?: Date;
  secret?: string;
};

/** A webhook call from Resend about an email, signed by an independent implementation of Standard Webhooks. */
export function mailCall(report: MailReport) {
  const { type, message, emailId = "mail-none", to = "priya@example.com", bounce, id = "msg_1" } = report;
  const { at = new Date(), secret = MAIL_SECRET } = report;
  const data = {
    email_id: emailId,
    from: "no-reply@surplus.example",
    to: [to],
    subject: "S",
    ...(message ? { tags: { message } } : {}),
    ...(bounce ? { bounce: { type: bounce, subType: "General", message: "said of priya@example.com" } } : {}),
  };
  const raw = JSON.stringify({ type, created_at: at.toISOString(), data });
  const headers = {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "svix-signature": new Webhook(secret).sign(id, at, raw),
  };
  return { method: "POST", path: "/api/webhooks/mail", raw, headers };
}
