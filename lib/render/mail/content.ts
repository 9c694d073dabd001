import { toPrintableText } from "@/components/report/printable";

/** A paragraph: plain text, or text with a link to one of our pages. */
export type Paragraph = string | { says: string; label: string; url: string };

/**
 * An email before rendering. `subject` and `preview` are shown on locked phones and in lists of emails, so they contain
 * no link, secret or customer's name.
 */
export type MailContent = {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly Paragraph[];
};

/** An email as text and as HTML, with the same contents. */
export type DrawnMail = {
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; contentType: string; bytes: Uint8Array; contentId?: string }[];
};

/** The plain text of an email, for readers without HTML. */
export function toText(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map((one) =>
      typeof one === "string"
        ? clean(one)
        : [one.says && clean(one.says), one.url].filter(Boolean).join("\n"),
    )
    .join("\n\n");
}

/** A subject in one line, even if a name in it contains line breaks. */
export function toSubject(text: string): string {
  return clean(text).replace(/\s+/g, " ").trim();
}

/** Makes free text such as a name printable, so that an invisible character in it cannot change how the rest reads. */
export const clean = (text: string): string => toPrintableText(text, TEXT_MAX);

/** The maximum length of a paragraph in an email, in characters. */
const TEXT_MAX = 2_000;
