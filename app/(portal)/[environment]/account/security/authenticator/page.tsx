import type { Metadata } from "next";
import { member } from "@/lib/http/member";
import { AuthenticatorView } from "../../../../../(sign-in)/security/authenticator-view";

export const metadata: Metadata = { title: "Authenticator" };

export default async function AccountAuthenticatorPage() {
  const asking = await member();
  return <AuthenticatorView person={asking} back={asking.pathOf("/account/security")} />;
}
