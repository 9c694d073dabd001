"use client";

import { usePathname } from "next/navigation";
import { NavLink } from "./nav-link";
import type { PortalPage } from "./navigation";

/**
 * The portal's sections: a column on a desktop; on a phone, a menu that opens when the current section's name is
 * pressed. Works without script.
 */
export function MainMenu({ pages }: { pages: readonly PortalPage[] }) {
  const path = usePathname();
  const part = `/${path.split("/")[2] ?? ""}`;
  const here = pages.find(({ href }) => href === part)?.label;
  const links = pages.map(({ href, label }) => (
    <NavLink key={href} href={href}>
      {label}
    </NavLink>
  ));
  return (
    <>
      <nav aria-label="Main" className="hidden flex-col gap-1 md:flex">
        {links}
      </nav>
      {/* With the page's path as key, the menu closes after the user follows one of its links. */}
      <details key={path} className="group relative min-w-0 md:hidden">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-md border border-line px-3 text-sm font-medium hover:bg-mist [&::-webkit-details-marker]:hidden">
          <MenuIcon />
          <span className="sr-only">Menu, in </span>
          {here ?? "Menu"}
        </summary>
        <nav
          aria-label="Main"
          className="absolute left-0 z-20 mt-1 flex w-56 flex-col gap-1 rounded-md border border-line bg-paper p-2"
        >
          {links}
        </nav>
      </details>
    </>
  );
}

function MenuIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
    </svg>
  );
}
