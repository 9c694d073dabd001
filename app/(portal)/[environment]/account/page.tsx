import type { Metadata } from "next";
import { ActForm } from "@/components/portal/act-form";
import { ROLE_WORDS } from "@/components/portal/role-words";
import { SignInForm } from "@/components/portal/sign-in-form";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Disclosure } from "@/components/ui/disclosure";
import { Pairs } from "@/components/ui/pairs";
import { member } from "@/lib/http/member";
import { askEmailChangeAction, changeNameAction, switchCompanyAction } from "./actions";

export const metadata: Metadata = { title: "Account" };

export default async function AccountPage() {
  const asking = await member();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="Profile" about="What your colleagues see about you.">
        <div className="grid max-w-sm gap-6">
          <SignInForm
            action={changeNameAction}
            fields={[{ name: "name", label: "Name", kind: "text", autoComplete: "name", value: asking.name }]}
            submit="Save"
            busy="Saving…"
          />
          <Pairs pairs={[["Email", asking.email]]} />
          <Disclosure summary="Change the email address…">
            <SignInForm
              action={askEmailChangeAction}
              fields={[
                {
                  name: "email",
                  label: "New email address",
                  kind: "email",
                  autoComplete: "email",
                  hint: "We’ll email a link to the new address and a notice to the old address.",
                },
              ]}
              submit="Email me the link"
              busy="One moment…"
            />
          </Disclosure>
        </div>
      </Card>
      <Card title="Companies" about="Your companies and roles.">
        <ul className="divide-y divide-line border-t border-line">
          {asking.companies.map(({ companyId, companyName, role }) => (
            <li
              key={companyId}
              className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm last:pb-0"
            >
              <p>
                <span className="block font-medium wrap-anywhere">{companyName}</span>
                <span className="text-soft">
                  {ROLE_WORDS[role].label}: {ROLE_WORDS[role].says}
                </span>
              </p>
              {companyId === asking.company.id ? (
                <Chip tone="good">You are here</Chip>
              ) : (
                <ActForm
                  action={switchCompanyAction}
                  hidden={{ company_id: companyId }}
                  label={`Go to ${companyName}`}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
