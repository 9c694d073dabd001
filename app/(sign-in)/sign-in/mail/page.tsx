import type { Metadata } from "next";
import { DoorHead, DoorLink } from "@/components/portal/door";
import { DoorForm } from "@/components/portal/door-form";
import { findWayBack, withBack } from "@/lib/http/way-back";
import { askForLink } from "../actions";

export const metadata: Metadata = { title: "Sign in by mail" };

type Props = { searchParams: Promise<{ back?: string }> };

export default async function SignInByMailPage({ searchParams }: Props) {
  const back = findWayBack((await searchParams).back);
  return (
    <>
      <DoorHead title="Sign in by mail">
        We mail you a link that signs you in, once and for 15 minutes. No password is needed.
      </DoorHead>
      <DoorForm
        action={askForLink}
        hidden={back ? { back } : {}}
        fields={[{ name: "email", label: "Email", kind: "email", autoComplete: "email" }]}
        submit="Email me a link"
        isWide
        busy="Sending…"
        once
      />
      <DoorLink href={withBack("/sign-in", back)}>Sign in with a password</DoorLink>
    </>
  );
}
