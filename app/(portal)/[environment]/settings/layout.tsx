import type { ReactNode } from "react";
import { NavLink } from "@/components/portal/nav-link";
import { PageHeader } from "@/components/ui/page-header";
import { TabBar } from "@/components/ui/tab-bar";

/** Settings as a row of tabs. */
export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Settings" />
      <TabBar label="Settings">
        <NavLink href="/settings" look="tab" exact>
          Company
        </NavLink>
        <NavLink href="/settings/branding" look="tab">
          Branding
        </NavLink>
        <NavLink href="/settings/affordability" look="tab">
          Affordability
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
        <NavLink href="/settings/notifications" look="tab">
          Notifications
        </NavLink>
        <NavLink href="/settings/live" look="tab">
          Going live
        </NavLink>
      </TabBar>
      {children}
    </>
  );
}
