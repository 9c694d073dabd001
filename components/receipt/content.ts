import type { Receipt } from "@/lib/domain/receipt";
import { dayAndTime, longDay } from "../consent/days";
import { howLong, howOften, whatTheyGet } from "../consent/terms";

/** One line of a receipt. `href` is somewhere outside: a policy, a complaints page. */
export type ReceiptLine = { term: string; text: string; small?: string; href?: string };
export type ReceiptGroup = { id: string; title: string; lines: ReceiptLine[] };
export type ReceiptContent = {
  title: string;
  /** Who it is from and who may see the like. */
  firmName: string;
  testNotice: string | null;
  lead: string;
  groups: ReceiptGroup[];
  /** What the law wants said beside it, a sentence or two each. */
  notes: { title: string; text: string }[];
};

const OAIC = "oaic.gov.au/consumer-data-right or 1300 363 992";

/** The receipt in words: the same on the page, in the PDF and in the mail. */
export function toReceiptContent(receipt: Receipt): ReceiptContent {
  const { firm, isSandbox, consentedAt } = receipt;
  return {
    title: "Receipt for sharing your bank data",
    firmName: firm.name,
    testNotice: isSandbox ? "Sandbox. This is a test: no real bank and no real data." : null,
    lead: `On ${dayAndTime(consentedAt)} you agreed that ${firm.name} may have a report made from your bank data. This is your record of it. Please keep it.`,
    groups: [
      { id: "agreed", title: "What you agreed to", lines: agreedLines(receipt) },
      { id: "time", title: "How long it lasts", lines: timeLines(receipt) },
      { id: "collects", title: "Who collects the data", lines: collectsLines(receipt) },
      { id: "stop", title: "To look again or to stop", lines: stopLines(receipt) },
    ].filter(({ lines }) => lines.length > 0),
    notes: [
      {
        title: "Once the report is shared",
        text: `The rules of the Consumer Data Right may no longer protect the copy that ${firm.name} has. Other privacy law may. Ask ${firm.name} how it looks after your report.`,
      },
      {
        title: "Questions and complaints",
        text: `Ask ${firm.name} first${reachOf(receipt)}. You can also complain to the Australian Information Commissioner: ${OAIC}.`,
      },
    ],
  };
}

function agreedLines(receipt: Receipt): ReceiptLine[] {
  const { firm, purpose, periodLabel, institutions, clusters, historyMonths, isReviewed } = receipt;
  const reviewed = isReviewed ? " You read it first. They see it only if you share it." : "";
  return [
    { term: "Shared with", text: firm.name },
    { term: "Why", text: purpose, ...(periodLabel ? { small: `For: ${periodLabel}` } : {}) },
    { term: "What they get", text: `${whatTheyGet(receipt)}${reviewed}` },
    ...(institutions.length > 0 ? [{ term: "Your bank", text: institutions.join(", ") }] : []),
    { term: "Data used", text: clusters.join(" · ") },
    { term: "How far back", text: `The last ${historyMonths} months, for the accounts you chose` },
  ];
}

function timeLines(receipt: Receipt): ReceiptLine[] {
  const { firm, consentedAt, consentEndsAt, purgeAt, retentionDays, readyAt, verificationId } = receipt;
  return [
    { term: "You agreed on", text: dayAndTime(consentedAt) },
    { term: "How often", text: howOften(firm, receipt) },
    {
      term: "Consent ends",
      text: consentEndsAt
        ? `When the report is deleted, when you stop it, or on ${longDay(consentEndsAt)}: whichever comes first`
        : "When the report is deleted, or when you stop it",
    },
    ...(readyAt ? [{ term: "Report ready", text: dayAndTime(readyAt) }] : []),
    {
      term: "Deleted",
      text: purgeAt
        ? `${longDay(purgeAt)}: the report and the data`
        : `The report and the data, ${howLong(retentionDays)} after the report is ready`,
    },
    ...(readyAt && verificationId ? [{ term: "Report number", text: verificationId }] : []),
  ];
}

function collectsLines({ accreditation }: Receipt): ReceiptLine[] {
  if (!accreditation) return [];
  const { principalName, number, policyUrl, country, representativeName, isExample } = accreditation;
  return [
    {
      term: "Accredited provider",
      text: principalName,
      ...(isExample ? { small: "Made up for the sandbox. No real provider collects anything." } : {}),
    },
    { term: "Accreditation number", text: number },
    ...(country ? [{ term: "Based in", text: country }] : []),
    ...(representativeName
      ? [{ term: "CDR representative", text: `${representativeName}, for whom it collects the data` }]
      : []),
    { term: "CDR policy", text: policyUrl, href: policyUrl },
  ];
}

function stopLines(receipt: Receipt): ReceiptLine[] {
  const { firm } = receipt;
  return [
    { term: "To look again", text: `Open the private link that you have from ${firm.name}, at any time.` },
    {
      term: "To stop",
      text: "Open the same link and choose “Stop sharing”. It takes two taps. Your data and the report are deleted then.",
    },
    {
      term: "Other ways",
      text: `${toTell(firm)} and say that you want to stop: it is done within two business days. Or stop it in your bank’s app or online banking, under data sharing.`,
    },
  ];
}

function toTell({ name, email, phone }: Receipt["firm"]): string {
  if (email) return `Write to ${email}`;
  return phone ? `Call ${name} on ${phone}` : `Write to ${name}`;
}

function reachOf({ firm }: Receipt): string {
  const ways = [firm.email, firm.phone].filter(Boolean).join(" or ");
  const page = firm.complaintsUrl ? ` (how it handles complaints: ${firm.complaintsUrl})` : "";
  return `${ways ? `: ${ways}` : ""}${page}`;
}
