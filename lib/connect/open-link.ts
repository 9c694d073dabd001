import type { Upstream } from "@/lib/adapters/upstream/port";
import { findUpstreamFor, upstreamOf } from "@/lib/adapters/upstream/select";
import { makeUpstreamUser } from "@/lib/connect/make-upstream-user";
import { findAccreditation } from "@/lib/env/accreditation";
import { consentBaseUrl } from "@/lib/env/env";
import { AppError, notFound } from "@/lib/errors";
import { isRequestId } from "@/lib/ids";
import { findLinkLock } from "@/lib/rules/link";
import { awaitsBank, awaitsConsent, awaitsReconnecting, awaitsRenewal } from "@/lib/rules/request";
import { withState } from "@/lib/rules/return-address";
import { asAgreed, toTerms } from "@/lib/rules/terms";
import type { Scope } from "@/lib/scope";
import { type CompanyRecord, getCompany } from "@/lib/store/read/company";
import { findRequestScope, getRequest, type RequestRecord } from "@/lib/store/read/request";
import { noteBankActivity } from "@/lib/store/write/bank-consent";
import { type MintedBy, markLeft, recordMint, watchSession } from "@/lib/store/write/request";
import { prepareWorker } from "@/lib/workers/thread";

/**
 * The maximum number of bank links that we create for one request in an hour. Links through the API, which an email
 * scanner may call, and links from the customer's clicks are counted separately.
 */
const MINTS_PER_HOUR_MAX = 10;
const HOUR_MS = 3_600_000;
/** Milliseconds from the creation of a link until we ask upstream whether an event was lost. */
const FIRST_LOOK_MS = 60_000;

export type Link = {
  scope: Scope;
  request: RequestRecord;
  company: CompanyRecord;
  /** True if the customer has not answered and the link is locked: by the firm, or automatically after some days. */
  isLocked: boolean;
};
/** A detail that a customer must provide before the provider accepts them. */
type Need = "email";
type OpenLink = Link & { consentUrl: string | null; needs: readonly Need[] };

/**
 * The request of a public link, for display, with the firm's state added to its return URLs. Creates and changes
 * nothing. Throws not_found.
 */
export async function readLink(requestId: string, now = new Date()): Promise<Link> {
  const scope = isRequestId(requestId) ? await findRequestScope(requestId) : null;
  if (!scope) throw notFound();
  const found = await getRequest(scope, requestId);
  const request = {
    ...found,
    redirectUri: withState(found.redirectUri, found.returnState),
    cancelUri: withState(found.cancelUri, found.returnState),
  };
  const isLocked = findLinkLock(request, now) !== null;
  const terms = request.consentedAt ? request.terms : null;
  const company = asAgreed(await getCompany(scope.companyId), terms, scope.environment);
  return { scope, request, company, isLocked };
}

/**
 * The provider for a customer of this firm. Null if none is set up, or no accredited person is set for their data. Also
 * null if the firm's live access is closed, so that a link sent before a suspension collects nothing.
 */
function findProvider({ scope: { environment }, company }: Pick<Link, "scope" | "company">): Upstream | null {
  const isOpen = environment === "test" || (company.liveApprovedAt !== null && company.suspendedAt === null);
  return isOpen && findAccreditation(environment) ? findUpstreamFor(environment) : null;
}

/**
 * The provider for this customer: the provider that already has a record of the customer, otherwise the one for new
 * customers. Null in the same cases as findProvider.
 */
function findProviderOf(link: Link): Upstream | null {
  const chosen = findProvider(link);
  return chosen && link.request.consent?.userRef ? upstreamOf(link.request.consent) : chosen;
}

/** Reports whether customers of this firm can consent at all. */
export function canConsent(link: Link): boolean {
  return findProvider(link) !== null;
}

/**
 * Lists the details that the customer must still provide before they can go to a bank. Empty if the link is locked or
 * the request no longer awaits consent.
 */
export async function listNeeds(link: Link): Promise<readonly Need[]> {
  const { request, isLocked } = link;
  if (isLocked || request.contact.email !== null || !awaitsConsent(request)) return [];
  const upstream = findProviderOf(link);
  return (await upstream?.needsEmail(request.consent?.userRef ?? null)) ? ["email"] : [];
}

/**
 * Returns the link with a new single-use URL of the hosted consent flow. With the URL, the customer can consent,
 * reconnect a bank, renew a consent that expires soon, or add a bank. The URL adds a bank if `isAnother` is true, or if
 * the customer is already adding banks. `consentUrl` is null in these cases:
 * - The request awaits none of these steps, or the link is locked before the consent.
 * - The provider needs details from the customer first.
 * - The firm's live access is closed.
 * - This server has no provider or no accredited person for the environment.
 *
 * Earlier URLs stay valid even if the link is locked later: the customer may already be agreeing at the bank, and a
 * refusal would leave an unused consent there.
 *
 * Throws not_found; too_many above MINTS_PER_HOUR_MAX; conflict if the request ends during the call; UpstreamFault if
 * the provider does not answer.
 */
export async function openLink(
  requestId: string,
  by: MintedBy = "api",
  now = new Date(),
  isAnother = false,
): Promise<OpenLink> {
  const link = await readLink(requestId, now);
  const needs = await listNeeds(link);
  const preferred = findProviderOf(link);
  const isAdding = awaitsBank(link.request) && (isAnother || link.request.stage === "adding_banks");
  const isReconnect = !isAnother && awaitsReconnecting(link.request);
  const isRenewal = !isAnother && (isReconnect || awaitsRenewal(link.request, now));
  const isAsked = isRenewal || isAdding || (awaitsConsent(link.request) && !link.isLocked);
  if (!preferred || needs.length > 0 || !isAsked) return { ...link, consentUrl: null, needs };
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const oldest = await recordMint(
    link.scope,
    requestId,
    { since: hourAgo, cap: MINTS_PER_HOUR_MAX, by },
    now,
  );
  if (oldest) {
    throw new AppError("too_many", "This link was opened too often within an hour. Please try again later.", {
      retryAfterSeconds: (oldest.getTime() - hourAgo.getTime()) / 1_000,
    });
  }
  const { upstream, userRef } = await makeUpstreamUser(preferred, link.scope, link.request);
  const { refreshEveryDays } = link.request;
  const session = await upstream.startConsent({
    userRef,
    redirectUrl: `${consentBaseUrl()}/connect/${requestId}/return`,
    cancelUrl: `${consentBaseUrl()}/connect/${requestId}/return?cancelled=1`,
    renewConsentRef: isRenewal ? (link.request.consent?.consentRef ?? null) : null,
    isReconnect,
    isOnce: link.request.consentType === "once",
    refreshEveryDays,
  });
  const terms = {
    ...toTerms(link.company, findAccreditation(link.scope.environment), link.scope.environment),
    refreshEveryDays,
  };
  await markLeft(link.scope, requestId, terms, now);
  if (isAdding) await noteBankActivity(link.scope, requestId, now);
  await watchSession(link.scope, requestId, session.expiresAt, FIRST_LOOK_MS);
  // While the customer is at their bank, the workers load the code that collects the data and writes the report.
  prepareWorker(upstream.worksHere ? "snapshots" : "distant snapshots");
  prepareWorker("reports");
  return { ...link, consentUrl: session.url, needs };
}
