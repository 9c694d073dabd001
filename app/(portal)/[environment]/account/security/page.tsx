import type { Metadata } from "next";
import { member } from "@/lib/http/member";
import { SecurityView } from "../../../../(sign-in)/security/security-view";

export const metadata: Metadata = { title: "Security" };

export default async function AccountSecurityPage() {
  const asking = await member();
  return (
    <SecurityView person={asking} authenticatorPage={asking.pathOf("/account/security/authenticator")} />
  );
}
