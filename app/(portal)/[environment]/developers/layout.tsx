import type { ReactNode } from "react";
import { NavLink } from "@/components/portal/nav-link";
import { DEVELOPER_PAGES } from "@/components/portal/navigation";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { TabBar } from "@/components/ui/tab-bar";

/** The frame of the pages for developers, with a tab for each page. */
export default function DevelopersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Developers">
        <ButtonLink href="/docs">Documentation</ButtonLink>
      </PageHeader>
      <TabBar label="Developers">
        {DEVELOPER_PAGES.map(({ href, label }) => (
          <NavLink key={href} href={href} look="tab" exact={href === "/developers"}>
            {label}
          </NavLink>
        ))}
      </TabBar>
      {children}
    </>
  );
}
