import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { showsOutbox } from "@/lib/http/local-outbox";
import { findHome } from "@/lib/http/member";
import { signUpAction } from "./actions";

export const metadata: Metadata = { title: "Create account" };

export default async function SignUpPage() {
  const home = await findHome();
  if (home) redirect(home);
  return (
    <>
      <SignInHeading title="Create account">
        This creates an account for your firm. You’ll have the role Owner. You can use the test environment
        immediately, with mock banks. For live access, send us a short application.
      </SignInHeading>
      <SignInForm
        action={signUpAction}
        fields={[
          { name: "name", label: "Your name", kind: "text", autoComplete: "name" },
          { name: "company", label: "Company", kind: "text", autoComplete: "organization" },
          { name: "email", label: "Work email", kind: "email", autoComplete: "username" },
          {
            name: "password",
            label: "Password",
            kind: "new-password",
            hint: "At least 12 characters; 15 or more is better. A few unrelated words work well.",
          },
        ]}
        submit="Create account"
        isWide
        busy="One moment…"
        once
        after={
          (await showsOutbox()) ? (
            <SignInLink href="/outbox">Read the email in this server’s outbox</SignInLink>
          ) : null
        }
      />
      <SignInLink href="/sign-in">I have an account</SignInLink>
    </>
  );
}
