import { createHmac, timingSafeEqual } from "node:crypto";
import {
  type BasiqSettings,
  type Client,
  findSettings,
  makeClient,
} from "@/lib/adapters/upstream/basiq/client";
import {
  listBankConsents,
  revokeAgreed,
  revokeBankConsent,
  startSession,
} from "@/lib/adapters/upstream/basiq/consents";
import { connectionIn, dataState } from "@/lib/adapters/upstream/basiq/data-state";
import { listUsers, pathOf } from "@/lib/adapters/upstream/basiq/lists";
import { pullData } from "@/lib/adapters/upstream/basiq/pull";
import { digestCredentials, onePerEnvironment, tracedUpstream } from "@/lib/adapters/upstream/make-upstream";
import type {
  Customer,
  Upstream,
  UpstreamEvent,
  UpstreamEventKind,
  UpstreamUser,
} from "@/lib/adapters/upstream/port";
import {
  type Fields,
  findId,
  findMoment,
  findText,
  isFields,
  parseFields,
} from "@/lib/adapters/upstream/rest/fields";
import { callUser, createUserAt, hasEmail } from "@/lib/adapters/upstream/rest/users";
import { UpstreamFault } from "@/lib/errors";

/**
 * Implements the provider interface (port.ts) for Basiq, in the environment of the API key in `settings`. FACTS.md
 * describes Basiq's API.
 */
export function makeBasiq(settings: BasiqSettings): Upstream {
  const client: Client = makeClient(settings);
  return tracedUpstream({
    provider: "basiq",
    environment: settings.environment,
    credentials: digestCredentials(settings.baseUrl, settings.apiKey),
    worksHere: false,
    // Basiq also accepts a phone number. But we can find a lost record only by email address, so a new customer needs
    // an email address.
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

/** Returns Basiq's implementation for an environment; null if the environment has no credentials for Basiq. */
export const findBasiq = onePerEnvironment(findSettings, makeBasiq);

const KIND_OF: Readonly<Record<string, UpstreamEventKind>> = {
  "consent.created": "consent_received",
  "consent.updated": "consent_updated",
  "connection.activated": "consent_updated",
  "consent.revoked": "consent_revoked",
  "consent.expired": "consent_updated",
  "consent.archived": "consent_updated",
  "connection.deleted": "consent_revoked",
  // The customer can restore the connection, for example after changing their password, so their consent has not ended.
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
 * Returns null for a body without a customer, because such a body is not Basiq's. Never throws.
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
 * Reports whether an event is recent and signed with this secret. The header `webhook-signature` contains one text
 * `v1,signature` for each valid secret, separated by spaces. The signature is base64(HMAC-SHA256(id.timestamp.body)).
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

async function createUser(client: Client, { name, email, phone }: Customer): Promise<{ userRef: string }> {
  const body = { ...toNames(name), ...(phone === null ? {} : { mobile: phone }) };
  return createUserAt(client, { path: "/users", email, body, findRef: ({ id }) => findId(id) });
}

/** Splits a name at its last space. Joining the parts with a space gives the exact name again. */
function toNames(name: string): { firstName: string; lastName?: string } {
  const cut = name.lastIndexOf(" ");
  return cut < 0 ? { firstName: name } : { firstName: name.slice(0, cut), lastName: name.slice(cut + 1) };
}

async function findUsers(client: Client, email: string): Promise<UpstreamUser[]> {
  const rows = await listUsers(client, toFilter(client.settings.usersFilter, email));
  return rows.flatMap((row) => {
    const userRef = findId(row.id);
    if (userRef === undefined || !hasEmail(row, email)) return [];
    return [{ userRef, name: nameOf(row), madeAt: findMoment(row.createdDate) ?? findMoment(row.created) }];
  });
}

/**
 * Inserts the address into the filter. Throws for an address with a quote, which would end the filter's quotes so
 * that the filter could match any customer.
 */
function toFilter(template: string, email: string): string {
  if (/['\\]/.test(email))
    throw new UpstreamFault("findUsers: the filter cannot contain this email address", false);
  return template.replace("{email}", () => email);
}

function nameOf(row: Fields): string | null {
  const parts = [row.firstName, row.middleName, row.lastName].map(findText).filter(Boolean);
  return parts.join(" ") || findText(row.name) || null;
}

async function findUser(client: Client, userRef: string): Promise<"known" | "unknown"> {
  const isKnown = await callUser(client, { operation: "findUser", method: "GET", path: pathOf(userRef) });
  return isKnown ? "known" : "unknown";
}

/**
 * Ends every consent of a user and deletes the user with all their data. With `isForced`, deletes the user even if the
 * consents could not be ended. Throws UpstreamFault.
 */
async function deleteUser(
  client: Client,
  userRef: string,
  { isForced } = { isForced: false },
): Promise<"deleted" | "unknown"> {
  await revokeAgreed(client, userRef).catch((error: unknown) => {
    // Ignores permanent errors, such as "unknown user", because the consents end when the user is deleted. With
    // `isForced`, ignores temporary errors too. Only the response to the call below decides the result.
    if (!(error instanceof UpstreamFault) || (error.temporary && !isForced)) throw error;
  });
  const isKnown = await callUser(client, {
    operation: "deleteUser",
    method: "DELETE",
    path: pathOf(userRef),
  });
  return isKnown ? "deleted" : "unknown";
}
