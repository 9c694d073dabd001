/** A file that comes with a mail. Its name is seen by everyone the mail passes. */
export type Attachment = {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
  /** The name by which the HTML shows it, for a picture that stands within the mail. */
  contentId?: string;
};

/** The provider sends one mail for one `idempotencyKey`, however often it is asked within a day. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same in HTML, for readers that show it. */
  html?: string;
  /** In whose name it is, beside the address that all our mail is from; ours where nothing is said. */
  fromName?: string;
  replyTo?: string | null;
  attachments?: readonly Attachment[];
  /** Our id of the message, which the provider repeats in its events. Reveals nothing. */
  messageId?: string;
  idempotencyKey: string;
};
