import { readEndUserEvent } from "@/lib/adapters/upstream/fiskil/fiskil";
import { tracedUpstream } from "@/lib/adapters/upstream/make-upstream";
import type { Upstream, UpstreamConsent, UpstreamEvent } from "@/lib/adapters/upstream/port";
import { UpstreamFault } from "@/lib/errors";
import {
  deleteSandboxUser,
  listConsents,
  revokeConsent,
  type SandboxConsentView,
} from "@/lib/sandbox/consents";
import { dataState, pullData } from "@/lib/sandbox/pull";
import { createSandboxUser, findBankVisited, needsEmail, startSession } from "@/lib/sandbox/sessions";
import { isSigned, SIGNATURE_HEADER } from "@/lib/sandbox/signature";

function toConsent(consent: SandboxConsentView): UpstreamConsent {
  return {
    consentRef: consent.id,
    state: consent.isActive ? "active" : consent.expiresAt <= new Date() ? "expired" : "revoked",
    isActive: consent.isActive,
    institutionName: consent.bankName,
    institutionId: consent.bankId,
    givenAt: consent.givenAt,
    expiresAt: consent.expiresAt,
    accountRefs: [...consent.accountIds],
  };
}

/** The built-in mock bank, as a provider. It receives no information about the customer: see FACTS.md. */
export function sandboxUpstream(): Upstream {
  return tracedUpstream({
    provider: "sandbox",
    environment: "test",
    credentials: null,
    worksHere: true,
    needsEmail: async (userRef) => userRef !== null && needsEmail(userRef),
    createUser: async () => ({ userRef: await createSandboxUser() }),
    // Finds nothing, because no record can be lost here: the records are in our own database. For other providers,
    // this finds a record if the response that reported its creation was lost.
    findUsers: async () => [],
    async startConsent({ userRef, redirectUrl, cancelUrl, renewConsentRef, ...start }) {
      const session = await startSession({
        userId: userRef,
        redirectUrl,
        cancelUrl,
        renewsConsent: renewConsentRef,
        isOnce: start.isOnce ?? false,
        refreshEveryDays: start.refreshEveryDays ?? null,
      });
      if (!session) throw new UpstreamFault("startConsent", false);
      return { sessionRef: session.id, url: session.url, expiresAt: session.expiresAt };
    },
    listConsents: async (userRef) => (await listConsents(userRef)).map(toConsent),
    findBankVisited: async (userRef) => (await findBankVisited(userRef))?.name ?? null,
    revokeConsent: (userRef, consentRef) => revokeConsent(userRef, consentRef),
    // Always `known`. Callers use findUser to confirm that a customer is missing, and our own database needs no
    // confirmation.
    findUser: async () => "known",
    async deleteUser(userRef) {
      await deleteSandboxUser(userRef);
      return "deleted";
    },
    async dataState(userRef) {
      const state = await dataState(userRef);
      if (state === "failing") throw new UpstreamFault("dataState", true);
      return { state, isConfirmed: state === "complete", hasFailed: false, syncState: null };
    },
    pullData: (userRef) => pullData(userRef),
    parseEvent: parseSandboxEvent,
  });
}

/** Reads an event of the built-in bank; null for anything else. Never throws. */
function parseSandboxEvent(headers: Headers, rawBody: Uint8Array): UpstreamEvent | null {
  return readEndUserEvent(rawBody, isSigned(rawBody, headers.get(SIGNATURE_HEADER)));
}
