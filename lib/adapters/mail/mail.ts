/** An attachment. Every server that relays the email can see its name. */
export type Attachment = {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
  /** The name by which the HTML refers to an inline image. */
  contentId?: string;
};

/** An email. The provider sends one email for each `idempotencyKey`, however often it is called within a day. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same text as HTML, for email clients that show it. */
  html?: string;
  /** The sender name shown with the address that all our email comes from; our own name by default. */
  fromName?: string;
  replyTo?: string | null;
  attachments?: readonly Attachment[];
  /** Our id of the message, which the provider repeats in its events. It reveals nothing. */
  messageId?: string;
  idempotencyKey: string;
};
