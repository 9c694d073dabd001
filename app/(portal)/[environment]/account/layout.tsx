import type { ReactNode } from "react";
import { NavLink } from "@/components/portal/nav-link";
import { PageHeader } from "@/components/ui/page-header";

/** What belongs to the person and not to the company. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Account" />
      <nav aria-label="Account" className="mb-6 flex gap-5 overflow-x-auto border-b border-line">
        <NavLink href="/account" look="tab" exact>
          Profile
        </NavLink>
        <NavLink href="/account/security" look="tab">
          Security
        </NavLink>
      </nav>
      {children}
    </>
  );
}
