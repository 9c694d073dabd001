import type { ReactNode } from "react";
import { DoorLink } from "@/components/portal/door";
import { Button } from "@/components/ui/button";
import { withBack } from "@/lib/http/way-back";
import { leave } from "./actions";

/** For a user whose signed-in account is not the link's. */
export function SignOutForm() {
  return (
    <form action={leave}>
      <Button type="submit" kind="plain">
        Sign out
      </Button>
    </form>
  );
}

/** For a visitor who opened a link: signs in and returns to it. */
export function SignInAndBack({
  page,
  token,
  children,
}: {
  page: "/email" | "/invitation";
  token: string;
  children: ReactNode;
}) {
  return (
    <DoorLink href={withBack("/sign-in", `${page}?${new URLSearchParams({ token })}`)}>{children}</DoorLink>
  );
}
