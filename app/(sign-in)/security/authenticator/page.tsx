import type { Metadata } from "next";
import { SignInHeading } from "@/components/portal/sign-in-frame";
import { MadeFor } from "@/components/ui/made-for";
import { madeFor } from "@/lib/http/form";
import { person } from "@/lib/http/person";
import { AuthenticatorView } from "../authenticator-view";

export const metadata: Metadata = { title: "Authenticator" };

export default async function AuthenticatorPage() {
  const asking = await person();
  return (
    <MadeFor field={madeFor(asking)}>
      <SignInHeading title="Security" />
      <AuthenticatorView person={asking} back="/security" />
    </MadeFor>
  );
}
