import { createHmac, timingSafeEqual } from "node:crypto";
import {
  type Client,
  type FiskilSettings,
  findSettings,
  listAll,
  makeClient,
} from "@/lib/adapters/upstream/fiskil/client";
import { listArrangements, revokeArrangement, startSession } from "@/lib/adapters/upstream/fiskil/consents";
import { dataState } from "@/lib/adapters/upstream/fiskil/data-state";
import { pullData } from "@/lib/adapters/upstream/fiskil/pull";
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

/**
 * Implements the provider interface (port.ts) for Fiskil, in the environment of the credentials in `settings`. FACTS.md
 * describes Fiskil's API.
 */
export function makeFiskil(settings: FiskilSettings): Upstream {
  const client: Client = makeClient(settings);
  return tracedUpstream({
    provider: "fiskil",
    environment: settings.environment,
    credentials: digestCredentials(settings.baseUrl, settings.clientId),
    worksHere: false,
    // Fiskil needs an email address only to create a record, so a customer who has a record needs no email address.
    needsEmail: async (userRef) => userRef === null,
    createUser: (customer) => createUser(client, customer),
    findUsers: (email) => findUsers(client, email),
    startConsent: (start) => startSession(client, start),
    listConsents: (userRef) => listArrangements(client, userRef),
    revokeConsent: (_, consentRef) => revokeArrangement(client, consentRef),
    findUser: (userRef) => findUser(client, userRef),
    deleteUser: (userRef) => deleteUser(client, userRef),
    dataState: (userRef, progress) => dataState(client, userRef, progress),
    pullData: (userRef) => pullData(client, userRef),
    parseEvent: (headers, rawBody) => parseEvent(headers, rawBody, settings.webhookSecret),
  });
}

/** Returns Fiskil's implementation for an environment; null if the environment has no credentials for Fiskil. */
export const findFiskil = onePerEnvironment(findSettings, makeFiskil);

const SIGNATURE_HEADER = "X-Fiskil-Signature";

/** Reads one of Fiskil's events; null for anything else. Never throws. */
export function parseEvent(
  headers: Headers,
  rawBody: Uint8Array,
  secret: Uint8Array | null,
): UpstreamEvent | null {
  const signed = secret !== null && isSigned(rawBody, headers.get(SIGNATURE_HEADER), secret);
  return readEndUserEvent(rawBody, signed);
}

/**
 * Reports whether `signature` is base64(HMAC-SHA256(exact bytes of `body`)) with this secret. Compares in constant
 * time.
 */
function isSigned(body: Uint8Array, signature: string | null, secret: Uint8Array): boolean {
  const given = Buffer.from(signature ?? "", "base64");
  const expected = createHmac("sha256", secret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const KIND_OF: Readonly<Record<string, UpstreamEventKind>> = {
  "consent.received": "consent_received",
  "consent.updated": "consent_updated",
  "consent.revoked": "consent_revoked",
  "banking.transactions.recent.sync.completed": "data_partial",
  "banking.transactions.sync.completed": "data_complete",
  "banking.transactions.sync.failed": "data_failed",
};

/**
 * Reads an event in Fiskil's format, which the built-in bank uses too. The event's name and customer are under `data`
 * or, in some examples, at the top level; both are accepted. Returns null for a body without a customer, because such a
 * body is not Fiskil's. Never throws.
 */
export function readEndUserEvent(rawBody: Uint8Array, signed: boolean): UpstreamEvent | null {
  const body = parseFields(rawBody);
  if (!body) return null;
  const data = isFields(body.data) ? body.data : {};
  // Some events give an institution's id as a number, so findId accepts numbers. The customer's id must be text.
  const userRef = findId(...[data.end_user_id, body.end_user_id].map(findText));
  if (userRef === undefined) return null;
  const name = findId(data.event, body.event) ?? "";
  return {
    kind: (Object.hasOwn(KIND_OF, name) ? KIND_OF[name] : undefined) ?? "other",
    userRef,
    consentRef: findId(data.consent_id, body.consent_id) ?? null,
    institutionRef: findId(data.institution_id, body.institution_id) ?? null,
    at: findMoment(body.publish_time),
    messageId: findId(body.message_id) ?? null,
    signed,
  };
}

async function createUser(client: Client, { name, email, phone }: Customer): Promise<{ userRef: string }> {
  const body = { name, ...(phone === null ? {} : { phone }) };
  const findRef = ({ end_user_id, id }: Fields) => findId(end_user_id, id);
  return createUserAt(client, { path: "/v1/end-users", email, body, findRef });
}

async function findUsers(client: Client, email: string): Promise<UpstreamUser[]> {
  const rows = await listAll(client, {
    operation: "findUsers",
    path: "/v1/end-users",
    query: { email },
    name: "end_users",
  });
  return rows.flatMap((row) => {
    const userRef = findId(row.id, row.end_user_id);
    if (userRef === undefined || !hasEmail(row, email)) return [];
    return [{ userRef, name: findText(row.name) ?? null, madeAt: findMoment(row.created_at) }];
  });
}

const pathOf = (userRef: string) => `/v1/end-users/${encodeURIComponent(userRef)}`;

async function findUser(client: Client, userRef: string): Promise<"known" | "unknown"> {
  const isKnown = await callUser(client, { operation: "findUser", method: "GET", path: pathOf(userRef) });
  return isKnown ? "known" : "unknown";
}

async function deleteUser(client: Client, userRef: string): Promise<"deleted" | "unknown"> {
  const isKnown = await callUser(client, {
    operation: "deleteUser",
    method: "DELETE",
    path: pathOf(userRef),
  });
  return isKnown ? "deleted" : "unknown";
}
