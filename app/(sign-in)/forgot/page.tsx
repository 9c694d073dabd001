import type { Metadata } from "next";
import { DoorHead, DoorLink } from "@/components/portal/door";
import { DoorForm } from "@/components/portal/door-form";
import { askForReset } from "./actions";

export const metadata: Metadata = { title: "Forgot your password" };

export default function ForgotPage() {
  return (
    <>
      <DoorHead title="Forgot your password?">
        We’ll email you a link to choose a new one. Your current password keeps working until then.
      </DoorHead>
      <DoorForm
        action={askForReset}
        fields={[{ name: "email", label: "Email", kind: "email", autoComplete: "email" }]}
        submit="Email me a link"
        isWide
        busy="Sending…"
        once
      />
      <DoorLink href="/sign-in">Back to signing in</DoorLink>
    </>
  );
}
