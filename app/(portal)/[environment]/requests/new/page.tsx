import type { Metadata } from "next";
import { RequestForm } from "@/components/portal/request-form";
import { Banner } from "@/components/ui/banner";
import { PageHeader } from "@/components/ui/page-header";
import { listPersons, type Person } from "@/lib/controls/find-persona";
import { member } from "@/lib/http/member";
import { findLinkChannels } from "@/lib/messages/link-channels";
import { getCompany } from "@/lib/store/read/company";
import { createRequestAction } from "../actions";
import { actsOf } from "../acts-of";

export const metadata: Metadata = { title: "New request" };

export default async function NewRequestPage() {
  const asking = await member();
  const { settings } = await getCompany(asking.company.id);
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="New request"
        about="You get a link for your customer. The report is prepared once the customer has shared their bank data."
      />
      {asking.may("request.write") ? (
        <RequestForm
          action={createRequestAction}
          consentType={settings.consentType}
          banks={settings.banks}
          canSend={actsOf(asking).includes("send")}
          isOutbox={findLinkChannels(asking.scope)?.isOutbox === true}
          people={asking.scope.environment === "test" ? listPersons().map(toChoice) : []}
        />
      ) : (
        <Banner tone="quiet">Your role ({asking.role}) can read requests but not create them.</Banner>
      )}
    </div>
  );
}

/** Returns the fields of a test persona that the form needs, without the persona's accounts. */
function toChoice({ id, name, story, bankName }: Person) {
  return { id, name, story, bankName };
}
