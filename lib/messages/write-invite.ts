import type { MailContent } from "@/lib/render/mail/content";
import { greet } from "@/lib/rules/greeting";

type Invitation = { clientName: string; firmName: string; url: string };

/** The invite as an email, in plain words. The subject names the firm but not the customer. */
export function writeInvite({ clientName, firmName, url }: Invitation): MailContent {
  return {
    subject: `${firmName} has asked for your bank data`,
    preview: "You choose your bank and agree there. It takes a few minutes.",
    title: `${firmName} has asked you to share your bank data`,
    paragraphs: [
      greet(clientName),
      `${firmName} has asked you to share your bank data so they can prepare a report. You choose your bank and agree there. You won’t be asked for your password. Never share it.`,
      { says: "", label: "See what you’d be sharing", url },
      "It’s up to you. You can look first, and then decide.",
      "This link is private. Please don’t forward it.",
    ],
  };
}

export type Reminder = Invitation & { days: number; isLast: boolean };

/** A reminder as an email. The text says that the customer may ignore the reminder. */
export function writeReminder({ clientName, firmName, url, days, isLast }: Reminder): MailContent {
  const ago = days === 1 ? "a day ago" : `${days} days ago`;
  const more = isLast ? "This is the last reminder." : "We’ll send at most three reminders.";
  return {
    subject: `Reminder: ${firmName} has asked for your bank data`,
    preview: "It takes a few minutes. It’s up to you.",
    title: `${firmName} hasn’t heard from you yet`,
    paragraphs: [
      greet(clientName),
      `${firmName} asked you ${ago} to share your bank data. They haven’t heard from you yet.`,
      {
        says: "If you want to share your bank data, open this link. It takes a few minutes:",
        label: "See what you’d be sharing",
        url,
      },
      "You choose your bank and agree there. You won’t be asked for your password. Never share it.",
      `It’s up to you, and it’s fine to ignore this message. ${more}`,
      "To stop the reminders now, open the link and choose “I don’t want to share”.",
      "This link is private. Please don’t forward it.",
    ],
  };
}

/** The longest firm name, in characters, with which the text fits into one message. */
const SMS_NAME_MAX = 25;

/**
 * The invite as a text message: the firm, what it asks for and, at the end, the link. Names the firm but not the
 * customer. To refuse, the customer must open the link: the sender is shown as a name, and a name cannot receive
 * replies.
 */
export function writeInviteSms({ firmName, url }: Omit<Invitation, "clientName">): string {
  return `${smsName(firmName)} asks for your bank data. Share or decline: ${url}`;
}

/** The receipt of a consent as a text message: its link leads to the receipt and to Stop sharing. */
export function writeReceiptSms({ firmName, url }: Omit<Invitation, "clientName">): string {
  return `You agreed to share your bank data with ${smsName(firmName)}. Your receipt, and how to stop: ${url}`;
}

/** A reminder as a text message. Its link leads to the customer's page. The last reminder says that it is the last. */
export function writeReminderSms({ firmName, url, isLast }: Omit<Reminder, "clientName" | "days">): string {
  const what = isLast ? "Last reminder" : "Reminder";
  return `${what}: ${smsName(firmName)} asks for your bank data. Share or decline: ${url}`;
}

/**
 * A firm's name as one line of plain text, shortened. Replaces typographic characters with plain ones: one letter
 * outside the GSM 03.38 alphabet more than halves the number of characters that fit into a message.
 */
export function smsName(name: string): string {
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
