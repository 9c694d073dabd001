import type { ReactNode } from "react";
import { NavLink } from "@/components/portal/nav-link";
import { ACCOUNT_PAGES } from "@/components/portal/navigation";
import { PageHeader } from "@/components/ui/page-header";

/** The frame of the pages about the user's own account, with a tab for each page. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Account" />
      <nav aria-label="Account" className="mb-6 flex gap-5 overflow-x-auto border-b border-line">
        {ACCOUNT_PAGES.map(({ href, label }) => (
          <NavLink key={href} href={href} look="tab" exact={href === "/account"}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}
