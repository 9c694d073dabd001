"use client";

import { usePathname } from "next/navigation";
import { isCompanyWide } from "./company-wide";

/**
 * Shown above every test page. If the page's settings also apply to live, says that; otherwise says that banks and
 * customers are not real.
 */
export function TestBanner() {
  const reachesLive = isCompanyWide(usePathname());
  return (
    <aside aria-label="Environment" className="border-t-4 border-warn bg-mist print:hidden">
      <p className="mx-auto max-w-5xl px-4 py-1.5 text-[13px] md:px-8">
        <strong className="font-semibold text-warn">Test environment.</strong>{" "}
        {reachesLive ? (
          <span>The settings on this page apply to the test and live environments.</span>
        ) : (
          <span className="text-soft">
            Every bank here is a mock.{" "}
            <span className="max-sm:hidden">Nothing reaches a real customer or a real account.</span>
          </span>
        )}
      </p>
    </aside>
  );
}
