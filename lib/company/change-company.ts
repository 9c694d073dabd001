import type { ChangeCompany } from "@/lib/contract/company";
import { AppError } from "@/lib/errors";
import { allowsFull } from "@/lib/rules/terms";
import type { Actor } from "@/lib/scope";
import { type CompanyRecord, getCompany } from "@/lib/store/read/company";
import { changeSettings, renameCompany } from "@/lib/store/write/company";

const INSIGHTS_ONLY =
  "Your firm is approved for insights only. To receive whole reports, apply for access as a trusted adviser.";

/**
 * Changes the company's name and request settings. Records only actual changes. Throws conflict for a change to the
 * full profile if the firm is approved for insights only.
 */
export async function changeCompany(
  companyId: string,
  change: ChangeCompany,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { name, settings, disclosure } = await getCompany(companyId);
  if (change.document_profile === "full" && settings.documentProfile !== "full" && !allowsFull(disclosure))
    throw new AppError("conflict", INSIGHTS_ONLY);
  if (change.name !== name) await renameCompany(companyId, change.name, actor, now);
  const next = {
    shareMode: change.share_mode,
    documentProfile: change.document_profile,
    consentType: change.consent_type,
    banks: change.banks,
    remindCustomers: change.remind_customers === "on",
    retentionDays: change.retention_days,
    linkDays: change.link_days,
  };
  const isChanged = (Object.keys(next) as (keyof typeof next)[]).some((key) => next[key] !== settings[key]);
  if (isChanged) await changeSettings(companyId, next, actor, now);
}

/**
 * The company's settings as values of the portal's form. Numbers are text; an empty `link_days` means that links are
 * never locked.
 */
export function toCompanyFields({ name, settings }: Pick<CompanyRecord, "name" | "settings">) {
  return {
    name,
    share_mode: settings.shareMode,
    document_profile: settings.documentProfile,
    consent_type: settings.consentType,
    banks: settings.banks,
    remind_customers: settings.remindCustomers ? "on" : "off",
    retention_days: String(settings.retentionDays),
    link_days: settings.linkDays === null ? "" : String(settings.linkDays),
  };
}
