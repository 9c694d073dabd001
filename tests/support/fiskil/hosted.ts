import type { BankData } from "@/lib/engine/bank";
import type { FakeClient, FakeConsent, FakeSession, Sync } from "@/tests/support/fiskil/fake-client";
import { dataOf } from "@/tests/support/household-data";

/** This file simulates the customer on the hosted pages, and later changes at the customer's bank. */

const YEAR_MS = 365 * 86_400_000;
let count = 0;

export type Choice = {
  household?: string;
  accounts?: number;
  institution?: string;
  sync?: Sync;
  data?: BankData;
};

function takeSession(client: FakeClient, url: string): FakeSession {
  const session = client.sessions.get(new URL(url).searchParams.get("sess_id") ?? "");
  if (!session) throw new Error("these credentials created no session with this id");
  if (session.used || session.expiresAt < Date.now()) throw new Error("the link was used or has expired");
  session.used = true;
  return session;
}

/**
 * Consents at the link's bank or, if the link names none, at the first bank. A renewal extends the existing consent.
 * Returns the consent and the URL to which the page redirects the browser.
 */
export function authorise(
  client: FakeClient,
  url: string,
  choice: Choice = {},
): { consent: FakeConsent; back: string } {
  const session = takeSession(client, url);
  const back = new URL(session.redirect);
  back.searchParams.set("session_id", session.id);
  const renewed = client.consents.find(
    ({ arrangementId, active }) => active && arrangementId === session.renews,
  );
  const consent = renewed ?? newConsent(client, session, choice);
  consent.expiresAt = new Date(Date.now() + YEAR_MS);
  if (choice.accounts !== undefined) consent.accountIds = idsOf(consent.data, choice.accounts);
  return { consent, back: back.href };
}

const idsOf = ({ accounts }: BankData, most?: number) =>
  accounts.slice(0, most).map(({ accountId }) => accountId);

function newConsent(client: FakeClient, session: FakeSession, choice: Choice): FakeConsent {
  const institution = choice.institution ?? session.institution ?? (client.isSandbox ? "88888" : "20001");
  const data = choice.data ?? dataOf(choice.household);
  const consent: FakeConsent = {
    arrangementId: `arr_${session.id}`,
    consentId: `con_${++count}`,
    userId: session.userId,
    institution,
    institutionName: institution === "88888" ? "Banking Sandbox Data Holder" : "Bluegum Bank",
    data,
    accountIds: idsOf(data),
    active: true,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + YEAR_MS),
    permissions: session.permissions ?? [
      "accounts",
      "balances",
      "transactions",
      "direct_debits",
      "scheduled_payments",
    ],
    sync: choice.sync ?? "none",
    reason: null,
  };
  client.consents.push(consent);
  return consent;
}

/**
 * Makes the customer refuse or leave, with the error `type`. Returns the URL to which the page redirects the browser.
 */
export function refuse(client: FakeClient, url: string, type = "CONSENT_ENDUSER_DENIED"): string {
  const session = takeSession(client, url);
  const back = new URL(session.cancel);
  back.searchParams.set("error", "access_denied");
  back.searchParams.set("error_type", type);
  back.searchParams.set("error_id", `err_${session.id}`);
  return back.href;
}

export function revokeAtBank(consent: FakeConsent): void {
  Object.assign(consent, { active: false, reason: "REVOKED_BY_CUSTOMER" });
}
