import Link from "next/link";
import type { ReactNode } from "react";
import { NavLink } from "@/components/portal/nav-link";
import { PageHeader } from "@/components/ui/page-header";

const TABS = [
  ["/developers", "Quick start"],
  ["/developers/log", "API log"],
  ["/developers/webhooks", "Webhooks"],
  ["/developers/signatures", "Signature checker"],
  ["/developers/sandbox", "Sandbox"],
] as const;

/** What whoever writes code against the API looks at, as a row of tabs. */
export default function DevelopersLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Developers">
        <Link href="/docs" className="flex min-h-10 items-center text-sm text-accent underline">
          Documentation
        </Link>
      </PageHeader>
      <nav
        aria-label="Developers"
        className="mb-6 flex gap-5 overflow-x-auto border-b border-line max-sm:gap-3"
      >
        {TABS.map(([href, label]) => (
          <NavLink key={href} href={href} look="tab" exact={href === "/developers"}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}
