import { setTimeout as sleep } from "node:timers/promises";
import { findLostUsers, type Proof } from "@/lib/adapters/upstream/find-lost-users";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { AppError, UpstreamFault } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Scope } from "@/lib/scope";
import { findRequestOfUser, type RequestRecord } from "@/lib/store/read/request";
import { digestOf } from "@/lib/store/write/erasure-journal";
import { beginCreation, dropCreation, keepUserRef } from "@/lib/store/write/upstream-user";

/** How long a caller waits for another who is making the record, and how often they look. */
const WAIT_MS = 8_000;
const LOOK_MS = 100;
/** How often a record is offered that turns out to be another request's. */
const OFFERS_MAX = 5;

export type UpstreamUser = { upstream: Upstream; userRef: string };

/**
 * The customer's record upstream, made on first need: one for each request, however many open its link at once, and one
 * also when an answer is lost. Throws UpstreamFault when it cannot be made now, conflict when the request is over.
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
      if (Date.now() > until) throw new UpstreamFault("createUser: not known yet", true);
      await sleep(LOOK_MS);
      continue;
    }
    const upstream = upstreamOf({ provider: creation.provider, environment: scope.environment });
    if (creation.state === "known") return { upstream, userRef: creation.userRef };
    return { upstream, userRef: await makeOrFind(upstream, scope, request, creation.since) };
  }
}

const ended = () => new AppError("conflict", "The request ended while the link was being made.");

/** A record that an earlier try may have made is looked for first; a new one is asked for when there is none. */
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
    // Another request of this customer took it while its own answer was lost; that one's may be left over.
    const theirs = await adopt(upstream, scope, request, since ?? begun);
    if (theirs) return theirs;
  }
  throw new UpstreamFault("createUser: taken by others", true);
}

/** A provider that cannot list its customers keeps no customer waiting: a record that was lost there stays empty. */
function noneListed(error: unknown): null {
  if (error instanceof UpstreamFault && error.reason === "absent") return null;
  throw error;
}

/** Asks for one record. Of an answer that is lost, what it may have made is looked for at once. */
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
    // What is not there yet may still come: it is not asked for again before the try's time is over.
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
 * The record that is there under this address, where it is provably this request's: made for its very name since it was
 * created, as it says itself, of no other request of ours, and never consented by. Null otherwise.
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

/** Stores it as this request's; null when it is another's. */
async function keep(
  scope: Scope,
  requestId: string,
  userRef: string,
  { credentials }: Upstream,
): Promise<string | null> {
  const outcome = await keepUserRef(scope, requestId, userRef, credentials);
  if (outcome === "kept") return userRef;
  if (outcome === "taken") return null;
  // Not deleted here: it cannot be known whether another request is about to take it for its own.
  if (outcome === "other") {
    log().warn({ request: digestOf(requestId), userRef }, "an upstream record without a request");
  }
  throw outcome === "closed" ? ended() : new UpstreamFault("createUser: made twice", true);
}
