import { z } from "zod";
import { MailFrom } from "@/lib/env/shapes";

const Given = z
  .string()
  .trim()
  .max(500)
  .optional()
  .transform((text) => text || undefined);

const WebhookSecret = Given.refine(
  (text) => text === undefined || /^whsec_[A-Za-z0-9+/=]{24,}$/.test(text),
  "must be the signing secret as Resend shows it: whsec_ and base64",
);

const SmtpUrl = Given.refine(
  (text) => text === undefined || isSmtpUrl(text),
  "must be the URL of a mail server, such as smtp://user:password@host:587 or smtps://user:password@host:465",
);

function isSmtpUrl(text: string): boolean {
  if (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text)) return false;
  const { pathname, search, hash, hostname, username, password } = new URL(text);
  const isBare = ["", "/"].includes(pathname) && !search && !hash && hostname !== "";
  return isBare && Boolean(username) === Boolean(password) && !/%(?![0-9a-f]{2})/i.test(username + password);
}

const AccountSid = Given.refine(
  (text) => text === undefined || /^AC[0-9a-f]{32}$/i.test(text),
  "must be the account SID as Twilio shows it: AC and 32 hexadecimal digits",
);

/** A sender name of at most eleven characters with at least one letter, as mobile networks require. */
const SENDER_NAME = /^(?=.*[A-Za-z])[A-Za-z0-9 _&+-]{1,11}$/;

const SmsFrom = Given.refine(
  (text) =>
    text === undefined ||
    /^\+[1-9]\d{6,14}$/.test(text) ||
    /^MG[0-9a-f]{32}$/i.test(text) ||
    SENDER_NAME.test(text),
  "must be a number beginning with +, a sender name of at most 11 letters and digits, or the SID of a messaging service",
);

const cap = (most: number) => z.coerce.number().int().min(1).max(1_000_000).default(most);

/** The settings of email and text messages: providers, sender names and caps. */
export const MESSAGE_FIELDS = {
  RESEND_API_KEY: z.string().optional(),
  /** Another base URL for the email provider, for example a test server. */
  RESEND_BASE_URL: z.url().optional(),
  /** The secret that verifies the email provider's events. Without it, we do not learn of bounces and complaints. */
  RESEND_WEBHOOK_SECRET: WebhookSecret,
  /** The operator's own mail server; set either this or Resend. */
  SMTP_URL: SmtpUrl,
  MAIL_FROM: MailFrom.default("Surplus <no-reply@localhost>"),
  /** The maximum number of emails to customers that one company can send in live: per hour and per day. */
  MAIL_CAP_HOUR: cap(600),
  MAIL_CAP_DAY: cap(2_000),
  TWILIO_ACCOUNT_SID: AccountSid,
  TWILIO_AUTH_TOKEN: Given,
  SMS_FROM: SmsFrom,
  /** Another base URL for the SMS provider, for example a test server. */
  TWILIO_BASE_URL: z.url().optional(),
  /**
   * The maximum number of text messages that one company can send in live: per hour and per day. Each message costs
   * money.
   */
  SMS_CAP_HOUR: cap(60),
  SMS_CAP_DAY: cap(200),
};

const SMS = ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "SMS_FROM"] as const;

type Settings = z.infer<z.ZodObject<typeof MESSAGE_FIELDS>>;
type Refuse = (name: string, message: string) => void;

/** Refuses an incomplete provider at start-up; otherwise the first customer would get no message. */
export function checkMessages(settings: Settings, refuse: Refuse): void {
  if (SMS.some((name) => settings[name] !== undefined)) {
    for (const name of SMS)
      if (settings[name] === undefined) refuse(name, `is missing: ${SMS.join(", ")} must be set together`);
  }
  if (settings.SMTP_URL !== undefined && settings.RESEND_API_KEY)
    refuse("SMTP_URL", "cannot be set together with RESEND_API_KEY: set only one of the two");
  if (settings.RESEND_WEBHOOK_SECRET !== undefined && !settings.RESEND_API_KEY)
    refuse("RESEND_API_KEY", "is missing: RESEND_WEBHOOK_SECRET cannot be used without it");
}
