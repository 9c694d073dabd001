import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ActForm } from "@/components/portal/act-form";
import { PasskeyButton } from "@/components/portal/passkey-button";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading } from "@/components/portal/sign-in-frame";
import { ButtonLink } from "@/components/ui/button";
import { findHome, findSignedIn } from "@/lib/http/member";
import { switchCompanyAction } from "../../(portal)/[environment]/account/actions";
import { askForPasskeyAction, confirmByCodeAction, confirmByPasskeyAction } from "../confirm/actions";
import { SignOutForm } from "../link-for";

export const metadata: Metadata = { title: "Second factor" };

/** Shown to a member whose company requires a second factor, if the member signed in without a second factor. */
export default async function SecondFactorPage() {
  const asking = await findSignedIn();
  if (!asking?.lacksSecondFactor) redirect((await findHome()) ?? "/sign-in");
  const { company, hasTotp, hasPasskey, hasSecondFactor, companies } = asking;
  const others = companies.filter(({ companyId }) => companyId !== company.id);
  return (
    <>
      <SignInHeading title="Second factor">
        {company.name} requires a second factor.{" "}
        {hasSecondFactor
          ? "Use yours to continue."
          : "Set up an authenticator app or a passkey to continue. It takes about a minute."}
      </SignInHeading>
      <div className="grid gap-4">
        {hasTotp ? (
          <SignInForm
            action={confirmByCodeAction}
            fields={[{ name: "code", label: "The code your authenticator shows", kind: "code" }]}
            submit="Continue"
            busy="Checking…"
            isWide
          />
        ) : null}
        {hasPasskey ? (
          <PasskeyButton
            ask={askForPasskeyAction}
            take={confirmByPasskeyAction}
            back="/"
            label="Use a passkey"
            isWide
          />
        ) : null}
        {hasSecondFactor ? null : <ButtonLink href="/security">Set up a second factor</ButtonLink>}
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
