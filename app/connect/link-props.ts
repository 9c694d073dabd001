import type { ExternalLink, Firm, Frame, Paths, Sharing } from "@/components/consent/model";
import { toPrintableText } from "@/components/report/printable";
import type { Link } from "@/lib/connect/open-link";
import { toLinkView } from "@/lib/http/link-view";
import { PICTURE_TYPES } from "@/lib/rules/picture";

/** Longer purposes are cut to this many characters. The settings accept only shorter ones (lib/contract/brand.ts). */
const PURPOSE_MAX = 1_000;
const LOGO_TYPES: ReadonlySet<string> = new Set(PICTURE_TYPES);

/** The header and footer data of every page of a link. */
export function toFrame({ company, scope }: Link, nonce: string): Frame {
  const { brand } = company;
  const firm: Firm = {
    name: toPrintableText(brand.displayName),
    colour: brand.colour,
    logo: toLogo(brand.logo, brand.logoType),
    email: brand.contactEmail,
    phone: brand.contactPhone,
    complaintsUrl: toOnward(brand.complaintsUrl)?.href ?? null,
  };
  return { nonce, firm, isSandbox: scope.environment === "test" };
}

/**
 * Returns the logo as a data URL; null if there is none. Allows only types that cannot contain a script, even if the
 * database contains another type.
 */
export function toLogo(bytes: Uint8Array | null, type: string | null): string | null {
  if (!bytes || !type || !LOGO_TYPES.has(type)) return null;
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** The terms of an open link; null if the link is closed. */
export function toSharing({
  request,
  company,
  isLocked,
}: Link): (Sharing & { firstName: string | null }) | null {
  const { sharing, client_first_name } = toLinkView(request, company, {
    consentUrl: null,
    needs: [],
    isLocked,
  });
  if (!sharing) return null;
  return {
    firstName: client_first_name,
    purpose: toPrintableText(sharing.purpose, PURPOSE_MAX),
    reportType: sharing.report_type,
    isDetailed: company.settings.documentProfile === "full",
    clusters: sharing.clusters,
    historyMonths: sharing.history_months,
    periodLabel: sharing.period_label,
    isOngoing: sharing.consent_type === "ongoing",
    refreshEveryDays: sharing.refresh_every_days,
    retentionDays: sharing.retention_days,
    isReviewed: sharing.share_mode === "customer_review",
    isSeveral: request.banks === "several",
  };
}

/** The URLs of the customer's pages and actions for one link. */
export function toPaths(id: string): Paths {
  const link = `/connect/${id}`;
  return {
    link,
    opened: `${link}/opened`,
    start: `${link}/start`,
    return: `${link}/return`,
    notNow: `${link}/not-now`,
    withdraw: `${link}/withdraw`,
    banks: `${link}/banks`,
    bank: `${link}/bank`,
    share: `${link}/share`,
    report: `${link}/report`,
    note: `${link}/note`,
    receipt: `${link}/receipt`,
    receiptPdf: `${link}/receipt.pdf`,
  };
}

/** Returns a firm's URL with its host, which the customer sees before leaving our site. Null if it is no web URL. */
export function toOnward(uri: string | null): ExternalLink | null {
  if (!uri || !URL.canParse(uri)) return null;
  const url = new URL(uri);
  return url.protocol === "https:" || url.protocol === "http:" ? { href: url.href, host: url.host } : null;
}
