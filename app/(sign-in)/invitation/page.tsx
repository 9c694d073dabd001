import type { Metadata } from "next";
import { ROLE_WORDS } from "@/components/portal/role-words";
import { SignInForm } from "@/components/portal/sign-in-form";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { findSignedInPerson } from "@/lib/http/member";
import { findShownInvitation, type ShownInvitation } from "@/lib/identity/accept-invitation";
import { SignInAndReturn, SignOutForm } from "../link-for";
import { acceptAsMemberAction, acceptAsNewAction } from "./actions";

export const metadata: Metadata = { title: "Invitation" };

type Props = { searchParams: Promise<{ token?: string }> };

export default async function InvitationPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const invitation = await findShownInvitation(token);
  if (!invitation)
    return (
      <>
        <SignInHeading title="This invitation no longer works">
          The invitation was used, was revoked or is older than a week. Ask the person who invited you to send
          it again.
        </SignInHeading>
        <SignInLink href="/sign-in">Sign in</SignInLink>
      </>
    );
  const { label, says } = ROLE_WORDS[invitation.role];
  return (
    <>
      <SignInHeading title={`Join ${invitation.companyName}`}>
        <p>
          As {label.toLowerCase()}: {says}
        </p>
      </SignInHeading>
      <Accept invitation={invitation} token={token} />
    </>
  );
}

/** Offers the visitor's next step, which depends on whether they are signed in, and as which user. */
async function Accept({ invitation, token }: { invitation: ShownInvitation; token: string }) {
  const { email, hasAccount, companyName } = invitation;
  const person = await findSignedInPerson();
  if (person?.email === email)
    return (
      <SignInForm
        action={acceptAsMemberAction}
        hidden={{ token }}
        fields={[]}
        submit={`Join ${companyName}`}
        busy="Joining…"
      />
    );
  if (person)
    return (
      <>
        <p className="mb-4 text-sm">
          The invitation is for {email}, but you are signed in as {person.email}. Sign out, then open the link
          again.
        </p>
        <SignOutForm />
      </>
    );
  if (hasAccount)
    return (
      <>
        <p className="text-sm">{email} already has an account here. Sign in with that account to join.</p>
        <SignInAndReturn page="/invitation" token={token}>
          Sign in to accept
        </SignInAndReturn>
      </>
    );
  return (
    <SignInForm
      action={acceptAsNewAction}
      hidden={{ token }}
      fields={[
        { name: "name", label: "Your name", kind: "text", autoComplete: "name" },
        {
          name: "password",
          label: "Password",
          kind: "new-password",
          hint: `For ${email}. At least 12 characters; 15 are better.`,
        },
      ]}
      submit={`Join ${companyName}`}
      busy="Joining…"
    />
  );
}
