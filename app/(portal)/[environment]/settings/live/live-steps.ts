import type { LiveStep } from "@/components/portal/live-checklist";
import { findAccreditation } from "@/lib/env/accreditation";
import { awaitsOperator } from "@/lib/rules/application/moves";
import type { ApplicationRecord } from "@/lib/store/read/application";
import type { CompanyRecord } from "@/lib/store/read/company";

/** Facts about the company. `mayWrite` says whether the member may open the application. */
type Facts = {
  mayWrite: boolean;
  company: CompanyRecord;
  application: ApplicationRecord | null;
  hasLiveWebhook: boolean;
  ownersWithoutSecondFactor: number;
};

/**
 * Lists the steps to a company's first live customer, with their status. The company's only required step is an
 * approved application.
 */
export function listLiveSteps(facts: Facts): LiveStep[] {
  return [
    toApplicationStep(facts),
    toBrandStep(facts),
    toOwnersStep(facts),
    toWebhookStep(facts),
    toProviderStep(),
  ];
}

/** Says in a sentence which steps remain for the company. */
export function describeSteps(steps: readonly LiveStep[], isApproved: boolean): string {
  const advised = steps.filter(({ state }) => state === "recommended").length;
  const rest =
    advised === 0
      ? "You have nothing else to do."
      : `${advised === 1 ? "One more step is" : `${advised} more steps are`} recommended.`;
  if (isApproved)
    return advised === 0
      ? "You have nothing left to do."
      : `${advised === 1 ? "One step is" : `${advised} steps are`} recommended before your first customer.`;
  const isMissing = steps.some(({ state }) => state === "missing");
  return `${isMissing ? "The only required step is an approved application." : "We have received your application."} ${rest}`;
}

function toApplicationStep({ company, application, mayWrite }: Facts): LiveStep {
  const name = "An approved application";
  const open = { href: "/settings/live/application", label: "Open the application" } as const;
  const link = mayWrite ? { link: open } : {};
  if (company.liveApprovedAt)
    return { name, state: "done", says: "Your company is approved for live access." };
  if (!application) return { name, state: "missing", says: "Not started. Start it below." };
  if (awaitsOperator(application.state))
    return { name, state: "waiting", says: "Sent. An answer usually takes one business day.", ...link };
  const says: Partial<Record<ApplicationRecord["state"], string>> = {
    draft: "A draft is saved, but not sent yet.",
    questions: "We asked a question and are waiting for your answer.",
    rejected: "The last application was not approved. You can apply again.",
    withdrawn: "The last application was withdrawn. You can apply again.",
  };
  return { name, state: "missing", says: says[application.state] ?? "", ...link };
}

function toBrandStep({ company: { brand } }: Facts): LiveStep {
  const isDone = Boolean(brand.contactEmail || brand.contactPhone);
  return {
    name: "A contact for your customers",
    state: isDone ? "done" : "recommended",
    says: isDone
      ? "Your customers see who to contact."
      : "Add an email address or a phone number under Branding, so that the consent page shows your customers who to contact.",
    link: { href: "/settings/branding", label: "Branding" },
  };
}

function toOwnersStep({ ownersWithoutSecondFactor: bare }: Facts): LiveStep {
  const one = bare === 1;
  return {
    name: "A second factor for every owner",
    state: bare === 0 ? "done" : "recommended",
    says:
      bare === 0
        ? "Every owner signs in with an authenticator or a passkey."
        : `${bare} ${one ? "owner has" : "owners have"} no second factor. In the live environment, anyone with an owner’s password or mailbox can then see real people’s bank data. Ask each owner to set up an authenticator or a passkey on their Security page.`,
    link: { href: "/settings/members", label: "Members" },
  };
}

function toWebhookStep({ company, hasLiveWebhook }: Facts): LiveStep {
  const name = "A webhook for the live environment";
  if (hasLiveWebhook) return { name, state: "done", says: "Live events are sent to your webhook URL." };
  const says =
    "The live environment has its own webhook URL and signing secret. You can also poll instead of using a webhook.";
  if (!company.liveApprovedAt || company.suspendedAt)
    return { name, state: "later", says: `${says} Set the URL once you have live access.` };
  return { name, state: "recommended", says, link: { href: "/settings/webhooks", label: "Webhooks" } };
}

function toProviderStep(): LiveStep {
  const isDone = findAccreditation("live") !== null;
  return {
    name: "The accredited data recipient",
    state: isDone ? "done" : "waiting",
    says: isDone
      ? "Set up on this server. Consent pages name the company that collects the data."
      : "Not set up on this server yet. We’ll set it up. Until then, customers can’t consent in the live environment.",
  };
}
