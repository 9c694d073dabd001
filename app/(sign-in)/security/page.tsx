import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { MadeFor } from "@/components/ui/made-for";
import { madeFor } from "@/lib/http/form";
import { findSignedIn } from "@/lib/http/member";
import { person } from "@/lib/http/person";
import { SecurityView } from "./security-view";

export const metadata: Metadata = { title: "Security" };

/**
 * The security page of a user who has no company, or whose session lacks the second factor that their company requires.
 * All other users use the page in the portal.
 */
export default async function SecurityPage() {
  const asking = await person();
  const signedIn = await findSignedIn();
  if (signedIn && !signedIn.lacksSecondFactor) redirect("/test/account/security");
  return (
    <>
      <SignInHeading title="Security">Signed in as {asking.email}.</SignInHeading>
      <MadeFor field={madeFor(asking)}>
        <SecurityView person={asking} authenticatorPage="/security/authenticator" />
      </MadeFor>
      <SignInLink href="/">Back</SignInLink>
    </>
  );
}
