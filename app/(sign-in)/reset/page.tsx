import type { Metadata } from "next";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { findResetOwner } from "@/lib/identity/reset-password";
import { resetPasswordAction } from "../forgot/actions";

export const metadata: Metadata = { title: "Choose a new password" };

type Props = { searchParams: Promise<{ token?: string }> };

export default async function ResetPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const owner = await findResetOwner(token);
  return (
    <>
      <SignInHeading title="Choose a new password">
        {owner
          ? `For ${owner.email}. When you save the new password, you’ll be signed out everywhere.`
          : "This link was already used or has expired. Ask for a new link."}
      </SignInHeading>
      {/* Once the password is set, the link no longer works, so this page could not show the result if it were loaded
          again. The form shows the result instead. */}
      <SignInForm
        action={resetPasswordAction}
        hidden={{ token }}
        fields={[
          {
            name: "password",
            label: "New password",
            kind: "new-password",
            hint: "At least 12 characters; 15 or more is better. A few unrelated words work well.",
          },
        ]}
        submit="Set the password"
        isWide
        busy="One moment…"
        once
      />
      <SignInLink href="/sign-in">Sign in</SignInLink>
      {owner ? null : <SignInLink href="/forgot">Email me a new link</SignInLink>}
    </>
  );
}
