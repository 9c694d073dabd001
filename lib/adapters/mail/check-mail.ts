import { Resend } from "resend";
import { greetSmtp, readSmtpUrl, SmtpFault } from "@/lib/adapters/mail/smtp";
import { env } from "@/lib/env/env";
import { hasLocalOutbox } from "@/lib/env/local-outbox";

/**
 * `outbox`: a local server stores its emails. `key`: the provider rejects the key. `domain`: the provider cannot
 * send from this domain yet. `unreachable`: no response within ten seconds, or an unexpected error.
 * `sending_only`: the key is valid but may only send email. Names that begin with `smtp` are states of a mail
 * server. `smtp_tls`: the mail server does not offer TLS, or we do not trust its certificate.
 */
export type MailState =
  | "ready"
  | "sending_only"
  | "outbox"
  | "not_set_up"
  | "key"
  | "domain"
  | "unreachable"
  | "smtp"
  | "smtp_auth"
  | "smtp_tls"
  | "smtp_unreachable";

const TIMEOUT_MS = 10_000;

/** Asks the email provider or mail server whether it would accept our email, without sending any. */
export async function checkMail(): Promise<MailState> {
  if (hasLocalOutbox()) return "outbox";
  const { RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl, SMTP_URL: smtp } = env();
  if (smtp) return checkSmtp(smtp);
  if (!key) return "not_set_up";
  const resend = new Resend(key, baseUrl ? { baseUrl } : {});
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null).unref());
  const answer = await Promise.race([resend.domains.list().catch(() => null), late]);
  if (!answer) return "unreachable";
  const { data, error } = answer;
  if (error?.name === "restricted_api_key") return "sending_only";
  if (error) return error.statusCode === 401 || error.statusCode === 403 ? "key" : "unreachable";
  const host = senderHost();
  const ours = data?.data.find(({ name }) => host === name || host.endsWith(`.${name}`));
  return ours?.status === "verified" ? "ready" : "domain";
}

/** Signs in to the mail server and disconnects. */
async function checkSmtp(url: string): Promise<MailState> {
  const server = readSmtpUrl(url);
  if (!server) return "not_set_up";
  try {
    await greetSmtp(server);
    return "smtp";
  } catch (error) {
    if (!(error instanceof SmtpFault)) throw error;
    if (error.step === "auth") return "smtp_auth";
    return error.step === "tls" ? "smtp_tls" : "smtp_unreachable";
  }
}

/** The host of the mail server in SMTP_URL; empty if SMTP_URL is not set or cannot be read. */
export function smtpHost(): string {
  return readSmtpUrl(env().SMTP_URL ?? "")?.host ?? "";
}

/** The domain of our sender address (MAIL_FROM). */
export function senderHost(): string {
  const from = env().MAIL_FROM;
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return (address.split("@")[1] ?? "").trim().toLowerCase();
}
