import type { Accreditation } from "./accreditation";
import type { Profile, ShareMode } from "./request";

type Environment = "test" | "live";

/**
 * The approved way of disclosing live data to a firm. The firm is a trusted adviser of this class (CDR rule 1.10C), or
 * gets insights, which do not show individual payments (rule 1.10A(3)). `confirmedBy` is the operator who confirmed it.
 */
export type Disclosure = {
  kind: "trusted_adviser" | "insight";
  adviserClass: string | null;
  confirmedBy: string | null;
};

/**
 * The firm's part of the terms that a customer agrees to. Stored with the request when the customer leaves for their
 * bank. A later change of the firm's settings then changes neither the receipt nor the use of the data (CDR rules 4.11
 * and 4.18: a consent covers the terms as shown).
 */
export type Terms = {
  firmName: string;
  purpose: string | null;
  shareMode: ShareMode;
  documentProfile: Profile;
  retentionDays: number;
  /** Days between refreshes; absent in older terms, which do not record it. */
  refreshEveryDays?: number | null;
  accreditation: Accreditation | null;
  /** Absent in test requests, and in older terms, which do not record it. */
  disclosure?: Disclosure | null;
};

/** The firm's fields from which its terms are derived. */
export type Offering = {
  brand: { displayName: string; purpose: string | null };
  settings: { shareMode: ShareMode; documentProfile: Profile; retentionDays: number };
  disclosure: Disclosure | null;
};

/**
 * Reports whether a firm may receive full reports for live requests. Null means that the firm was approved before
 * disclosures were recorded; such a firm may receive full reports.
 */
export const allowsFull = (disclosure: Disclosure | null): boolean => disclosure?.kind !== "insight";

/** The terms that a customer would agree to today. */
export function toTerms(
  { brand, settings, disclosure }: Offering,
  accreditation: Accreditation | null,
  environment: Environment,
): Terms {
  return {
    ...(environment === "live" ? { disclosure } : {}),
    firmName: brand.displayName,
    purpose: brand.purpose,
    shareMode: settings.shareMode,
    documentProfile: settings.documentProfile,
    retentionDays: settings.retentionDays,
    accreditation,
  };
}

/**
 * The firm with the terms that this customer agreed to: the stored terms if there are any, otherwise its current
 * settings. For a live request, the firm's approval takes precedence: a firm approved for insights gets an insight,
 * whatever its settings say.
 */
export function asAgreed<T extends Offering>(company: T, terms: Terms | null, environment: Environment): T {
  const { firmName, purpose, ...agreed } = terms ?? {
    firmName: company.brand.displayName,
    purpose: company.brand.purpose,
    ...company.settings,
  };
  const { shareMode, retentionDays } = agreed;
  const isBound = environment === "live" && !allowsFull(company.disclosure);
  const documentProfile = isBound ? "insight" : agreed.documentProfile;
  return {
    ...company,
    brand: { ...company.brand, displayName: firmName, purpose },
    settings: { ...company.settings, shareMode, documentProfile, retentionDays },
  };
}
