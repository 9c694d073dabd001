import type { Receipt } from "@/lib/rules/receipt";

/** A receipt of an ongoing consent before the report is ready. Tests add the parts of later states. */
export const RECEIPT: Receipt = {
  firm: {
    name: "Harbour Lending",
    email: "help@harbour.example",
    phone: "+61290001234",
    complaintsUrl: "https://harbour.example/complaints",
  },
  purpose: "To see what home loan you can afford",
  reportType: "affordability",
  periodLabel: "FY2026",
  clusters: ["Account balance and details", "Transaction details", "Direct debits and scheduled payments"],
  historyMonths: 12,
  institutions: ["Bluegum Bank"],
  stopped: [],
  isOngoing: true,
  refreshEveryDays: 30,
  isDetailed: true,
  isReviewed: true,
  consentedAt: new Date("2026-11-21T03:03:00Z"),
  consentEndsAt: new Date("2027-11-21T03:03:00Z"),
  retentionDays: 90,
  purgeAt: null,
  readyAt: null,
  verificationId: null,
  accreditation: {
    principalName: "Wattle Data Pty Ltd",
    number: "ADRBNK000123",
    policyUrl: "https://wattle.example/cdr-policy",
    country: "Ireland",
    representativeName: "Surplus Pty Ltd",
    isExample: false,
  },
  disclosure: { kind: "trusted_adviser", adviserClass: "mortgage_broker", confirmedBy: "usr_1" },
  isSandbox: false,
};
