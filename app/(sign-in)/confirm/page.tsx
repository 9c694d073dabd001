import type { Metadata } from "next";
import { PasskeyButton } from "@/components/portal/passkey-button";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { ButtonLink } from "@/components/ui/button";
import { person } from "@/lib/http/person";
import { findReturnPath } from "@/lib/http/return-path";
import { findPerson } from "@/lib/store/read/user";
import {
  askForPasskeyAction,
  confirmByCodeAction,
  confirmByPasskeyAction,
  confirmByPasswordAction,
} from "./actions";

export const metadata: Metadata = { title: "Confirm it’s you" };

type Props = { searchParams: Promise<{ back?: string }> };

export default async function ConfirmPage({ searchParams }: Props) {
  const asking = await person();
  const back = findReturnPath((await searchParams).back);
  const hidden: Record<string, string> = back ? { back } : {};
  const known = await findPerson(asking.userId);
  return (
    <>
      <SignInHeading title="Confirm it’s you">
        You’re about to change keys, secrets, members or how you sign in, so please confirm it’s you. You then
        return to the page and press the button again. We won’t ask again for ten minutes.
      </SignInHeading>
      <div className="grid gap-6">
        {known?.hasPassword ? (
          <SignInForm
            action={confirmByPasswordAction}
            hidden={hidden}
            fields={[{ name: "password", label: "Password", kind: "password" }]}
            submit="Confirm"
            isWide
            busy="Checking…"
          />
        ) : null}
        {asking.hasTotp ? (
          <div className="border-t border-line pt-6">
            <SignInForm
              action={confirmByCodeAction}
              hidden={hidden}
              fields={[{ name: "code", label: "Or the code your authenticator shows", kind: "code" }]}
              submit="Confirm with the code"
              busy="Checking…"
              kind="plain"
            />
          </div>
        ) : null}
        {asking.hasPasskey ? (
          <PasskeyButton
            ask={askForPasskeyAction}
            take={confirmByPasskeyAction}
            back={back}
            label="Use a passkey"
          />
        ) : null}
        {asking.ssoCompanyId ? (
          <ButtonLink
            href={`/sign-in/sso?${new URLSearchParams({ confirm: "yes", ...(back ? { back } : {}) })}`}
          >
            Use single sign-on
          </ButtonLink>
        ) : null}
      </div>
      <SignInLink href={back ?? "/"}>Back without confirming</SignInLink>
    </>
  );
}
