import { expect, test } from "vitest";
import { writeNotice } from "@/lib/messages/remind-of-sharing";
import {
  writeInvite,
  writeInviteSms,
  writeReceiptSms,
  writeReminder,
  writeReminderSms,
} from "@/lib/messages/write-invite";
import { writeWithdrawal, writeWithdrawalSms } from "@/lib/messages/write-withdrawal";
import type { MailContent } from "@/lib/render/mail/content";
import type { Receipt } from "@/lib/rules/receipt";
import { splitSentences, YEAR_MAX, yearOf } from "@/tests/support/reading-year";

const to = { clientName: "Kim", firmName: "Smith Loans", url: "https://a.example" };
const reminder = { ...to, days: 3, isLast: false };
const ended = { clientName: "Kim", firmName: "Smith Loans", at: new Date(0) };
const receipt = {
  firm: { name: "Smith Loans" },
  purpose: "To check your home loan",
  institutions: ["Big Bank"],
  consentedAt: new Date(0),
  consentEndsAt: new Date(0),
  accreditation: { principalName: "Smith Data", number: "ADRBNK000123" },
} as unknown as Receipt;

/** Returns the sentences of an email's subject, preview, title and paragraphs, without the URLs of links. */
function wordsOf({ subject, preview, title, paragraphs }: MailContent): string[] {
  const parts = paragraphs.map((part) => (typeof part === "string" ? part : `${part.says} ${part.label}`));
  return [subject, preview, title, ...parts].flatMap(splitSentences);
}

const withoutLink = (text: string): string[] => splitSentences(text.replace(to.url, ""));

const MESSAGES: Record<string, string[]> = {
  invite: wordsOf(writeInvite(to)),
  reminder: wordsOf(writeReminder(reminder)),
  "last reminder": wordsOf(writeReminder({ ...reminder, days: 1, isLast: true })),
  "reminder of sharing": wordsOf(writeNotice(receipt, "Kim", to.url)),
  ...Object.fromEntries(
    ["customer", "bank", "firm", "system"].map((by) => [
      `end by the ${by}`,
      wordsOf(writeWithdrawal({ ...ended, by, hadReport: by !== "bank" })),
    ]),
  ),
  "invite by text": withoutLink(writeInviteSms(to)),
  "receipt by text": withoutLink(writeReceiptSms(to)),
  "reminder by text": withoutLink(writeReminderSms(reminder)),
  "end by text": withoutLink(writeWithdrawalSms("Smith Loans")),
};

test.each(Object.entries(MESSAGES))(
  "the message “%s” needs at most a year 6 reading level",
  (_name, sentences) => {
    expect(sentences.length).toBeGreaterThan(0);
    expect(yearOf(sentences)).toBeLessThanOrEqual(YEAR_MAX);
  },
);
