import { type Client, makeClient } from "@/lib/adapters/upstream/fiskil/client";
import { listArrangements, revokeArrangement, startSession } from "@/lib/adapters/upstream/fiskil/consents";
import { dataState } from "@/lib/adapters/upstream/fiskil/data-state";
import { parseEvent } from "@/lib/adapters/upstream/fiskil/event";
import { pullData } from "@/lib/adapters/upstream/fiskil/pull";
import { type FiskilSettings, findSettings } from "@/lib/adapters/upstream/fiskil/settings";
import { createUser, deleteUser, findUsers } from "@/lib/adapters/upstream/fiskil/users";
import type { Upstream } from "@/lib/adapters/upstream/port";
import { tracedUpstream } from "@/lib/adapters/upstream/traced";
import type { Environment } from "@/lib/scope";

/** Fiskil behind the port, for the world its credentials open; see FACTS.md. */
export function makeFiskil(settings: FiskilSettings): Upstream {
  const client: Client = makeClient(settings);
  return tracedUpstream({
    provider: "fiskil",
    environment: settings.environment,
    worksHere: false,
    // An end user has an address; whoever has a record there gave theirs.
    needsEmail: async (userRef) => userRef === null,
    createUser: (customer) => createUser(client, customer),
    findUsers: (email) => findUsers(client, email),
    startConsent: (start) => startSession(client, start),
    listConsents: (userRef) => listArrangements(client, userRef),
    revokeConsent: (_, consentRef) => revokeArrangement(client, consentRef),
    deleteUser: (userRef) => deleteUser(client, userRef),
    dataState: (userRef, progress) => dataState(client, userRef, progress),
    pullData: (userRef) => pullData(client, userRef),
    parseEvent: (headers, rawBody) => parseEvent(headers, rawBody, settings.webhookSecret),
  });
}

const made: Partial<Record<Environment, Upstream>> = {};

/** The one of this process, whose token is shared by all who ask; null where the environment has no credentials for it. */
export function findFiskil(environment: Environment): Upstream | null {
  const settings = findSettings(environment);
  if (!settings) return null;
  made[environment] ??= makeFiskil(settings);
  return made[environment];
}
