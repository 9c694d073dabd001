import type { Receipt } from "@/lib/rules/receipt";
import { SHARE_WITHIN_DAYS } from "@/lib/rules/sharing";
import type { Disclosure } from "@/lib/rules/terms";
import { dayAndTime, longDay } from "../consent/days";
import { recordsOf } from "../consent/handling";
import { howLong, howOften, whatTheyGet } from "../consent/terms";

/** One line of a receipt. `href` is an external URL, such as a policy or a complaints page. */
export type ReceiptLine = { term: string; text: string; small?: string; href?: string };
type ReceiptGroup = { id: string; title: string; lines: ReceiptLine[] };
export type ReceiptContent = {
  title: string;
  /** The firm that asked for the report and can read it. */
  firmName: string;
  testNotice: string | null;
  lead: string;
  groups: ReceiptGroup[];
  /** The notices the law requires, a sentence or two each. */
  notes: { title: string; text: string }[];
};

const OAIC = "oaic.gov.au/consumer-data-right or 1300 363 992";

/** Builds the text of a receipt. It is the same on the page, in the PDF and in the email. */
export function toReceiptContent(receipt: Receipt): ReceiptContent {
  const { firm, isSandbox, consentedAt } = receipt;
  return {
    title: "Receipt for sharing your bank data",
    firmName: firm.name,
    testNotice: isSandbox ? "Sandbox. This is a test: no real bank and no real data." : null,
    lead: `On ${dayAndTime(consentedAt)} you agreed to share your bank data with ${firm.name} so they can prepare a report. This is your record of what you agreed to. Please keep it.`,
    groups: [
      { id: "agreed", title: "What you agreed to", lines: agreedLines(receipt) },
      { id: "time", title: "How long it lasts", lines: timeLines(receipt) },
      { id: "collects", title: "Who collects the data", lines: collectsLines(receipt) },
      { id: "stop", title: "How to see what you’re sharing, or stop", lines: stopLines(receipt) },
    ].filter(({ lines }) => lines.length > 0),
    notes: [
      {
        title: "Once the report is shared",
        text: `Once ${firm.name} has your report, that data will not be regulated as part of the Consumer Data Right. Other privacy law may apply. Ask ${firm.name} how they look after your report.`,
      },
      ...(receipt.isDetailed
        ? []
        : [
            {
              title: "Records of the disclosed data",
              text: recordsOf(firm.name),
            },
          ]),
      {
        title: "Questions and complaints",
        text: `Ask ${firm.name} first${reachOf(receipt)}. You can also complain to the Australian Information Commissioner: ${OAIC}.`,
      },
    ],
  };
}

function agreedLines(receipt: Receipt): ReceiptLine[] {
  const { firm, purpose, periodLabel, institutions, clusters, historyMonths, isReviewed } = receipt;
  const reviewed = isReviewed ? " You see it first, and choose whether to share it." : "";
  return [
    {
      term: "Shared with",
      text: firm.name,
      ...(receipt.disclosure ? { small: sharedAs(receipt.disclosure) } : {}),
    },
    { term: "Why", text: purpose, ...(periodLabel ? { small: `For: ${periodLabel}` } : {}) },
    { term: "What they’ll see", text: `${whatTheyGet(receipt)}${reviewed}` },
    ...(institutions.length > 0
      ? [{ term: institutions.length === 1 ? "Your bank" : "Your banks", text: institutions.join(", ") }]
      : []),
    ...receipt.stopped.map(({ institution, at }) => ({
      term: "You stopped sharing",
      text: institution,
      small: `On ${dayAndTime(at)}.`,
    })),
    { term: "Data collected", text: clusters.join(" · ") },
    { term: "How far back", text: `The last ${historyMonths} months, for the accounts you chose` },
  ];
}

/** Names the firm's role as recipient (CDR rules 1.10C and 1.10A(3)). */
function sharedAs({ kind, adviserClass }: Disclosure): string {
  if (kind === "insight") return "As an insight under the Consumer Data Right.";
  const named = adviserClass && adviserClass !== "other" ? adviserClass.replaceAll("_", " ") : null;
  return `As your trusted adviser${named ? ` (${named})` : ""}.`;
}

function timeLines(receipt: Receipt): ReceiptLine[] {
  const { firm, consentedAt, readyAt, verificationId, stopped } = receipt;
  // After a bank was stopped, the time and number of the earlier report no longer apply.
  const hasReport = readyAt !== null && stopped.length === 0;
  return [
    { term: "You agreed on", text: dayAndTime(consentedAt) },
    { term: "How often", text: howOften(firm, receipt) },
    ...(hasReport ? [{ term: "Report ready", text: dayAndTime(readyAt) }] : []),
    ...endLines(receipt),
    ...(hasReport && verificationId ? [{ term: "Report number", text: verificationId }] : []),
  ];
}

/**
 * Lists when sharing ends and data is deleted. For a one-time consent, both happen on the day when its report is
 * deleted.
 */
function endLines({ isOngoing, isReviewed, consentEndsAt, purgeAt, retentionDays }: Receipt): ReceiptLine[] {
  const deleted = purgeAt
    ? `${longDay(purgeAt)}: we delete the report and the data`
    : `${howLong(retentionDays)} after the report is ready: we delete the report and the data`;
  const unshared =
    isReviewed && !purgeAt
      ? `If you don’t share the report within ${SHARE_WITHIN_DAYS} days, we’ll delete it.`
      : null;
  if (!isOngoing) return [{ term: "Ends", text: deleted, small: unshared ?? "Or sooner, if you stop." }];
  const ends = consentEndsAt
    ? {
        text: `${longDay(consentEndsAt)} at the latest`,
        small: "Sooner if the report is deleted first, or if you stop.",
      }
    : { text: "When the report is deleted, or when you stop" };
  return [
    { term: "Sharing ends", ...ends },
    {
      term: "Deleted",
      text: deleted,
      small: unshared ?? "If there is a newer report, this day will be later.",
    },
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
      ? [
          {
            term: "CDR representative",
            text: `${representativeName}, on whose behalf ${principalName} collects the data`,
          },
        ]
      : []),
    { term: "CDR policy", text: policyUrl, href: policyUrl },
  ];
}

function stopLines(receipt: Receipt): ReceiptLine[] {
  const { firm } = receipt;
  return [
    { term: "To see it", text: `Open the private link that you have from ${firm.name}, at any time.` },
    {
      term: "To stop",
      text: "Open the same link and choose “Stop sharing”. It takes two taps, and we’ll delete your data and the report.",
    },
    {
      term: "Other ways",
      text: `${toContact(firm)} and say that you want to stop: it’s done within two business days.${receipt.isOngoing ? " You can also stop sharing through your bank, in its app or online banking." : ""}`,
    },
  ];
}

function toContact({ name, email, phone }: Receipt["firm"]): string {
  if (email) return `Write to ${email}`;
  return phone ? `Call ${name} on ${phone}` : `Write to ${name}`;
}

function reachOf({ firm }: Receipt): string {
  const ways = [firm.email, firm.phone].filter(Boolean).join(" or ");
  const page = firm.complaintsUrl ? ` (how it handles complaints: ${firm.complaintsUrl})` : "";
  return `${ways ? `: ${ways}` : ""}${page}`;
}
