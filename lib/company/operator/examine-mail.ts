import { checkMail, type MailState, senderHost, smtpHost } from "@/lib/adapters/mail/check-mail";
import { type Finding, fault, note, ok } from "@/lib/company/operator/finding";

const MAIL_FINDINGS: Readonly<Record<MailState, () => Finding>> = {
  ready: () => ok("mail", `Resend sends from ${senderHost()}.`),
  sending_only: () => ok("mail", "Resend accepts the key, which is restricted to sending."),
  outbox: () => ok("mail", "Emails are kept in the local outbox, at /outbox. Nothing is sent."),
  not_set_up: () =>
    note(
      "mail",
      "No email provider is set up, so no invite is sent and no address can be confirmed. Set RESEND_API_KEY or SMTP_URL, and MAIL_FROM. `create-owner` creates the first company without email.",
    ),
  key: () => fault("mail", "Resend does not accept RESEND_API_KEY. Create a new key at Resend."),
  domain: () =>
    fault(
      "mail",
      `Resend does not send from ${senderHost()} yet. Verify the domain at Resend, or change MAIL_FROM.`,
    ),
  smtp: () =>
    ok("mail", `The mail server ${smtpHost()} accepts our connection and sends from ${senderHost()}.`),
  smtp_auth: () =>
    fault("mail", `The mail server ${smtpHost()} does not accept the user and password in SMTP_URL.`),
  smtp_tls: () =>
    fault(
      "mail",
      `The mail server ${smtpHost()} offers no TLS, or its certificate is not trusted for this host name. To trust your own certificate authority, set NODE_EXTRA_CA_CERTS.`,
    ),
  smtp_unreachable: () =>
    fault(
      "mail",
      `The mail server ${smtpHost()} does not answer. Check SMTP_URL, and that this machine can reach it.`,
    ),
  unreachable: () =>
    fault("mail", "Resend does not answer. Check that this machine can reach api.resend.com by https."),
};

/**
 * Asks the email provider or mail server whether it would accept our email. Does not send an email, and the
 * result contains no secret.
 */
export const examineMail = async (): Promise<Finding[]> => [MAIL_FINDINGS[await checkMail()]()];
