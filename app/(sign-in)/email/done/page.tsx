import type { Metadata } from "next";
import { SignInHeading, SignInLink } from "@/components/portal/sign-in-frame";
import { person } from "@/lib/http/person";

export const metadata: Metadata = { title: "Your address" };

/** Confirms that the link changed the address. */
export default async function EmailDonePage() {
  const { email } = await person();
  return (
    <>
      <SignInHeading title="Your address is changed">
        Sign in with {email} from now on. You’ve been signed out everywhere else.
      </SignInHeading>
      <SignInLink href="/">Continue</SignInLink>
    </>
  );
}
