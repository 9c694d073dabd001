import type { Metadata } from "next";
import { DoorHead, DoorLink } from "@/components/portal/door";
import { DoorForm } from "@/components/portal/door-form";
import { findSignedInPerson } from "@/lib/http/member";
import { findEmailChange } from "@/lib/identity/confirm-email";
import { SignInAndBack, SignOutForm } from "../link-for";
import { takeEmail } from "./actions";

export const metadata: Metadata = { title: "Change your address" };

type Props = { searchParams: Promise<{ token?: string }> };

/**
 * Opening the link changes nothing: the button on the page does, and it works only for the user who requested the
 * change.
 */
export default async function EmailPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const change = await findEmailChange(token);
  if (!change)
    return (
      <>
        <DoorHead title="This link no longer works">
          This link was used already, or has expired. Request another under Account, Profile.
        </DoorHead>
        <DoorLink href="/">Continue</DoorLink>
      </>
    );
  const person = await findSignedInPerson();
  if (!person)
    return (
      <>
        <DoorHead title="Change your address">
          Sign in with your current address, then come back to change it to {change.to}.
        </DoorHead>
        <SignInAndBack page="/email" token={token}>
          Sign in
        </SignInAndBack>
      </>
    );
  if (person.userId !== change.userId)
    return (
      <>
        <DoorHead title="Change your address">
          This link isn’t for {person.email}. Sign out, then open it again.
        </DoorHead>
        <SignOutForm />
      </>
    );
  return (
    <>
      <DoorHead title="Change your address">
        You’ll then sign in with {change.to}, and no longer with {change.from}.
      </DoorHead>
      <DoorForm
        action={takeEmail}
        hidden={{ token }}
        fields={[]}
        submit="Change my address"
        busy="One moment…"
      />
    </>
  );
}
