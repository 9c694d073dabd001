import type { Metadata } from "next";
import { DoorHead, DoorLink } from "@/components/portal/door";
import { person } from "@/lib/http/person";

export const metadata: Metadata = { title: "Your address" };

/** Confirms that the link changed the address. */
export default async function EmailDonePage() {
  const { email } = await person();
  return (
    <>
      <DoorHead title="Your address is changed">
        Sign in with {email} from now on. Your other sessions were ended.
      </DoorHead>
      <DoorLink href="/">Continue</DoorLink>
    </>
  );
}
