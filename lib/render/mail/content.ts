import { toPrintableText } from "@/components/report/printable";

/** A paragraph: plain words, or words that lead to a link of ours. */
export type Paragraph = string | { says: string; label: string; url: string };

/**
 * A mail before it is drawn. The subject holds no link, no secret and no name of a customer: it is read on locked phones
 * and in lists. `preview` stands beside it there.
 */
export type MailContent = {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly Paragraph[];
};

/** A mail as text and as HTML, which say the same. */
export type DrawnMail = {
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; contentType: string; bytes: Uint8Array; contentId?: string }[];
};

/** The text of a mail, for programs and people that show no HTML. */
export function toText(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map((one) =>
      typeof one === "string"
        ? clean(one)
        : [one.says && clean(one.says), one.url].filter(Boolean).join("\n"),
    )
    .join("\n\n");
}

/** A subject in one line, whatever a name in it holds. */
export function toSubject(text: string): string {
  return clean(text).replace(/\s+/g, " ").trim();
}

/** Names are free input: no invisible character in them may change how the rest is read. */
export const clean = (text: string): string => toPrintableText(text, TEXT_MAX);

/** The longest paragraph of a mail. */
const TEXT_MAX = 2_000;
