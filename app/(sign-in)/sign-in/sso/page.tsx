import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ActForm } from "@/components/portal/act-form";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { UNTOUCHED } from "@/components/ui/untouched";
import { findHome, findSignedIn, findSignedInPerson } from "@/lib/http/member";
import { findReturnPath, withBack } from "@/lib/http/return-path";
import type { SignedInMember } from "@/lib/identity/check-session";
import { isSsoWhy, SSO_REFUSALS } from "@/lib/rules/sso-refusal";
import { switchCompanyAction } from "../../../(portal)/[environment]/account/actions";
import { SignOutForm } from "../../link-for";
import { beginSsoAction, beginSsoConfirmAction } from "./actions";

export const metadata: Metadata = { title: "Single sign-on" };

type Query = { error?: string; back?: string; confirm?: string; email?: string };
type SsoFormProps = { first: typeof UNTOUCHED; hidden: Record<string, string>; back: string | null };

/**
 * Starts single sign-on: for a visitor, for a member whose company requires it, and for a user who must confirm their
 * identity again.
 */
export default async function SsoPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { error, confirm, email, ...given } = await searchParams;
  const back = findReturnPath(given.back);
  const text = isSsoWhy(error) ? SSO_REFUSALS[error] : null;
  const first = text ? { ...UNTOUCHED, note: { tone: "bad" as const, text } } : UNTOUCHED;
  const form: SsoFormProps = { first, hidden: back ? { back } : {}, back };
  const person = await findSignedInPerson();
  if (person?.ssoCompanyId && (confirm || error)) return <Confirm form={form} />;
  const member = await findSignedIn();
  if (member?.lacksSso) return <Required member={member} form={form} />;
  const home = await findHome();
  if (home) redirect(back ?? home);
  return (
    <>
      <SignInHeading title="Single sign-on">Sign in with your company’s own account.</SignInHeading>
      <EmailForm form={form} email={typeof email === "string" ? email : ""} />
      <SignInLink href={withBack("/sign-in", back)}>Sign in another way</SignInLink>
    </>
  );
}

function EmailForm({ form, email }: { form: SsoFormProps; email: string }) {
  return (
    <SignInForm
      action={beginSsoAction}
      first={form.first}
      hidden={form.hidden}
      fields={[{ name: "email", label: "Work email", kind: "email", autoComplete: "username", value: email }]}
      submit="Continue"
      busy="One moment…"
      isWide
    />
  );
}

function Required({
  member: { company, companies, email },
  form,
}: {
  member: SignedInMember;
  form: SsoFormProps;
}) {
  const others = companies.filter(({ companyId }) => companyId !== company.id);
  return (
    <>
      <SignInHeading title="Single sign-on">{company.name} requires single sign-on.</SignInHeading>
      <div className="grid gap-4">
        <EmailForm form={form} email={email} />
        {others.map(({ companyId, companyName }) => (
          <ActForm
            key={companyId}
            action={switchCompanyAction}
            hidden={{ company_id: companyId }}
            label={`Go to ${companyName}`}
          />
        ))}
        <SignOutForm />
      </div>
    </>
  );
}

function Confirm({ form }: { form: SsoFormProps }) {
  return (
    <>
      <SignInHeading title="Confirm it’s you">
        Your company’s identity provider will ask you to sign in again. We won’t ask again for ten minutes.
      </SignInHeading>
      <SignInForm
        action={beginSsoConfirmAction}
        first={form.first}
        hidden={form.hidden}
        fields={[]}
        submit="Confirm with single sign-on"
        busy="One moment…"
        isWide
      />
      <SignInLink href={form.back ?? "/"}>Back without confirming</SignInLink>
    </>
  );
}
