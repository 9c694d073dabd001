import type { ReactNode } from "react";
import { NavLink } from "@/components/portal/nav-link";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { leave } from "../../../(sign-in)/actions";

/** Settings as a row of tabs. On a phone, where the side column is folded away, signing out is here. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Settings">
        <form action={leave} className="md:hidden">
          <Button type="submit" kind="plain">
            Sign out
          </Button>
        </form>
      </PageHeader>
      <nav
        aria-label="Settings"
        className="mb-6 flex gap-5 overflow-x-auto border-b border-line max-sm:gap-2.5"
      >
        <NavLink href="/settings" look="tab" exact>
          Company
        </NavLink>
        <NavLink href="/settings/branding" look="tab">
          Branding
        </NavLink>
        <NavLink href="/settings/keys" look="tab">
          API keys
        </NavLink>
        <NavLink href="/settings/webhooks" look="tab">
          Webhooks
        </NavLink>
        <NavLink href="/settings/members" look="tab">
          Members
        </NavLink>
        <NavLink href="/settings/live" look="tab">
          Going live
        </NavLink>
      </nav>
      {children}
    </>
  );
}
