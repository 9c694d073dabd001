import type { Metadata } from "next";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { findSignedInPerson } from "@/lib/http/member";
import { findEmailChange } from "@/lib/identity/confirm-email";
import { SignInAndReturn, SignOutForm } from "../link-for";
import { confirmEmailAction } from "./actions";

export const metadata: Metadata = { title: "Change your address" };

type Props = { searchParams: Promise<{ token?: string }> };

/**
 * The page of a link that changes a user's email address. Opening it changes nothing. The address changes when the user
 * who requested the change presses the page's button.
 */
export default async function EmailPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const change = await findEmailChange(token);
  if (!change)
    return (
      <>
        <SignInHeading title="This link no longer works">
          This link was already used or has expired. Ask for a new link under Account, Profile.
        </SignInHeading>
        <SignInLink href="/">Continue</SignInLink>
      </>
    );
  const person = await findSignedInPerson();
  if (!person)
    return (
      <>
        <SignInHeading title="Change your address">
          Sign in with your current address, then come back to change it to {change.to}.
        </SignInHeading>
        <SignInAndReturn page="/email" token={token}>
          Sign in
        </SignInAndReturn>
      </>
    );
  if (person.userId !== change.userId)
    return (
      <>
        <SignInHeading title="Change your address">
          This link isn’t for {person.email}. Sign out, then open the link again.
        </SignInHeading>
        <SignOutForm />
      </>
    );
  return (
    <>
      <SignInHeading title="Change your address">
        After the change, you’ll sign in with {change.to} instead of {change.from}.
      </SignInHeading>
      <SignInForm
        action={confirmEmailAction}
        hidden={{ token }}
        fields={[]}
        submit="Change my address"
        busy="One moment…"
      />
    </>
  );
}
