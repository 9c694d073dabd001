import type { Metadata } from "next";
import { DoorHead } from "@/components/portal/door";
import { person } from "@/lib/http/person";
import { AuthenticatorView } from "../authenticator-view";

export const metadata: Metadata = { title: "Authenticator" };

export default async function AuthenticatorPage() {
  return (
    <>
      <DoorHead title="Security" />
      <AuthenticatorView person={await person()} back="/security" />
    </>
  );
}
