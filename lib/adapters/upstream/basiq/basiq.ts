import { createHmac, timingSafeEqual } from "node:crypto";
import {
  type BasiqSettings,
  type Client,
  findSettings,
  makeClient,
} from "@/lib/adapters/upstream/basiq/client";
import { listBankConsents, revokeBankConsent, startSession } from "@/lib/adapters/upstream/basiq/consents";
import { connectionIn, dataState } from "@/lib/adapters/upstream/basiq/data-state";
import { pullData } from "@/lib/adapters/upstream/basiq/pull";
import { createUser, deleteUser, findUser, findUsers } from "@/lib/adapters/upstream/basiq/users";
import { digestCredentials, onePerEnvironment, tracedUpstream } from "@/lib/adapters/upstream/make-upstream";
import type { Upstream, UpstreamEvent, UpstreamEventKind } from "@/lib/adapters/upstream/port";
import { findId, findMoment, findText, isFields, parseFields } from "@/lib/adapters/upstream/rest/fields";

/** Implements the provider port for Basiq, for the environment that its key belongs to; see FACTS.md. */
export function makeBasiq(settings: BasiqSettings): Upstream {
  const client: Client = makeClient(settings);
  return tracedUpstream({
    provider: "basiq",
    environment: settings.environment,
    credentials: digestCredentials(settings.baseUrl, settings.apiKey),
    worksHere: false,
    // A user may have a phone number instead, but a lost record can only be found by email address.
    needsEmail: async (userRef) => userRef === null,
    createUser: (customer) => createUser(client, customer),
    findUsers: (email) => findUsers(client, email),
    startConsent: (start) => startSession(client, start),
    listConsents: (userRef, how) => listBankConsents(client, userRef, how),
    revokeConsent: (userRef, consentRef) => revokeBankConsent(client, userRef, consentRef),
    findUser: (userRef) => findUser(client, userRef),
    deleteUser: (userRef, how) => deleteUser(client, userRef, how),
    dataState: (userRef, progress) => dataState(client, userRef, progress),
    pullData: (userRef) => pullData(client, userRef),
    parseEvent: (headers, rawBody) => parseEvent(headers, rawBody, settings.webhookSecret),
  });
}

/** Returns Basiq for an environment that has credentials. */
export const findBasiq = onePerEnvironment(findSettings, makeBasiq);

const KIND_OF: Readonly<Record<string, UpstreamEventKind>> = {
  "consent.created": "consent_received",
  "consent.updated": "consent_updated",
  "connection.activated": "consent_updated",
  "consent.revoked": "consent_revoked",
  "consent.expired": "consent_updated",
  "consent.archived": "consent_updated",
  "connection.deleted": "consent_revoked",
  // The customer can restore the connection, for example after changing their password.
  "connection.invalidated": "connection_lost",
  "connection.created": "data_partial",
  "account.updated": "data_partial",
  "transactions.updated": "data_complete",
};

/**
 * The largest accepted difference between an event's time and ours, in either direction. Beyond it, the event counts as
 * replayed.
 */
const TOLERANCE_MS = 5 * 60_000;

/**
 * Reads an event. Only the URL of the changed resource identifies the customer and, in many events, the connection.
 * Returns null for a body without a customer, because it is not Basiq's. Never throws.
 */
export function parseEvent(
  headers: Headers,
  rawBody: Uint8Array,
  secret: Uint8Array | null,
): UpstreamEvent | null {
  const sent = parseFields(rawBody);
  if (!sent) return null;
  // Some events arrive in Basiq's storage format, with their fields under `payload`.
  const body = isFields(sent.payload) ? { ...sent, ...sent.payload } : sent;
  const links = isFields(body.links) ? body.links : {};
  const entity = findText(links.eventEntity);
  const userRef = findId(/\/users\/([\w.-]+)/.exec(entity ?? "")?.[1]);
  if (userRef === undefined) return null;
  const name = findId(body.eventTypeId) ?? "";
  return {
    kind: (Object.hasOwn(KIND_OF, name) ? KIND_OF[name] : undefined) ?? "other",
    userRef,
    consentRef: connectionIn(entity),
    institutionRef: null,
    at: findMoment(headers.get("webhook-timestamp")),
    messageId: findId(body.eventId, headers.get("webhook-id")) ?? null,
    signed: secret !== null && isSigned(headers, rawBody, secret),
  };
}

/**
 * `webhook-signature` is a list of `v1,` and base64( HMAC-SHA256( id.timestamp.body ) ), one for each valid secret.
 * Compares in constant time.
 */
function isSigned(headers: Headers, body: Uint8Array, secret: Uint8Array): boolean {
  const [id, timestamp] = [headers.get("webhook-id"), headers.get("webhook-timestamp")];
  const at = findMoment(timestamp);
  if (!id || !timestamp || !at || Math.abs(Date.now() - at.getTime()) > TOLERANCE_MS) return false;
  const expected = createHmac("sha256", secret).update(`${id}.${timestamp}.`).update(body).digest();
  return (headers.get("webhook-signature") ?? "").split(" ").some((each) => {
    const given = Buffer.from(each.startsWith("v1,") ? each.slice(3) : "", "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
