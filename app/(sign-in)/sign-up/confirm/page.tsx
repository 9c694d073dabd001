import type { Metadata } from "next";
import { DoorHead, DoorLink } from "@/components/portal/door";
import { DoorForm } from "@/components/portal/door-form";
import { findWaitingSignUp } from "@/lib/company/confirm-sign-up";
import { finishSignUp } from "../actions";

export const metadata: Metadata = { title: "Confirm your address" };

type Props = { searchParams: Promise<{ token?: string }> };

export default async function ConfirmSignUpPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const waiting = await findWaitingSignUp(token);
  if (!waiting)
    return (
      <>
        <DoorHead title="This link no longer works">
          It was used already, or is older than a day. If you have an account, sign in.
        </DoorHead>
        <DoorLink href="/sign-in">Sign in</DoorLink>
        <DoorLink href="/sign-up">Sign up again</DoorLink>
      </>
    );
  return (
    <>
      <DoorHead title={`Open ${waiting.companyName}`}>
        {waiting.email} is yours. Enter the password you chose to create the account.
      </DoorHead>
      <DoorForm
        action={finishSignUp}
        hidden={{ token }}
        fields={[{ name: "password", label: "Password", kind: "password" }]}
        submit="Create account"
        isWide
        busy="Creating…"
      />
    </>
  );
}
