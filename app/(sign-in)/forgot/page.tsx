import type { Metadata } from "next";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { mailResetLinkAction } from "./actions";

export const metadata: Metadata = { title: "Forgot your password" };

export default function ForgotPage() {
  return (
    <>
      <SignInHeading title="Forgot your password?">
        We’ll email you a link to choose a new password. Your current password keeps working until then.
      </SignInHeading>
      <SignInForm
        action={mailResetLinkAction}
        fields={[{ name: "email", label: "Email", kind: "email", autoComplete: "email" }]}
        submit="Email me a link"
        isWide
        busy="Sending…"
        once
      />
      <SignInLink href="/sign-in">Back to signing in</SignInLink>
    </>
  );
}
