import type { MailContent } from "@/lib/render/mail/content";

export type Invitation = { clientName: string; firmName: string; url: string };

/** The invite as a mail, in words that most people read with ease. The subject names the firm, and no customer. */
export function writeInvite({ clientName, firmName, url }: Invitation): MailContent {
  return {
    subject: `${firmName} asks for your bank summary`,
    preview: "You choose your bank and agree there. It takes a few minutes.",
    title: `${firmName} asks for a summary of your bank accounts`,
    paragraphs: [
      `Hello ${clientName},`,
      `${firmName} asks you to share bank data for an income and expense report. You choose your bank and agree there; no password is asked for.`,
      { says: "", label: "See what is asked for", url },
      "You can look first and decide then. You do not have to do this.",
      "The link is private: please do not pass it on.",
    ],
  };
}

export type Reminder = Invitation & { days: number; isLast: boolean };

/** A reminder as a mail; nothing of it needs an answer. */
export function writeReminder({ clientName, firmName, url, days, isLast }: Reminder): MailContent {
  const ago = days === 1 ? "a day ago" : `${days} days ago`;
  const more = isLast ? "This is the last reminder." : "We send three reminders at most.";
  return {
    subject: `Reminder: ${firmName} asks for your bank summary`,
    preview: "It takes a few minutes. You do not have to do this.",
    title: `${firmName} has not heard from you yet`,
    paragraphs: [
      `Hello ${clientName},`,
      `${firmName} asked you ${ago} to share a summary of your bank accounts. They have not heard from you yet.`,
      {
        says: "If you want to share it, open this link. It takes a few minutes:",
        label: "See what is asked for",
        url,
      },
      "You choose your bank and agree there. No password is asked for, and you should give it to nobody.",
      `You do not have to do this. It is fine to ignore this message. ${more}`,
      "To stop the reminders now, open the link and choose “I will not share: close this request”.",
      "The link is private: please do not pass it on.",
    ],
  };
}

/** A name longer than this would cost its firm a second message. */
const SMS_NAME_MAX = 28;

/**
 * The invite as a text message: who asks, what for, and the link at its end, by which they can stop as well: a sender that
 * is a name takes no answer. It names nobody but the firm.
 */
export function writeInviteSms({ firmName, url }: Omit<Invitation, "clientName">): string {
  return `${smsName(firmName)} asks for your bank summary, not a password. Share or stop: ${url}`;
}

export function writeReminderSms({ firmName, url, isLast }: Omit<Reminder, "clientName" | "days">): string {
  const what = isLast ? "Last reminder" : "Reminder";
  return `${what}: ${smsName(firmName)} asks for your bank summary. Share or stop: ${url}`;
}

/**
 * A firm's name in one line of plain text, shortened. Typographic marks are written as their plain ones, because a single
 * letter that the networks' alphabet lacks halves what a message holds (GSM 03.38).
 */
function smsName(name: string): string {
  const plain = name
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...plain];
  return letters.length > SMS_NAME_MAX
    ? `${letters
        .slice(0, SMS_NAME_MAX - 3)
        .join("")
        .trimEnd()}...`
    : plain;
}
