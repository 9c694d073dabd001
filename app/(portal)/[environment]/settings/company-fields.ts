import type { CompanyRecord } from "@/lib/store/read/company";

/** The company's settings as form fields. */
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
