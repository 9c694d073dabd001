import type { ChangeCompany } from "@/lib/contract/company";
import type { Actor } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { changeSettings, renameCompany } from "@/lib/store/write/company";

/** Changes what the company is called and how its requests behave. What stays the same is not recorded. */
export async function changeCompany(
  companyId: string,
  wish: ChangeCompany,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { name, settings } = await getCompany(companyId);
  if (wish.name !== name) await renameCompany(companyId, wish.name, actor, now);
  const next = {
    shareMode: wish.share_mode,
    documentProfile: wish.document_profile,
    consentType: wish.consent_type,
    remindCustomers: wish.remind_customers === "on",
    retentionDays: wish.retention_days,
    linkDays: wish.link_days,
  };
  const isChanged = (Object.keys(next) as (keyof typeof next)[]).some((key) => next[key] !== settings[key]);
  if (isChanged) await changeSettings(companyId, next, actor, now);
}
