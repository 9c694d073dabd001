import type { ChangeCompany } from "@/lib/contract/company";
import { AppError } from "@/lib/errors";
import { allowsFull } from "@/lib/rules/terms";
import type { Actor } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { changeSettings, renameCompany } from "@/lib/store/write/company";

const INSIGHTS_ONLY =
  "Your firm is approved for insights only. To receive whole reports, apply for access as a trusted adviser.";

/**
 * Changes the company's name and request settings. Records only actual changes. Throws conflict for the full profile
 * if the firm is approved for insights only.
 */
export async function changeCompany(
  companyId: string,
  wish: ChangeCompany,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { name, settings, disclosure } = await getCompany(companyId);
  if (wish.document_profile === "full" && settings.documentProfile !== "full" && !allowsFull(disclosure))
    throw new AppError("conflict", INSIGHTS_ONLY);
  if (wish.name !== name) await renameCompany(companyId, wish.name, actor, now);
  const next = {
    shareMode: wish.share_mode,
    documentProfile: wish.document_profile,
    consentType: wish.consent_type,
    banks: wish.banks,
    remindCustomers: wish.remind_customers === "on",
    retentionDays: wish.retention_days,
    linkDays: wish.link_days,
  };
  const isChanged = (Object.keys(next) as (keyof typeof next)[]).some((key) => next[key] !== settings[key]);
  if (isChanged) await changeSettings(companyId, next, actor, now);
}
