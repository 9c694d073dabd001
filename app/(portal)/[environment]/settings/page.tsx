import type { Metadata } from "next";
import { CompanyForm } from "@/components/portal/company-form";
import { PortalButton } from "@/components/portal/portal-link";
import { WebhookForm } from "@/components/portal/webhook-form";
import { Card } from "@/components/ui/card";
import { member } from "@/lib/http/member";
import { getCompany } from "@/lib/store/read/company";
import { getEndpoint } from "@/lib/store/read/endpoint";
import { saveCompany } from "./actions";
import { saveWebhook } from "./webhooks/actions";

export const metadata: Metadata = { title: "Settings" };

export default async function CompanyPage() {
  const asking = await member();
  const { environment } = asking.scope;
  const [{ name, settings }, endpoint] = await Promise.all([
    getCompany(asking.company.id),
    getEndpoint(asking.scope),
  ]);
  const now = {
    name,
    share_mode: settings.shareMode,
    document_profile: settings.documentProfile,
    consent_type: settings.consentType,
    remind_customers: settings.remindCustomers ? "on" : "off",
    retention_days: String(settings.retentionDays),
    link_days: settings.linkDays === null ? "" : String(settings.linkDays),
  };
  const mayWrite = asking.may("settings.write");
  const about = mayWrite
    ? "What you are called and how your requests behave, in test and live alike. Your logo is under Branding."
    : `Your role (${asking.role}) may read these.`;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="Company" about={about}>
        <CompanyForm action={saveCompany} now={now} mayWrite={mayWrite} />
      </Card>
      <Card
        title="Webhook URL"
        about={`Where we post what happens to your requests in ${environment}. A signing secret was made for it.`}
        aside={<PortalButton href="/settings/webhooks">Secret, test and health</PortalButton>}
      >
        <WebhookForm
          action={saveWebhook}
          url={endpoint.url ?? ""}
          environment={environment}
          mayWrite={asking.may("webhook.write")}
        />
      </Card>
    </div>
  );
}
