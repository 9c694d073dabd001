"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { PortalLink, type PortalPath, usePortalPath } from "./portal-link";

const LOOKS = {
  side: {
    base: "flex min-h-11 md:min-h-9 items-center rounded-md px-3 text-sm font-medium whitespace-nowrap",
    here: "bg-mist text-ink",
    elsewhere: "text-soft hover:bg-mist hover:text-ink",
  },
  tab: {
    base: "flex min-h-11 md:min-h-10 items-center border-b-2 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-3",
    here: "border-accent text-ink",
    elsewhere: "border-transparent text-soft hover:text-ink",
  },
} as const;

/** A menu link, marked on the current page. With `exact`, the link is not marked on pages below `href`. */
export function NavLink({
  href,
  look = "side",
  exact = false,
  children,
}: {
  href: PortalPath;
  look?: keyof typeof LOOKS;
  exact?: boolean;
  children: ReactNode;
}) {
  const path = usePathname();
  const at = usePortalPath()(href);
  const isHere = path === at || (!exact && path.startsWith(`${at}/`));
  const { base, here, elsewhere } = LOOKS[look];
  return (
    <PortalLink
      href={href}
      aria-current={isHere ? "page" : undefined}
      className={`${base} ${isHere ? here : elsewhere}`}
    >
      {children}
    </PortalLink>
  );
}
