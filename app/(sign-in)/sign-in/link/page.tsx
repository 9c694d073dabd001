import type { Metadata } from "next";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { findReturnPath } from "@/lib/http/return-path";
import { findLinkOwner } from "@/lib/identity/sign-in-by-link";
import { signInByLinkAction } from "../actions";

export const metadata: Metadata = { title: "Sign in by email" };

type Props = { searchParams: Promise<{ token?: string; back?: string }> };

/**
 * The page of a sign-in link. Opening it changes nothing, because email scanners open every link before the recipient
 * does.
 */
export default async function SignInLinkPage({ searchParams }: Props) {
  const { token: given, back: from } = await searchParams;
  const token = String(given ?? "");
  const owner = await findLinkOwner(token);
  const back = findReturnPath(from);
  if (!owner)
    return (
      <>
        <SignInHeading title="This link no longer works">
          This link was already used or has expired.
        </SignInHeading>
        <SignInLink href="/sign-in/mail">Email me a new link</SignInLink>
      </>
    );
  return (
    <>
      <SignInHeading title="Sign in">You are about to sign in as {owner.email}.</SignInHeading>
      <SignInForm
        action={signInByLinkAction}
        hidden={{ token, ...(back ? { back } : {}) }}
        fields={[]}
        submit="Sign in"
        isWide
        busy="Signing in…"
      />
    </>
  );
}
