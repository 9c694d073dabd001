"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * The classes for the line and the space below the tabs. `page`: tabs below a page's title. `list`: tabs above a list,
 * with less space on a phone. `head`: tabs in the console's header, which has a line at its own edge.
 */
const LOOKS = {
  page: "mb-4 border-b border-line sm:mb-6",
  list: "mb-2 border-b border-line sm:mb-6",
  head: "mt-1",
} as const;

/**
 * A row of tabs. If it is wider than the screen, it scrolls sideways, its names fade out at the edge, and the current
 * tab is scrolled into view.
 */
export function TabBar({
  label,
  look = "page",
  children,
}: {
  label: string;
  look?: keyof typeof LOOKS;
  children: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of page, another tab must be in view.
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && bar.current) bar.current.scrollLeft = here.offsetLeft - bar.current.clientWidth / 3;
  }, [path]);
  return (
    <nav aria-label={label} className={`-mx-4 md:mx-0 ${LOOKS[look]}`}>
      <div
        ref={bar}
        className="relative -mb-px flex gap-5 overflow-x-auto md:gap-4 px-4 [scrollbar-width:none] max-md:mask-x-from-[calc(100%-1.25rem)] md:px-0"
      >
        {children}
      </div>
    </nav>
  );
}
