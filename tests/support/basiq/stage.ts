import type { Environment } from "@/lib/scope";
import { arrive, type FakeClient, type FakeConnection } from "@/tests/support/basiq/fake-client";
import { authorise, refuse, revokeAtBank } from "@/tests/support/basiq/hosted";
import { messageOf, write } from "@/tests/support/basiq/messages";
import { fake } from "@/tests/support/basiq/stand-in";
import type { ProviderEventKind, Share, Stage } from "@/tests/support/stage";

const EVENT_OF: Record<ProviderEventKind, string> = {
  consented: "consent.created",
  accounts: "account.updated",
  partial: "connection.created",
  complete: "transactions.updated",
  // Basiq sends no event for a failed fetch, so the stand-in sends an event that does not mention the failure. The
  // product must find the failure in Basiq's jobs.
  failed: "account.updated",
  revoked: "connection.deleted",
};

const clientOf = (environment: Environment): FakeClient =>
  environment === "live" ? fake.live : fake.sandbox;
const known = new WeakMap<Share, { connection: FakeConnection; provider: Environment }>();

function toShare(connection: FakeConnection, environment: Environment): Share {
  const client = clientOf(environment);
  const isAgreed = () =>
    client.consents.some(({ id, status }) => id === connection.consentId && status === "active");
  const share: Share = {
    isActive: () => !connection.deleted && connection.status === "active" && isAgreed(),
    arrive: (sync) => arrive(client, connection, sync),
    growOld(hours) {
      const at = new Date(Date.now() - hours * 3_600_000);
      connection.createdDate = at;
      for (const job of client.jobs) Object.assign(job, { created: at, updated: at });
    },
    revokeAtBank: () => revokeAtBank(connection),
    coverNothing() {
      const { accountIds } = connection;
      connection.accountIds = [];
      return () => void Object.assign(connection, { accountIds });
    },
  };
  known.set(share, { connection, provider: environment });
  return share;
}

/** The stand-in for Basiq, with the interface that the tests of the whole product use. */
export const stage: Stage = {
  name: "Basiq",
  provider: "basiq",
  tellsWhenAsked: true,
  reset: () => fake.reset(),
  close: () => fake.close(),
  troubles: fake.troubles,
  calls: {
    mint: "POST /token",
    consents: /^GET \/users\/[^/]+\/connections/,
    data: /^GET \/users\/[^/]+\/(accounts|transactions|jobs)/,
    ends: "DELETE /users",
  },
  link: "/home?token=",
  agree(url, sync, environment = "live") {
    const { connection, back } = authorise(fake, url, { sync });
    return { share: toShare(connection, environment), back };
  },
  // The redirect never contains an error code, so the product cannot know why the customer left.
  refusals: [["left", "", "cancelled"]],
  refuse: (url) => refuse(fake, url),
  message(share, kind, signer) {
    const { connection, provider } = known.get(share) ?? {};
    if (!connection || !provider) throw new Error("the share is unknown");
    const message = messageOf(clientOf(provider), connection, EVENT_OF[kind]);
    return write(signer ? { ...message, client: clientOf(signer) } : message);
  },
  answered: (environment) => clientOf(environment).calls,
  users: () => [...fake.live.users.values()],
};
