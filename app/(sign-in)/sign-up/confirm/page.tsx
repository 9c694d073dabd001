import type { Metadata } from "next";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { findWaitingSignUp } from "@/lib/company/confirm-sign-up";
import { confirmSignUpAction } from "../actions";

export const metadata: Metadata = { title: "Confirm your address" };

type Props = { searchParams: Promise<{ token?: string }> };

export default async function ConfirmSignUpPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const waiting = await findWaitingSignUp(token);
  if (!waiting)
    return (
      <>
        <SignInHeading title="This link no longer works">
          This link was already used or has expired. If you have an account, sign in.
        </SignInHeading>
        <SignInLink href="/sign-in">Sign in</SignInLink>
        <SignInLink href="/sign-up">Sign up again</SignInLink>
      </>
    );
  return (
    <>
      <SignInHeading title={`Open ${waiting.companyName}`}>
        This link shows that {waiting.email} is yours. To create the account, enter the password that you
        chose.
      </SignInHeading>
      <SignInForm
        action={confirmSignUpAction}
        hidden={{ token }}
        fields={[{ name: "password", label: "Password", kind: "password" }]}
        submit="Create account"
        isWide
        busy="Creating…"
      />
    </>
  );
}
