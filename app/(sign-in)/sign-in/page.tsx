import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SignInForm } from "@/components/portal/sign-in-form";
import { UNTOUCHED } from "@/components/ui/untouched";
import { findHome } from "@/lib/http/member";
import { signInWithPassword } from "./actions";

export const metadata: Metadata = { title: "Sign in" };

/** What next-auth's callback says when it sends a browser back here. */
const NEXT_AUTH_WORDS: Readonly<Record<string, string>> = {
  CredentialsSignin: "The e-mail address or the password is not right.",
  second_step: "This account asks for a second step. Please sign in here.",
  too_many: "Too many attempts. Please wait a few minutes and try again.",
};

type Props = { searchParams: Promise<{ error?: string | string[] }> };

export default async function SignInPage({ searchParams }: Props) {
  const home = await findHome();
  if (home) redirect(home);
  const { error } = await searchParams;
  const text = error
    ? (NEXT_AUTH_WORDS[String(error)] ?? "Signing in did not work. Please try again.")
    : null;
  const first = text ? { ...UNTOUCHED, note: { tone: "bad" as const, text } } : UNTOUCHED;
  return (
    <>
      <h1 className="mb-6 text-2xl font-semibold tracking-tight">Sign in</h1>
      <SignInForm action={signInWithPassword} first={first} />
    </>
  );
}
