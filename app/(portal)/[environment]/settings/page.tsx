import type { Metadata } from "next";
import { CompanyForm } from "@/components/portal/company-form";
import { Card } from "@/components/ui/card";
import { member } from "@/lib/http/member";
import { getCompany } from "@/lib/store/read/company";
import { saveCompany } from "./actions";

export const metadata: Metadata = { title: "Settings" };

export default async function CompanyPage() {
  const asking = await member();
  const { settings } = await getCompany(asking.company.id);
  const now = {
    share_mode: settings.shareMode,
    document_profile: settings.documentProfile,
    consent_type: settings.consentType,
    remind_customers: settings.remindCustomers ? "on" : "off",
    retention_days: String(settings.retentionDays),
    link_days: settings.linkDays === null ? "" : String(settings.linkDays),
  };
  const mayWrite = asking.may("settings.write");
  const about = mayWrite
    ? "How your requests behave, in test and live alike. Your name and logo are under Branding."
    : `Your role (${asking.role}) may read these.`;
  return (
    <Card title="Company" about={about}>
      <CompanyForm action={saveCompany} now={now} mayWrite={mayWrite} />
    </Card>
  );
}
