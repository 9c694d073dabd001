import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AccountMenu } from "@/components/portal/account-menu";
import { BrowserAlerts } from "@/components/portal/browser-alerts";
import { EnvironmentSwitch } from "@/components/portal/environment-switch";
import { Keyboard } from "@/components/portal/keyboard";
import { MainMenu } from "@/components/portal/main-menu";
import { type LiveAccess, PORTAL_PAGES, TAB_PAGES } from "@/components/portal/navigation";
import { Notices } from "@/components/portal/notices";
import { NEEDS } from "@/components/portal/setting-index";
import { TestBanner } from "@/components/portal/test-banner";
import { Banner } from "@/components/ui/banner";
import { Link } from "@/components/ui/link";
import { MadeFor } from "@/components/ui/made-for";
import { mayDismiss } from "@/lib/company/dismiss-notice";
import { environmentOf } from "@/lib/http/environment-header";
import { madeFor } from "@/lib/http/form";
import { findRoleRefusal, type Member, memberToWithdraw } from "@/lib/http/member";
import { isOperatorEmail } from "@/lib/identity/operator-emails";
import { listOpenNotices } from "@/lib/store/read/notice";
import { signOutAction } from "../../(sign-in)/actions";
import { switchCompanyAction } from "./account/actions";
import { dismissNoticeAction } from "./actions";

/**
 * `same-origin` makes browsers send an Origin header with forms that are sent without script. The framework refuses an
 * action whose Origin is another site or `null`. Other sites get no referrer.
 */
export const metadata: Metadata = { referrer: "same-origin" };

type Props = { params: Promise<{ environment: string }>; children: ReactNode };

/**
 * The frame of every page for members: menu, search, notices and sign-out. It checks no permissions; each page does.
 */
export default async function PortalLayout({ params, children }: Props) {
  if (!environmentOf(`/${(await params).environment}`)) notFound();
  const asking = await memberToWithdraw();
  const { environment } = asking.scope;
  const [notices, refusal] = await Promise.all([listOpenNotices(asking.company.id), findRoleRefusal()]);
  const { name, email, companies } = asking;
  const others = companies
    .filter(({ companyId }) => companyId !== asking.company.id)
    .map(({ companyId, companyName }) => ({ companyId, companyName }));
  const accountIn = asking.isSuspendedHere ? ("test" as const) : environment;
  const account = {
    name,
    email,
    environment: accountIn,
    others,
    signOut: signOutAction,
    switchCompany: switchCompanyAction,
  };
  const live = liveAccessOf(asking);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-paper focus:p-3"
      >
        Skip to main content
      </a>
      <div className="border-b border-line md:border-r md:border-b-0 print:hidden">
        <header className="flex flex-col gap-2 px-4 py-2 md:sticky md:gap-4 md:top-0 md:h-dvh md:p-5">
          <div className="flex items-center justify-between gap-4 md:block">
            <p className="min-w-0 truncate font-semibold tracking-tight md:whitespace-normal">
              {asking.company.name}
            </p>
            <div className="flex items-center gap-2 md:mt-4 md:block">
              <div className="w-36 md:w-auto">
                <EnvironmentSwitch environment={environment} live={live} />
              </div>
              <div className="md:hidden">
                <AccountMenu {...account} isSmall />
              </div>
            </div>
          </div>
          {/* On a phone the menu and the search share a row. */}
          <div className="flex items-center justify-between gap-3 md:contents">
            <Keyboard
              environment={environment}
              live={live}
              mayCreate={asking.may("request.write")}
              mayWithdraw={asking.may("request.withdraw")}
              mayRead={asking.may("report.read")}
              isOperator={isOperatorEmail(email)}
              pages={[...pagesOf(asking), ...tabsOf(asking)]}
              granted={asking.isSuspendedHere ? null : NEEDS.filter((need) => asking.may(need))}
              signOut={signOutAction}
            />
            <MainMenu pages={pagesOf(asking)} />
          </div>
          <div className="mt-auto hidden border-t border-line pt-3 md:block">
            <AccountMenu {...account} />
          </div>
        </header>
      </div>
      <BrowserAlerts environment={environment} reader={madeFor(asking).value} />
      <MadeFor field={madeFor(asking)}>
        <div className="min-w-0">
          {environment === "test" ? <TestBanner /> : null}
          {asking.company.isSuspended ? <SuspendedBanner isHere={asking.isSuspendedHere} /> : null}
          <Notices
            notices={notices}
            dismiss={dismissNoticeAction}
            mayDismiss={(kind) => mayDismiss(kind, asking.may)}
          />
          <main id="main" className="mx-auto max-w-5xl px-4 py-4 md:px-8 md:py-8">
            {refusal ? (
              <div className="mb-6">
                <Banner tone="bad" announce>
                  {refusal}
                </Banner>
              </div>
            ) : null}
            {children}
          </main>
        </div>
      </MadeFor>
    </div>
  );
}

/** Lists the pages of the portal that this member can use. While live is suspended, lists only the requests. */
function pagesOf({ may, isSuspendedHere }: Member) {
  if (isSuspendedHere) return PORTAL_PAGES.filter(({ href }) => href === "/requests");
  return PORTAL_PAGES.filter(({ needs }) => !needs || may(needs));
}

/** Lists the tabs this member can use, prefixed with their page's name, for the command palette. */
function tabsOf({ may, isSuspendedHere }: Member) {
  if (isSuspendedHere) return [];
  return TAB_PAGES.flatMap(({ part, pages }) =>
    pages
      .filter(({ needs }) => !needs || may(needs))
      .map((page) => ({ ...page, label: `${part}: ${page.label}` })),
  );
}

function liveAccessOf({ company }: Member): LiveAccess {
  if (company.isLiveApproved) return "open";
  return company.isLiveSuspended ? "suspended" : "locked";
}

function SuspendedBanner({ isHere }: { isHere: boolean }) {
  return (
    <aside aria-label="Suspension" className="border-t-4 border-bad bg-mist print:hidden">
      <p className="mx-auto max-w-5xl px-4 py-1.5 text-sm md:px-8">
        <strong className="font-semibold text-bad">Live is suspended for this company.</strong>{" "}
        {isHere
          ? "You can still see and withdraw the company’s live requests. Their reports are not shown. "
          : null}
        <Link href="/test/settings/live" className="text-accent underline">
          See why, and who to contact
        </Link>
      </p>
    </aside>
  );
}
