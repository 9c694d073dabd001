import type { ReactNode } from "react";
import { SignInLink } from "@/components/portal/sign-in-frame";
import { Button } from "@/components/ui/button";
import { withBack } from "@/lib/http/return-path";
import { signOutAction } from "./actions";

/** Shown when the user is signed in with an account other than the link's account. */
export function SignOutForm() {
  return (
    <form action={signOutAction}>
      <Button type="submit" kind="plain">
        Sign out
      </Button>
    </form>
  );
}

/** Shown to a visitor who opened a link: they sign in and return to it. */
export function SignInAndReturn({
  page,
  token,
  children,
}: {
  page: "/email" | "/invitation";
  token: string;
  children: ReactNode;
}) {
  return (
    <SignInLink href={withBack("/sign-in", `${page}?${new URLSearchParams({ token })}`)}>
      {children}
    </SignInLink>
  );
}
