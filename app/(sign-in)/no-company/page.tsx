import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInLink } from "@/components/portal/sign-in-frame";
import { findHome, findSignedInPerson } from "@/lib/http/member";
import { SignOutForm } from "../link-for";

export const metadata: Metadata = { title: "No company" };

/** Shown to a user without a company, for example one who was removed from their last company. */
export default async function NoCompanyPage() {
  const person = await findSignedInPerson();
  const home = await findHome();
  if (!person || home !== "/no-company") redirect(home ?? "/sign-in");
  return (
    <>
      <h1 className="mb-2 text-2xl font-semibold tracking-tight">You’re not a member of a company</h1>
      <p className="mb-6 text-sm text-soft">
        You are signed in as {person.email}. Ask an owner or admin of your company to invite this address,
        then open the link in the invitation.
      </p>
      <SignOutForm />
      <SignInLink href="/security">Security and sessions</SignInLink>
    </>
  );
}
