import type { Accreditation } from "./accreditation";
import {
  type ConsentType,
  consentEndOf,
  isClosed,
  type Profile,
  type ReportType,
  type ShareMode,
  type Status,
} from "./request";
import { CLUSTERS, DEFAULT_PURPOSE, HISTORY_MONTHS } from "./sharing";
import type { Disclosure } from "./terms";

/**
 * The receipt of a consent, with the details that the Consumer Data Standards require in writing (CX standards,
 * notifications; rule 4.18). The only bank data in it is the bank's name.
 */
export type Receipt = {
  firm: { name: string; email: string | null; phone: string | null; complaintsUrl: string | null };
  purpose: string;
  reportType: ReportType;
  periodLabel: string | null;
  clusters: readonly string[];
  historyMonths: number;
  /** The banks whose data is shared. */
  institutions: readonly string[];
  /** The banks whose data the customer stopped sharing, and when. */
  stopped: readonly { institution: string; at: Date }[];
  isOngoing: boolean;
  /** Days between automatic collections; null if data is collected only when the firm asks for it. */
  refreshEveryDays: number | null;
  /** True if the report lists each payment. */
  isDetailed: boolean;
  /** True if the customer reads the report before the firm can. */
  isReviewed: boolean;
  consentedAt: Date;
  /** The day on which the customer's permission ends, as consentEndOf computes it; null if the day is not known. */
  consentEndsAt: Date | null;
  retentionDays: number;
  /** The time when the report will be deleted; null until the report is ready. */
  purgeAt: Date | null;
  readyAt: Date | null;
  verificationId: string | null;
  accreditation: Accreditation | null;
  /** The basis on which the report is disclosed to the firm; null for a test request, and if no basis was recorded. */
  disclosure: Disclosure | null;
  isSandbox: boolean;
};

/** The fields of a request and its firm that a receipt needs. */
type Receiptable = {
  request: {
    status: Status;
    reportType: ReportType;
    consentType: ConsentType;
    refreshEveryDays: number | null;
    periodLabel: string | null;
    consentedAt: Date | null;
    readyAt: Date | null;
    purgeAt: Date | null;
    verificationId: string | null;
    environment: "test" | "live";
    consent: { institutions: readonly string[]; expiresAt: Date | null } | null;
  };
  company: {
    brand: {
      displayName: string;
      contactEmail: string | null;
      contactPhone: string | null;
      complaintsUrl: string | null;
      purpose: string | null;
    };
    settings: { retentionDays: number; shareMode: ShareMode; documentProfile: Profile };
  };
  accreditation: Accreditation | null;
  disclosure?: Disclosure | null;
  /** Each bank whose data the customer agreed to share; empty if consents were not recorded bank by bank. */
  banks?: readonly { institution: string; withdrawnAt: Date | null }[];
};

/** The receipt of the customer's consent; null before consent and after the request has ended. */
export function findReceipt({
  request,
  company,
  accreditation,
  disclosure = null,
  banks = [],
}: Receiptable): Receipt | null {
  const { consentedAt, consent } = request;
  if (!consentedAt || isClosed(request.status)) return null;
  const { brand, settings } = company;
  const shared = banks.filter(({ withdrawnAt }) => withdrawnAt === null);
  const stopped = banks.flatMap(({ institution, withdrawnAt: at }) => (at ? { institution, at } : []));
  return {
    firm: {
      name: brand.displayName,
      email: brand.contactEmail,
      phone: brand.contactPhone,
      complaintsUrl: brand.complaintsUrl,
    },
    purpose: brand.purpose ?? DEFAULT_PURPOSE,
    reportType: request.reportType,
    periodLabel: request.periodLabel,
    clusters: CLUSTERS.map(({ name }) => name),
    historyMonths: HISTORY_MONTHS,
    institutions: shared.length > 0 ? namesOf(shared) : (consent?.institutions ?? []),
    stopped,
    isOngoing: request.consentType === "ongoing",
    refreshEveryDays: request.refreshEveryDays,
    isDetailed: settings.documentProfile === "full",
    isReviewed: settings.shareMode === "customer_review",
    consentedAt,
    consentEndsAt: consentEndOf(request),
    retentionDays: settings.retentionDays,
    purgeAt: request.purgeAt,
    readyAt: request.readyAt,
    verificationId: request.verificationId,
    accreditation,
    disclosure,
    isSandbox: request.environment === "test",
  };
}

const namesOf = (banks: readonly { institution: string }[]): string[] => [
  ...new Set(banks.map(({ institution }) => institution)),
];
