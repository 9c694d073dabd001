import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PasskeyButton } from "@/components/portal/passkey-button";
import { SignInForm } from "@/components/portal/sign-in-form";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { UNTOUCHED } from "@/components/ui/untouched";
import { findHome } from "@/lib/http/member";
import { findReturnPath, withBack } from "@/lib/http/return-path";
import { askForPasskeyAction, signInAction, signInByPasskeyAction } from "./actions";
import { wordsOf } from "./error-words";

export const metadata: Metadata = { title: "Sign in" };

const LINK = "inline-flex min-h-6 items-center font-medium text-accent hover:underline";

type Props = { searchParams: Promise<{ error?: string | string[]; back?: string }> };

export default async function SignInPage({ searchParams }: Props) {
  const { error, ...given } = await searchParams;
  const back = findReturnPath(given.back);
  const home = await findHome();
  if (home) redirect(back ?? home);
  const text = error ? wordsOf(error) : null;
  const first = text ? { ...UNTOUCHED, note: { tone: "bad" as const, text } } : UNTOUCHED;
  return (
    <>
      <h1 className="mb-6 text-2xl font-semibold tracking-tight">Sign in</h1>
      <SignInForm
        action={signInAction}
        first={first}
        hidden={back ? { back } : {}}
        fields={[
          {
            name: "email",
            label: "Email",
            kind: "email",
            autoComplete: "username webauthn",
          },
          { name: "password", label: "Password", kind: "password" },
        ]}
        submit="Sign in"
        busy="Signing in…"
        isWide
      />
      <p className="mt-3 text-sm">
        <Link href="/forgot" className={LINK}>
          Forgot your password?
        </Link>
      </p>
      <div className="mt-6 grid gap-3 border-t border-line pt-6 text-sm">
        <PasskeyButton
          ask={askForPasskeyAction}
          take={signInByPasskeyAction}
          back={back}
          label="Sign in with a passkey"
          isWide
        />
        <ButtonLink href={withBack("/sign-in/mail", back)}>Email me a sign-in link</ButtonLink>
        <ButtonLink href={withBack("/sign-in/sso", back)}>Single sign-on</ButtonLink>
        <p className="mt-3 text-soft">
          New here?{" "}
          <Link href="/sign-up" className={LINK}>
            Create account
          </Link>
        </p>
      </div>
    </>
  );
}
