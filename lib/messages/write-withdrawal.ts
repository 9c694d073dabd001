import { smsName } from "@/lib/messages/write-invite";
import type { MailContent } from "@/lib/render/mail/content";
import { greet } from "@/lib/rules/greeting";

type Withdrawal = {
  clientName: string;
  firmName: string;
  at: Date;
  /** The party that ended the request: customer, firm, bank or system. */
  by: string | null;
  /** True if the firm could read the report. */
  hadReport: boolean;
};

const TIME = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/** The receipt of a withdrawal as an email. It contains no link, because the request is over. */
export function writeWithdrawal({ clientName, firmName, at, by, hadReport }: Withdrawal): MailContent {
  const ended: Readonly<Record<string, string>> = {
    customer: `you stopped sharing your bank data with ${firmName}`,
    bank: `sharing your bank data with ${firmName} was stopped at your bank`,
    firm: `${firmName} closed its request for your bank data`,
  };
  const what =
    ended[by ?? ""] ?? `sharing your bank data with ${firmName} ended because its time limit was reached`;
  return {
    subject: "Your receipt: sharing bank data has ended",
    preview: "Your bank data is deleted. Keep this receipt for your records.",
    title: "Sharing your bank data has ended",
    paragraphs: [
      greet(clientName),
      `On ${TIME.format(at)}, ${what}.`,
      "We’ve deleted your bank data and any report prepared from it. If your bank was still sharing, we’re ending that too.",
      hadReport
        ? `If ${firmName} saved a copy of the report, ask them what happens to it.`
        : `${firmName} didn’t see your report.`,
      "We keep your name and a record of what happened and when, without any bank data. The law requires this. We delete your email address and phone number after we send this email.",
      "This is your receipt. You don’t need to do anything.",
    ],
  };
}

/** The receipt of a withdrawal as a text message. Unlike the email, it does not mention the record that we keep. */
export function writeWithdrawalSms(firmName: string): string {
  return `Sharing your bank data with ${smsName(firmName)} has ended. We've deleted your bank data and any report.`;
}
