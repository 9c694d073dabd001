import { AskPage } from "@/components/consent/ask-page";
import { DonePage } from "@/components/consent/done-page";
import { EndedPage } from "@/components/consent/ended-page";
import { LockedPage } from "@/components/consent/locked-page";
import type { ChangedBank, Sharing } from "@/components/consent/model";
import type { Notice } from "@/components/consent/notices";
import type { EmailEntry } from "@/components/consent/start-form";
import { WaitingPage } from "@/components/consent/waiting-page";
import { toPrintableText } from "@/components/report/printable";
import { canConsent, type Link, listNeeds } from "@/lib/connect/open-link";
import { findAccreditation } from "@/lib/env/accreditation";
import {
  awaitsBank,
  awaitsConsent,
  awaitsReconnecting,
  awaitsRenewal,
  consentEndOf,
  firstEndOf,
} from "@/lib/rules/request";
import { listAgreedBanks, suggestsAnotherBank } from "@/lib/store/read/bank-consent";
import type { Flash } from "./flash";
import { toFrame, toOnward, toPaths, toSharing } from "./link-props";
import { type BankPageWords, listBanks, showBanks } from "./show-banks";
import { showReview } from "./show-review";
import { show } from "./visit";

const MINUTE_MS = 60_000;
/**
 * The number of times that a customer's page checks for the bank's confirmation before it says that there is
 * none.
 */
const CHECKS_MAX = 6;
const CHECK_SECONDS = 5;
/** Milliseconds after which the page says that the data takes longer than usual. */
const LATE_MS = 60 * MINUTE_MS;

type NamedSharing = Sharing & { firstName: string | null };

type Visited = {
  nonce: string;
  query?: URLSearchParams;
  flash?: Flash | null;
  /** The email address that the customer just entered and that was not accepted. */
  triedEmail?: EmailEntry;
};

/**
 * Shows the page for the request's state. `query` and `flash` select its wording, or the page that checks for the
 * bank's confirmation.
 */
export async function showLink(link: Link, visited: Visited): Promise<Response> {
  const { nonce, query = new URLSearchParams(), triedEmail = null, flash = null } = visited;
  const notice = toNotice(query, flash);
  const sharing = toSharing(link);
  if (!sharing) return showEnded(link, nonce);
  if (awaitsConsent(link.request)) return showAsk(link, sharing, { nonce, query, notice, triedEmail });
  if (awaitsBank(link.request)) {
    const checking = findChecking(query);
    if (checking !== null) return showChecking(link, sharing, nonce, checking);
  }
  if (link.request.stage === "adding_banks")
    return showBanks(link, sharing, { nonce, notice, changed: await findChanged(link, flash) });
  if (link.request.stage === "awaiting_share") {
    return (await showReview(link, sharing, nonce)) ?? showWaiting(link, sharing, nonce);
  }
  if (link.request.stage === "ready")
    return showDone(link, sharing, { nonce, notice, changed: await findChanged(link, flash) });
  return showWaiting(link, sharing, nonce);
}

function showEnded(link: Link, nonce: string): Promise<Response> {
  const { status, withdrawnBy, withdrawnAt, purgedAt, consentedAt, readyAt, cancelUri } = link.request;
  const ending = {
    status: status === "purged" ? ("purged" as const) : ("withdrawn" as const),
    by: withdrawnBy,
    at: purgedAt ?? withdrawnAt,
    hadShared: consentedAt !== null,
    hadReport: readyAt !== null,
  };
  const onward = ending.hadReport ? null : toOnward(cancelUri);
  const page = <EndedPage frame={toFrame(link, nonce)} ending={ending} onward={onward} />;
  return show(page, { state: ending.status });
}

type AskPageWords = {
  nonce: string;
  query: URLSearchParams;
  notice: Notice | null;
  triedEmail: EmailEntry | null;
};

async function showAsk(
  link: Link,
  sharing: NamedSharing,
  { nonce, query, notice, triedEmail }: AskPageWords,
): Promise<Response> {
  const frame = toFrame(link, nonce);
  const paths = toPaths(link.request.id);
  const checking = findChecking(query);
  if (checking !== null) return showChecking(link, sharing, nonce, checking);
  // A locked link is handled only after `checking`. The link may have been locked while the customer was at the bank.
  // They may have consented there, and the bank may still confirm the consent.
  if (link.isLocked) {
    const page = <LockedPage frame={frame} paths={paths} isUnconfirmed={notice === "unconfirmed"} />;
    return show(page, { state: "locked" });
  }
  const needsEmail = (await listNeeds(link)).includes("email");
  const page = (
    <AskPage
      frame={frame}
      paths={paths}
      sharing={sharing}
      firstName={sharing.firstName}
      notice={notice}
      onward={toOnward(link.request.cancelUri)}
      accreditation={findAccreditation(link.scope.environment)}
      email={needsEmail ? (triedEmail ?? { typed: "", wrong: null }) : null}
      isOpen={canConsent(link)}
    />
  );
  return show(page, { state: "awaiting_consent", status: needsEmail && triedEmail?.wrong ? 422 : 200 });
}

