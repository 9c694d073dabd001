// A refused form shows the typed values and the ticks, including fields that were emptied and ticks that were removed.
// The tests check the markup of a page without script. On a page with script, React resets the form to the same values.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ReasonForm } from "@/components/operator/reason-form";
import { ActForm } from "@/components/portal/act-form";
import { AddEndpointForm } from "@/components/portal/add-endpoint-form";
import { AdjustmentForm } from "@/components/portal/adjustment-form";
import { AlertForm } from "@/components/portal/alert-form";
import { BrowserAlertForm } from "@/components/portal/browser-alert-form";
import { ChooseForm } from "@/components/portal/choose-form";
import { CompanyForm } from "@/components/portal/company-form";
import { InviteCard } from "@/components/portal/invite-card";
import { NotificationForm } from "@/components/portal/notification-form";
import { OwnerForm } from "@/components/portal/owner-form";
import { RowTick } from "@/components/portal/row-tick";
import { SandboxControls } from "@/components/portal/sandbox-controls";
import { SsoProviderForm } from "@/components/portal/sso-forms";
import { WebhookForm } from "@/components/portal/webhook-form";
import { WithdrawApplication } from "@/components/portal/withdraw-application";
import { TypedSelect } from "@/components/ui/typed";
import type { FormState } from "@/lib/contract/form";

const form = vi.hoisted(() => ({ state: {} as unknown }));
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useActionState: () => [form.state, () => {}, false],
}));
vi.mock("next/navigation", () => ({ usePathname: () => "/test/requests" }));

const action = async (before: FormState) => before;
const WAYS = { email: true, sms: true, isOutbox: false };
const PEOPLE = [
  { value: "", label: "Anyone" },
  { value: "joan", label: "Joan" },
];
const COMPANY = {
  name: "Rowan",
  share_mode: "automatic",
  document_profile: "full",
  consent_type: "once",
  banks: "one",
  remind_customers: "on",
  retention_days: "90",
  link_days: "30",
};

type Case = [name: string, shown: ReactElement, typed: Record<string, string>];

const CASES: Case[] = [
  [
    "the list’s form",
    <ChooseForm
      key="list"
      action={action}
      acts={[
        { value: "send", label: "Send" },
        { value: "compare", label: "Compare" },
      ]}
      filters={{}}
      shown={[]}
      total={3}
      most={500}
    >
      {["req_1", "req_2", "req_3"].map((id) => (
        <RowTick key={id} id={id} clientName={id} />
      ))}
    </ChooseForm>,
    { which: "page", act: "compare", id: "req_1 req_3" },
  ],
  [
    "a reason and its confirmation",
    <ReasonForm
      key="reason"
      action={action}
      hidden={{}}
      field="note"
      label="Reason"
      sure="Yes"
      button="Go"
    />,
    { note: "too short", sure: "on" },
  ],
  [
    "updates",
    <AlertForm key="alerts" action={action} now={{ scope: "none", pace: "instant" }} />,
    { scope: "all", pace: "daily" },
  ],
  [
    "browser notifications",
    <BrowserAlertForm key="browser" action={action} now="none" />,
    { browser: "mine" },
  ],
  [
    "the company’s settings with an emptied field",
    <CompanyForm key="company" action={action} now={COMPANY} mayWrite />,
    {
      name: "Rowan",
      share_mode: "customer_review",
      document_profile: "insight",
      consent_type: "ongoing",
      banks: "several",
      remind_customers: "off",
      retention_days: "many",
    },
  ],
  [
    "an endpoint without its URL and with fewer events",
    <WebhookForm
      key="webhook"
      action={action}
      url="https://example.com"
      shown={{}}
      events={[]}
      environment="test"
      mayWrite
    />,
    { "takes_report.ready": "on" },
  ],
  [
    "a new endpoint",
    <AddEndpointForm key="endpoint" action={action} environment="test" />,
    { new_url: "nowhere", "new_takes_report.ready": "on" },
  ],
  [
    "an adjustment",
    <AdjustmentForm
      key="adjustment"
      action={action}
      id="req_1"
      targets={[{ value: "stream:1", label: "Rent" }]}
      categories={[{ value: "exp.rent", label: "Rent" }]}
    />,
    { target: "stream:1", action: "RECODE", category: "exp.rent", reason: "short" },
  ],
  [
    "the owner of a request",
    <OwnerForm
      key="owner"
      action={action}
      id="req_1"
      ownerId="usr_1"
      members={[{ userId: "usr_1", name: "Kim" }]}
    />,
    {},
  ],
  [
    "the choice of notices",
    <NotificationForm
      key="notices"
      action={action}
      choices={[
        { kind: "consent.expiring", byMail: true, isAlways: false },
        { kind: "webhook.failing", byMail: false, isAlways: false },
      ]}
    />,
    { kind: "webhook.failing" },
  ],
  [
    "the identity provider",
    <SsoProviderForm
      key="sso"
      action={action}
      now={{ issuer: "https://one.example", client_id: "one" }}
      hasSecret
      version="1"
    />,
    { issuer: "https://two.example", no_secret: "on" },
  ],
  [
    "an invite by text message without a number",
    <InviteCard
      key="invite"
      action={action}
      id="req_1"
      email="ava@example.com"
      phone="+61412345678"
      channels={WAYS}
      isAgain={false}
      trouble={null}
    />,
    { channel: "sms" },
  ],
  [
    "a confirmation field added by the page",
    <WithdrawApplication key="withdraw" action={action} id="app_1" isDraft />,
    { sure: "on" },
  ],
  [
    "fields added by the page",
    <SandboxControls
      key="sandbox"
      id="req_1"
      stage="awaiting_consent"
      outcomes={[
        { value: "authorise", label: "Agree" },
        { value: "deny", label: "Decline" },
      ]}
      people={PEOPLE}
      acts={{
        actOnConsent: action,
        actOnReview: action,
        advanceClock: action,
        simulateEvent: action,
        revokeAtBank: action,
      }}
    />,
    { outcome: "deny", household: "joan", days: "many", event: "report.refreshed" },
  ],
];

