import type { Metadata } from "next";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { findReturnPath, withBack } from "@/lib/http/return-path";
import { SIGN_IN_LINK_MINUTES } from "@/lib/identity/mail-sign-in-link";
import { mailSignInLinkAction } from "../actions";

export const metadata: Metadata = { title: "Sign in by email" };

type Props = { searchParams: Promise<{ back?: string }> };

export default async function SignInByMailPage({ searchParams }: Props) {
  const back = findReturnPath((await searchParams).back);
  return (
    <>
      <SignInHeading title="Sign in by email">
        We’ll email you a sign-in link. It works once and expires after {SIGN_IN_LINK_MINUTES} minutes. You
        don’t need a password.
      </SignInHeading>
      <SignInForm
        action={mailSignInLinkAction}
        hidden={back ? { back } : {}}
        fields={[{ name: "email", label: "Email", kind: "email", autoComplete: "email" }]}
        submit="Email me a link"
        isWide
        busy="Sending…"
        once
      />
      <SignInLink href={withBack("/sign-in", back)}>Sign in with a password</SignInLink>
    </>
  );
}
