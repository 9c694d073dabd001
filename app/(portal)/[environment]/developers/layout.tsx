import type { ReactNode } from "react";
import { NavLink } from "@/components/portal/nav-link";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { TabBar } from "@/components/ui/tab-bar";

const TABS = [
  ["/developers", "Quick start"],
  ["/developers/log", "API log"],
  ["/developers/webhooks", "Webhooks"],
  ["/developers/signatures", "Signature checker"],
  ["/developers/sandbox", "Sandbox"],
] as const;

/** The pages for developers as tabs. */
export default function DevelopersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Developers">
        <ButtonLink href="/docs">Documentation</ButtonLink>
      </PageHeader>
      <TabBar label="Developers">
        {TABS.map(([href, label]) => (
          <NavLink key={href} href={href} look="tab" exact={href === "/developers"}>
            {label}
          </NavLink>
        ))}
      </TabBar>
      {children}
    </>
  );
}
