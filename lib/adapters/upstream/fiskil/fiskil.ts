import {
  type Client,
  type FiskilSettings,
  findSettings,
  makeClient,
} from "@/lib/adapters/upstream/fiskil/client";
import { listArrangements, revokeArrangement, startSession } from "@/lib/adapters/upstream/fiskil/consents";
import { dataState } from "@/lib/adapters/upstream/fiskil/data-state";
import { parseEvent } from "@/lib/adapters/upstream/fiskil/event";
import { pullData } from "@/lib/adapters/upstream/fiskil/pull";
import { createUser, deleteUser, findUser, findUsers } from "@/lib/adapters/upstream/fiskil/users";
import { digestCredentials, onePerEnvironment, tracedUpstream } from "@/lib/adapters/upstream/make-upstream";
import type { Upstream } from "@/lib/adapters/upstream/port";

/** Implements the provider port for Fiskil, for the environment that its credentials belong to; see FACTS.md. */
export function makeFiskil(settings: FiskilSettings): Upstream {
  const client: Client = makeClient(settings);
  return tracedUpstream({
    provider: "fiskil",
    environment: settings.environment,
    credentials: digestCredentials(settings.baseUrl, settings.clientId),
    worksHere: false,
    // Fiskil needs an email address only to create a record, so a customer who has a record needs to give none.
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

/** Returns Fiskil for an environment that has credentials. */
export const findFiskil = onePerEnvironment(findSettings, makeFiskil);
