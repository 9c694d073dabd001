"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

/**
 * A link in the console's menu, marked on the current page. `below` lists other paths on which the link is marked too.
 */
export function ConsoleLink({
  href,
  below = [],
  children,
}: {
  href: string;
  below?: readonly string[];
  children: ReactNode;
}) {
  const path = usePathname();
  const isHere = path === href || below.some((start) => path.startsWith(start));
  return (
    <Link
      href={href}
      aria-current={isHere ? "page" : undefined}
      className={`flex min-h-10 items-center border-b-2 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-3 focus-visible:outline-white ${isHere ? "border-white" : "border-transparent opacity-80 hover:opacity-100"}`}
    >
      {children}
    </Link>
  );
}
