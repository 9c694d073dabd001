import type { Accreditation } from "./accreditation";
import type { Profile, ShareMode } from "./request";

/**
 * The firm's part of what a customer agrees to. It is kept with the request from when the customer leaves for their bank,
 * so that neither the receipt nor what is done with the data can change when the firm changes its settings afterwards
 * (CDR rules 4.11 and 4.18: a consent is to what was shown).
 */
export type Terms = {
  firmName: string;
  purpose: string | null;
  shareMode: ShareMode;
  documentProfile: Profile;
  retentionDays: number;
  accreditation: Accreditation | null;
};

/** A firm as far as terms are made of it. */
export type Offering = {
  brand: { displayName: string; purpose: string | null };
  settings: { shareMode: ShareMode; documentProfile: Profile; retentionDays: number };
};

/** The terms a customer is asked to agree to today. */
export function toTerms({ brand, settings }: Offering, accreditation: Accreditation | null): Terms {
  return {
    firmName: brand.displayName,
    purpose: brand.purpose,
    shareMode: settings.shareMode,
    documentProfile: settings.documentProfile,
    retentionDays: settings.retentionDays,
    accreditation,
  };
}

/** The firm as this customer knows it: by the terms that are kept, where there are any, and else as it is today. */
export function asAgreed<T extends Offering>(company: T, terms: Terms | null): T {
  if (!terms) return company;
  const { firmName, purpose, shareMode, documentProfile, retentionDays } = terms;
  return {
    ...company,
    brand: { ...company.brand, displayName: firmName, purpose },
    settings: { ...company.settings, shareMode, documentProfile, retentionDays },
  };
}