/** The number of checks so far for the bank's confirmation; null if the page is not checking for it, or has stopped. */
function findChecking(query: URLSearchParams): number | null {
  if (query.get("notice") !== "checking") return null;
  const tries = Math.max(0, Number(query.get("try") ?? "0") || 0);
  return tries < CHECKS_MAX ? tries : null;
}

/**
 * Returns how the visit to the bank ended. Returns "unconfirmed" while the page checks for the bank's confirmation, and
 * after the last check.
 */
function toNotice(query: URLSearchParams, flash: Flash | null): Notice | null {
  const asked = query.get("notice");
  if (asked === "checking" || asked === "unconfirmed") return "unconfirmed";
  return flash && "notice" in flash ? flash.notice : null;
}

/**
 * Finds the bank that was just added or stopped. Null if the bank does not belong to this request, or was not added or
 * stopped as `flash` says.
 */
async function findChanged({ scope, request }: Link, flash: Flash | null): Promise<ChangedBank | null> {
  if (!flash || !("change" in flash)) return null;
  const { change, bankId } = flash;
  const banks = await listAgreedBanks(scope, request);
  const bank = banks.find(
    ({ id, withdrawnAt }) => id === bankId && (withdrawnAt !== null) === (change === "stopped"),
  );
  return bank ? { change, name: toPrintableText(bank.institution) } : null;
}

function showChecking(link: Link, { isReviewed }: Sharing, nonce: string, tries: number): Promise<Response> {
  const paths = toPaths(link.request.id);
  const until = { looks: CHECKS_MAX - tries, path: `${paths.link}?notice=unconfirmed` };
  const watch = { path: `${paths.return}?try=${tries + 1}`, seconds: CHECK_SECONDS, until };
  const waiting = {
    frame: toFrame(link, nonce),
    paths,
    isReviewed,
    state: "checking" as const,
    watch,
    trouble: null,
    isLate: false,
    onward: null,
  };
  return show(<WaitingPage {...waiting} />, { state: "checking" });
}

function showWaiting(link: Link, sharing: NamedSharing, nonce: string): Promise<Response> {
  const paths = toPaths(link.request.id);
  const state = link.request.stage === "analysing" ? ("analysing" as const) : ("awaiting_data" as const);
  const watch = { path: paths.link, seconds: lookEverySeconds(link.request.consentedAt) };
  const onward = sharing.isReviewed ? null : toOnward(link.request.redirectUri);
  const waiting = {
    frame: toFrame(link, nonce),
    paths,
    isReviewed: sharing.isReviewed,
    state,
    watch,
    trouble: toTrouble(link),
    isLate: waitedMs(link.request.consentedAt) >= LATE_MS,
    onward,
  };
  return show(<WaitingPage {...waiting} />, { state });
}

/** Seconds between two checks: few while the customer is likely to be watching, many in a tab left open. */
function lookEverySeconds(since: Date | null): number {
  const waited = waitedMs(since);
  if (waited < 2 * MINUTE_MS) return 5;
  return waited < 15 * MINUTE_MS ? 15 : 60;
}

const waitedMs = (since: Date | null): number => (since ? Date.now() - since.getTime() : 0);

/** The problem that keeps the data from arriving, as the customer should see it. */
function toTrouble({ request }: Link): "reconnect" | "wait" | null {
  if (awaitsReconnecting(request)) return "reconnect";
  return request.consent?.trouble ? "wait" : null;
}

async function showDone(
  link: Link,
  sharing: NamedSharing,
  { nonce, notice, changed }: BankPageWords,
): Promise<Response> {
  const { request } = link;
  const { redirectUri, id } = request;
  const canRenew = awaitsRenewal(request, new Date()) && canConsent(link);
  const canAdd = awaitsBank(request) && canConsent(link);
  const page = (
    <DonePage
      trouble={toTrouble(link)}
      renewBy={canRenew && request.consent ? firstEndOf(request.consent) : null}
      frame={toFrame(link, nonce)}
      paths={toPaths(id)}
      sharing={sharing}
      hasBankStopped={request.consent?.upstreamEndedAt != null}
      deletedOn={request.purgeAt}
      endsOn={sharing.isOngoing ? consentEndOf(request) : null}
      onward={toOnward(redirectUri)}
      banks={canAdd || request.banks === "several" ? await listBanks(link) : null}
      canAdd={canAdd}
      suggestsBank={canAdd && changed?.change !== "added" && (await suggestsAnotherBank(link.scope, id))}
      notice={canAdd ? notice : null}
      changed={changed}
    />
  );
  return show(page, { state: "ready" });
}
