import {
  type BasiqSettings,
  type Client,
  findSettings,
  makeClient,
} from "@/lib/adapters/upstream/basiq/client";
import { listBankConsents, revokeBankConsent, startSession } from "@/lib/adapters/upstream/basiq/consents";
import { dataState } from "@/lib/adapters/upstream/basiq/data-state";
import { parseEvent } from "@/lib/adapters/upstream/basiq/event";
import { pullData } from "@/lib/adapters/upstream/basiq/pull";
import { createUser, deleteUser, findUser, findUsers } from "@/lib/adapters/upstream/basiq/users";
import { digestCredentials, onePerEnvironment, tracedUpstream } from "@/lib/adapters/upstream/make-upstream";
import type { Upstream } from "@/lib/adapters/upstream/port";

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
