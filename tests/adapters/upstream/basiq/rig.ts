import { makeBasiq } from "@/lib/adapters/upstream/basiq/basiq";
import type { BasiqSettings } from "@/lib/adapters/upstream/basiq/client";
import { findReturnUrl } from "@/lib/adapters/upstream/basiq/return-url";
import type { Environment } from "@/lib/scope";
import type { Posted, Rig } from "@/tests/adapters/upstream/contract";
import type { FakeBasiq } from "@/tests/support/basiq/fake";
import { arrive, type FakeClient } from "@/tests/support/basiq/fake-client";
import { authorise, refuse, revokeAtBank } from "@/tests/support/basiq/hosted";
import { messageOf, write } from "@/tests/support/basiq/messages";

const clientOf = (fake: FakeBasiq, environment: Environment): FakeClient =>
  environment === "live" ? fake.live : fake.sandbox;

export function settingsFor(fake: FakeBasiq, environment: Environment): BasiqSettings {
  const { apiKey, webhookSecret } = clientOf(fake, environment);
  return {
    environment,
    apiKey,
    webhookSecret: Buffer.from(webhookSecret.slice("whsec_".length), "base64"),
    baseUrl: fake.url,
    consentUrl: fake.consentUrl,
    timeoutMs: 2_000,
    arrivalMs: 48 * 3_600_000,
    freshMs: 24 * 3_600_000,
    overStatuses: ["revoked", "expired", "deleted"],
    usersFilter: "email.eq('{email}')",
  };
}

/** Drives the stand-in for Basiq in the tests that every provider must pass. */
export function makeRig(fake: FakeBasiq, environment: Environment, more: Partial<BasiqSettings> = {}): Rig {
  fake.reset();
  const client = clientOf(fake, environment);
  const connectionOf = (userRef: string) => {
    const found = client.connections.findLast(({ userId }) => userId === userRef);
    if (!found) throw new Error("no one consented");
    return found;
  };
  const post = (userRef: string, event: string): Posted => {
    const { raw, headers } = write(messageOf(client, connectionOf(userRef), event));
    return { headers: new Headers(headers), body: Buffer.from(raw) };
  };
  return {
    upstream: makeBasiq({ ...settingsFor(fake, environment), ...more }),
    linkLastsMs: 50 * 60_000,
    agree: async (url) => void authorise(fake, url),
    async refuse(url) {
      const back = findReturnUrl(new URL(refuse(fake, url)).searchParams);
      if (!back) throw new Error("the customer's destination is unknown");
      return back.href;
    },
    async arrive(userRef, how) {
      arrive(client, connectionOf(userRef), how === "partial" ? "recent" : "full");
      return how === "partial"
        ? ["consent.created", "connection.created", "account.updated"].map((event) => post(userRef, event))
        : [post(userRef, "transactions.updated")];
    },
    revokeAtBank: async (userRef) => revokeAtBank(connectionOf(userRef)),
  };
}
