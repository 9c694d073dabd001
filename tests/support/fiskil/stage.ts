import type { Environment } from "@/lib/scope";
import type { FakeClient, FakeConsent } from "@/tests/support/fiskil/fake-client";
import { authorise, refuse, revokeAtBank } from "@/tests/support/fiskil/hosted";
import { messageOf, write } from "@/tests/support/fiskil/messages";
import { fake } from "@/tests/support/fiskil/stand-in";
import type { ProviderEventKind, Share, Stage } from "@/tests/support/stage";

const EVENT_OF: Record<ProviderEventKind, string> = {
  consented: "consent.received",
  accounts: "banking.accounts.sync.completed",
  partial: "banking.transactions.recent.sync.completed",
  complete: "banking.transactions.sync.completed",
  failed: "banking.transactions.sync.failed",
  revoked: "consent.revoked",
};

const clientOf = (environment: Environment): FakeClient =>
  environment === "live" ? fake.live : fake.sandbox;
const known = new WeakMap<Share, { consent: FakeConsent; provider: Environment }>();

function toShare(consent: FakeConsent, environment: Environment): Share {
  const share: Share = {
    isActive: () => consent.active,
    // A failing bank leaves existing data unchanged.
    arrive: (sync) => void Object.assign(consent, sync === "failed" ? {} : { sync }),
    growOld(hours) {
      consent.sync = "full";
      consent.createdAt = new Date(Date.now() - hours * 3_600_000);
    },
    revokeAtBank: () => revokeAtBank(consent),
    coverNothing() {
      const { accountIds } = consent;
      consent.accountIds = [];
      return () => void Object.assign(consent, { accountIds });
    },
  };
  known.set(share, { consent, provider: environment });
  return share;
}

/** The stand-in for Fiskil, with the interface that the tests of the whole product use. */
export const stage: Stage = {
  name: "Fiskil",
  provider: "fiskil",
  tellsWhenAsked: false,
  reset: () => fake.reset(),
  close: () => fake.close(),
  troubles: fake.troubles,
  calls: {
    mint: "POST /v1/auth/session",
    consents: "GET /v1/consent",
    data: "GET /v1/banking",
    ends: "DELETE /v1/",
  },
  link: "sess_id=",
  agree(url, sync, environment = "live") {
    const { consent, back } = authorise(clientOf(environment), url, { sync });
    return { share: toShare(consent, environment), back };
  },
  refusals: [
    ["denied", "CONSENT_ENDUSER_DENIED", "denied"],
    ["left", "AUTH_SESSION_CANCELLED", "cancelled"],
    ["was timed out", "CONSENT_TIMEOUT", "timeout"],
    ["met an error of the bank", "CONSENT_UPSTREAM_PROCESSING_ERROR", "bank"],
  ],
  refuse: (url, how) => refuse(fake.live, url, how),
  message(share, kind, signer) {
    const { consent, provider } = known.get(share) ?? {};
    if (!consent || !provider) throw new Error("the share is unknown");
    const message = messageOf(clientOf(provider), consent, EVENT_OF[kind]);
    return write(signer ? { ...message, client: clientOf(signer) } : message);
  },
  answered: (environment) => clientOf(environment).calls,
  users: () => [...fake.live.users.values()],
};
