import type { FiskilSettings } from "@/lib/adapters/upstream/fiskil/client";
import { makeFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
import type { Environment } from "@/lib/scope";
import type { Posted, Rig } from "@/tests/adapters/upstream/contract";
import type { FakeFiskil } from "@/tests/support/fiskil/fake";
import type { FakeClient } from "@/tests/support/fiskil/fake-client";
import { authorise, refuse, revokeAtBank } from "@/tests/support/fiskil/hosted";
import { messageOf, write } from "@/tests/support/fiskil/messages";

export const clientOf = (fake: FakeFiskil, environment: Environment): FakeClient =>
  environment === "live" ? fake.live : fake.sandbox;

export function settingsFor(fake: FakeFiskil, environment: Environment): FiskilSettings {
  const { clientId, clientSecret, webhookSecret } = clientOf(fake, environment);
  return {
    environment,
    clientId,
    clientSecret,
    webhookSecret: Buffer.from(webhookSecret, "base64"),
    baseUrl: fake.url,
    version: "v3",
    timeoutMs: 2_000,
    arrivalMs: 48 * 3_600_000,
    permissions: [],
    overReasons: ["*"],
  };
}

/** Drives the stand-in for Fiskil in the tests that every provider must pass. */
export function makeRig(fake: FakeFiskil, environment: Environment, more: Partial<FiskilSettings> = {}): Rig {
  fake.reset();
  const client = clientOf(fake, environment);
  const consentOf = (userRef: string) => {
    const found = client.consents.findLast(({ userId }) => userId === userRef);
    if (!found) throw new Error("no one consented");
    return found;
  };
  const post = (userRef: string, event: string): Posted => {
    const { raw, headers } = write(messageOf(client, consentOf(userRef), event));
    return { headers: new Headers(headers), body: Buffer.from(raw) };
  };
  return {
    upstream: makeFiskil({ ...settingsFor(fake, environment), ...more }),
    linkLastsMs: 86_400_000,
    agree: async (url) => void authorise(client, url),
    refuse: async (url) => refuse(client, url),
    async arrive(userRef, how) {
      consentOf(userRef).sync = how === "partial" ? "recent" : "full";
      const recent = ["consent.received", "banking.accounts.sync.completed"];
      return how === "partial"
        ? [...recent, "banking.transactions.recent.sync.completed"].map((event) => post(userRef, event))
        : [post(userRef, "banking.transactions.sync.completed")];
    },
    revokeAtBank: async (userRef) => revokeAtBank(consentOf(userRef)),
  };
}