/**
 * Returns the values that a browser would send from the form's visible fields, with several values of a name joined
 * into one text.
 */
function sentFrom(html: string): Record<string, string> {
  const sent: Record<string, string> = {};
  const add = (name: string, value: string) => {
    if (value !== "") sent[name] = name in sent ? `${sent[name]} ${value}` : value;
  };
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const [name, type] = [attribute(tag, "name") ?? "", attribute(tag, "type") ?? "text"];
    const isTick = type === "checkbox" || type === "radio";
    if (type === "hidden" || (isTick && !tag.includes(' checked=""'))) continue;
    add(name, attribute(tag, "value") ?? (isTick ? "on" : ""));
  }
  for (const [, tag = "", text = ""] of html.matchAll(/<textarea ([^>]*)>([^<]*)<\/textarea>/g))
    add(attribute(` ${tag}`, "name") ?? "", text);
  for (const [, tag = "", options = ""] of html.matchAll(/<select ([^>]*)>(.*?)<\/select>/g)) {
    const [first, ...rest] = [...options.matchAll(/<option [^>]*>/g)].map(([option]) => option);
    const chosen = [first, ...rest].find((option) => option?.includes(' selected=""')) ?? first;
    add(attribute(` ${tag}`, "name") ?? "", attribute(chosen ?? "", "value") ?? "");
  }
  return sent;
}

test.each(CASES)("a refused form keeps its input: %s", (_, shown, typed) => {
  form.state = { note: { tone: "bad", text: "No." }, errors: {}, values: typed, secret: null };
  expect(sentFrom(renderToStaticMarkup(shown))).toEqual(typed);
});

test("a form that was not refused shows the saved values", () => {
  form.state = { note: null, errors: {}, values: {}, secret: null };
  const shown = <CompanyForm action={action} now={COMPANY} mayWrite />;
  expect(sentFrom(renderToStaticMarkup(shown))).toEqual(COMPANY);
});

test("a form that asks for the password keeps the chosen option and contains its field only once", () => {
  const confirm = { password: "password", code: null, path: "/confirm" };
  form.state = {
    note: { tone: "bad", text: "No." },
    errors: {},
    values: { role: "viewer" },
    secret: null,
    confirm,
  };
  const choices = ["member", "viewer"].map((value) => ({ value, label: value }));
  const html = renderToStaticMarkup(
    <ActForm action={action} label="Change the role">
      <TypedSelect label="Role" name="role" chosen="member" choices={choices} />
    </ActForm>,
  );
  expect(sentFrom(html)).toEqual({ role: "viewer" });
  expect(html.match(/name="role"/g)).toHaveLength(1);
  expect(html).toContain("Your password");
});
