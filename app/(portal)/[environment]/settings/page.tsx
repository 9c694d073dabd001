import type { Metadata } from "next";
import { CompanyForm } from "@/components/portal/company-form";
import { FirstSecret } from "@/components/portal/first-secret";
import { PortalButton } from "@/components/portal/portal-link";
import { WebhookForm } from "@/components/portal/webhook-form";
import { Card } from "@/components/ui/card";
import { toCompanyFields } from "@/lib/company/change-company";
import { member } from "@/lib/http/member";
import { getCompany } from "@/lib/store/read/company";
import { getEndpoint, wasSecretShown } from "@/lib/store/read/endpoint";
import { changeCompanyAction } from "./actions";
import { changeEndpointAction, giveFirstSecretAction } from "./webhooks/actions";

export const metadata: Metadata = { title: "Settings" };

export default async function CompanyPage() {
  const asking = await member();
  const { environment } = asking.scope;
  const [company, endpoint, isSecretShown] = await Promise.all([
    getCompany(asking.company.id),
    getEndpoint(asking.scope),
    wasSecretShown(asking.scope),
  ]);
  const mayWrite = asking.may("settings.write");
  const about = mayWrite
    ? "Your company’s name and the settings for its requests, in both environments. Your logo is under Branding."
    : `Your role (${asking.role}) can read these settings, but not change them.`;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="Company" about={about}>
        <CompanyForm action={changeCompanyAction} now={toCompanyFields(company)} mayWrite={mayWrite} />
      </Card>
      <Card
        title="Webhook URL"
        about={`We post the events of your ${environment} requests to this URL, and sign each event with the URL’s signing secret.`}
        aside={<PortalButton href="/settings/webhooks">Secret, test and health</PortalButton>}
      >
        <WebhookForm
          action={changeEndpointAction}
          url={endpoint.url ?? ""}
          shown={{ url: endpoint.url ?? "" }}
          environment={environment}
          mayWrite={asking.may("webhook.write")}
        />
        {endpoint.url && asking.may("webhook.write") ? (
          <div className="mt-6 border-t border-line pt-6 empty:hidden">
            <FirstSecret action={giveFirstSecretAction} environment={environment} isShown={isSecretShown} />
          </div>
        ) : null}
      </Card>
    </div>
  );
}
