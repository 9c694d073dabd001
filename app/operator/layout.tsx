import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ConsoleLink } from "@/components/operator/console-link";
import { StoppedNotice } from "@/components/operator/stopped-ending";
import { PRODUCT_NAME } from "@/components/product";
import { TabBar } from "@/components/ui/tab-bar";
import { consoleTitle, operator } from "@/lib/http/operator";
import { listStopped } from "@/lib/store/read/upstream-breaker";
import { signOutAction } from "../(sign-in)/actions";

/**
 * The titles of the console. `same-origin` makes browsers send an Origin header with forms that are sent without
 * script; see the portal's layout.
 */
export async function generateMetadata(): Promise<Metadata> {
  const [whole, template] = await Promise.all([
    consoleTitle("Operator"),
    consoleTitle(`%s · ${PRODUCT_NAME} operator`),
  ]);
  return { title: { default: whole, template }, referrer: "same-origin" };
}

/** The console's frame. It is dark, unlike the portal, so that operators do not confuse the two. */
export default async function OperatorLayout({ children }: { children: ReactNode }) {
  const { email } = await operator();
  return (
    <div className="min-h-dvh">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-paper focus:p-3"
      >
        Skip to main content
      </a>
      <header className="bg-console text-white">
        <div className="mx-auto max-w-6xl px-4 md:px-8">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-3 text-sm">
            <p className="font-semibold tracking-tight">
              {PRODUCT_NAME} <span className="font-normal">operator console</span>
            </p>
            <div className="flex min-w-0 items-center gap-4">
              <span className="truncate text-xs">{email}</span>
              <form action={signOutAction}>
                <button
                  type="submit"
                  className="min-h-8 text-xs text-white underline focus-visible:outline-white"
                >
                  Sign out
                </button>
              </form>
            </div>
          </div>
          <TabBar label="Console" look="head">
            <ConsoleLink href="/operator" below={["/operator/applications"]}>
              Applications
            </ConsoleLink>
            <ConsoleLink href="/operator/companies" below={["/operator/companies"]}>
              Companies
            </ConsoleLink>
            <ConsoleLink href="/operator/dead-letters">Dead-lettered work</ConsoleLink>
            <ConsoleLink href="/operator/upstream">Upstream</ConsoleLink>
            <ConsoleLink href="/operator/audit">Audit</ConsoleLink>
          </TabBar>
        </div>
      </header>
      <main id="main" className="mx-auto max-w-6xl px-4 py-6 md:px-8 md:py-8">
        <StoppedNotice stopped={await listStopped()} />
        {children}
      </main>
    </div>
  );
}
