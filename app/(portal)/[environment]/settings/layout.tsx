import type { ReactNode } from "react";
import { NavLink } from "@/components/portal/nav-link";
import { SETTINGS_PAGES } from "@/components/portal/navigation";
import { PageHeader } from "@/components/ui/page-header";
import { TabBar } from "@/components/ui/tab-bar";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Settings" />
      <TabBar label="Settings">
        {SETTINGS_PAGES.map(({ href, label }) => (
          <NavLink key={href} href={href} look="tab" exact={href === "/settings"}>
            {label}
          </NavLink>
        ))}
      </TabBar>
      {children}
    </>
  );
}
