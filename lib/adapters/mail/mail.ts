/** An attachment. The file name is visible to every server that relays the email. */
export type Attachment = {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
  /** The name by which the HTML refers to an inline image. */
  contentId?: string;
};

/**
 * An email. Resend sends only one email for each `idempotencyKey` within a day; a mail server could deliver a repeated
 * email twice.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The content of `text` as HTML, for email clients that show HTML. */
  html?: string;
  /** The sender name shown with our sender address; our own name by default. */
  fromName?: string;
  replyTo?: string | null;
  attachments?: readonly Attachment[];
  /**
   * Our id of the message, which the provider repeats in its events. The id reveals nothing about the recipient or the
   * content.
   */
  messageId?: string;
  idempotencyKey: string;
};
