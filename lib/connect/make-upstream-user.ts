import { setTimeout as sleep } from "node:timers/promises";
import { findLostUsers, type Proof } from "@/lib/adapters/upstream/find-lost-users";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { AppError, UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Scope } from "@/lib/scope";
import { findRequestOfUser, type RequestRecord } from "@/lib/store/read/request";
import { digestOf } from "@/lib/store/write/erase";
import { beginCreation, dropCreation, keepUserRef } from "@/lib/store/write/upstream-user";

/**
 * Milliseconds that a caller waits while another caller creates the record, and milliseconds between the waiting
 * caller's checks.
 */
const WAIT_MS = 8_000;
const LOOK_MS = 100;
/** The largest number of records that we ask for. We ask again if the record we get belongs to another request. */
const OFFERS_MAX = 5;

type UpstreamUser = { upstream: Upstream; userRef: string };

/**
 * Returns the customer's record at the provider, and creates it on first use. Creates only one record for each
 * request, even if several callers open the request's link at the same time or a response is lost. Throws
 * UpstreamFault if the record cannot be created now, and conflict if the request has ended.
 */
export async function makeUpstreamUser(
  preferred: Upstream,
  scope: Scope,
  request: RequestRecord,
): Promise<UpstreamUser> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const creation = await beginCreation(scope, request.id, preferred.provider, request.contact.email);
    if (creation.state === "closed") throw ended();
    if (creation.state === "held") {
      if (Date.now() > until) throw new UpstreamFault("the result of createUser is not known yet", true);
      await sleep(LOOK_MS);
      continue;
    }
    const upstream = upstreamOf({ provider: creation.provider, environment: scope.environment });
    if (creation.state === "known") return { upstream, userRef: creation.userRef };
    return { upstream, userRef: await makeOrFind(upstream, scope, request, creation.since) };
  }
}

const ended = () => new AppError("conflict", "The request ended while the link was being created.");

/** Looks for a record that an earlier attempt may have created. Creates one only if none is found. */
async function makeOrFind(
  upstream: Upstream,
  scope: Scope,
  request: RequestRecord,
  since: Date | null,
): Promise<string> {
  const begun = new Date();
  const earlier = since && (await adopt(upstream, scope, request, since).catch(noneListed));
  if (earlier) return earlier;
  for (let offers = 1; offers <= OFFERS_MAX; offers++) {
    const made = await create(upstream, scope, request, since ?? begun);
    const kept = await keep(scope, request.id, made, upstream);
    if (kept) return kept;
    // Another request of this customer never got the response to its own create call, and took the record that we
    // created. So we may take the record that its call created.
    const theirs = await adopt(upstream, scope, request, since ?? begun);
    if (theirs) return theirs;
  }
  throw new UpstreamFault(
    "createUser: every record that the provider returned belongs to another request",
    true,
  );
}

/**
 * Handles the error of a provider that cannot list its customers: returns null, so that the customer does not wait. The
 * record of an earlier attempt, if there is one, stays at the provider without data. Throws any other error again.
 */
function noneListed(error: unknown): null {
  if (error instanceof UpstreamFault && error.reason === "absent") return null;
  throw error;
}

/** Creates one record. If the response is lost, looks for the record immediately. */
async function create(
  upstream: Upstream,
  scope: Scope,
  request: RequestRecord,
  since: Date,
): Promise<string> {
  const { id: requestId, clientName: name, contact } = request;
  try {
    const { userRef } = await upstream.createUser({ requestId, name, ...contact });
    return userRef;
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (!error.isUncertain) {
      const own = error.reason === "exists" ? await findOwn(upstream, request) : null;
      if (own !== null) return own;
      await dropCreation(scope, requestId);
      throw error.reason === "exists" ? taken() : error;
    }
    const [found] = (await findLost(upstream, request, since).catch(noneListed)) ?? [];
    // The record may still appear, so no second record is created until the first call can no longer succeed.
    if (found === undefined) throw error;
    return found;
  }
}

const taken = () =>
  new AppError(
    "conflict",
    "The data provider already has a customer with this email address, from another request. Withdraw that request first, or use another email address.",
  );

/**
 * The provider's record under the request's email address, if it provably belongs to the request. It must have been
 * created under the request's name, after the request; no other request of ours may use it; and it must have no
 * consent. Null if no record qualifies.
 */
async function findOwn(upstream: Upstream, request: RequestRecord): Promise<string | null> {
  const own = await findLost(upstream, request, request.createdAt, "said").catch(noneListed);
  return own?.[0] ?? null;
}

async function findLost(
  upstream: Upstream,
  request: RequestRecord,
  since: Date,
  proof?: Proof,
): Promise<string[]> {
  const { email } = request.contact;
  if (email === null) return [];
  const isOwned = async (userRef: string) => (await findRequestOfUser(userRef)) !== null;
  return findLostUsers(upstream, { email, name: request.clientName, since }, isOwned, proof);
}

async function adopt(
  upstream: Upstream,
  scope: Scope,
  request: RequestRecord,
  since: Date,
): Promise<string | null> {
  for (const userRef of await findLost(upstream, request, since)) {
    const kept = await keep(scope, request.id, userRef, upstream);
    if (kept) return kept;
  }
  return null;
}

/**
 * Stores the record as this request's. Returns null if the record belongs to another request. Throws conflict if the
 * request has ended, and UpstreamFault if the request already has another record.
 */
async function keep(
  scope: Scope,
  requestId: string,
  userRef: string,
  { credentials }: Upstream,
): Promise<string | null> {
  const outcome = await keepUserRef(scope, requestId, userRef, credentials);
  if (outcome === "kept") return userRef;
  if (outcome === "taken") return null;
  // The record is not deleted here, because another request may be about to use it.
  if (outcome === "other") {
    log().warn({ request: digestOf(requestId), userRef }, "an upstream record belongs to no request");
  }
  throw outcome === "closed" ? ended() : new UpstreamFault("createUser: created two records", true);
}
