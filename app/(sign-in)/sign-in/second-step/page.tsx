import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PasskeyButton } from "@/components/portal/passkey-button";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { findReturnPath, withBack } from "@/lib/http/return-path";
import { readSessionCookie } from "@/lib/http/session-cookie";
import { findWaiting } from "@/lib/identity/take-second-step";
import {
  askForPasskeyAction,
  takeCodeAction,
  takeRecoveryCodeAction,
  takeSecondStepByPasskeyAction,
} from "./actions";

export const metadata: Metadata = { title: "Second step" };

type Props = { searchParams: Promise<{ back?: string }> };

export default async function SecondStepPage({ searchParams }: Props) {
  const back = findReturnPath((await searchParams).back);
  const waiting = await findWaiting((await readSessionCookie()) ?? "");
  if (!waiting) redirect(withBack("/sign-in", back));
  const hidden: Record<string, string> = back ? { back } : {};
  return (
    <>
      <SignInHeading title="One more step">
        Enter the six digits your authenticator shows for this account.
      </SignInHeading>
      <SignInForm
        action={takeCodeAction}
        hidden={hidden}
        fields={[{ name: "code", label: "Code", kind: "code" }]}
        submit="Continue"
        isWide
        busy="Checking…"
      />
      {waiting.person.hasPasskey ? (
        <div className="mt-6">
          <PasskeyButton
            ask={askForPasskeyAction}
            take={takeSecondStepByPasskeyAction}
            back={back}
            label="Use a passkey instead"
          />
        </div>
      ) : null}
      <details className="mt-6 border-t border-line pt-4">
        <summary className="min-h-6 cursor-pointer text-sm font-medium">Use a recovery code</summary>
        <div className="mt-4">
          <SignInForm
            action={takeRecoveryCodeAction}
            hidden={hidden}
            fields={[
              {
                name: "recovery_code",
                label: "Recovery code",
                kind: "text",
                autoComplete: "off",
                hint: "One of the ten codes that you got when you set up the authenticator. Each code works once.",
              },
            ]}
            submit="Use the code"
            busy="Checking…"
            kind="plain"
          />
        </div>
      </details>
      <SignInLink href={withBack("/sign-in", back)}>Sign in as someone else</SignInLink>
    </>
  );
}
