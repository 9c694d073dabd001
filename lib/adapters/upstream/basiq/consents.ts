import { askForToken } from "@/lib/adapters/upstream/basiq/ask-for-token";
import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { findBankName } from "@/lib/adapters/upstream/basiq/find-bank-name";
import { listOf, pathOf } from "@/lib/adapters/upstream/basiq/lists";
import { TEST_INSTITUTION } from "@/lib/adapters/upstream/basiq/settings";
import { type Connection, toConnection } from "@/lib/adapters/upstream/basiq/to-connection";
import { toState } from "@/lib/adapters/upstream/basiq/way-back";
import type { ConsentSession, StartConsent, UpstreamConsent } from "@/lib/adapters/upstream/port";
import { findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { DAYS_PER_MONTH } from "@/lib/domain/day";
import { HISTORY_MONTHS } from "@/lib/domain/sharing";
import { UpstreamFault } from "@/lib/errors";

const HISTORY_DAYS = Math.floor(HISTORY_MONTHS * DAYS_PER_MONTH);

/** What a customer has given at one bank, with what stands behind it. */
export type Given = UpstreamConsent & {
  /** Their consent may be over or not: its status is not known here, so that nothing may be collected under it. */
  isUnclear: boolean;
  /** Their consent lets less be fetched at the bank than a report is about. */
  isShort: boolean;
};

type Agreed = {
  id: string;
  isActive: boolean;
  isOver: boolean;
  givenAt: Date | null;
  endsAt: Date | null;
  isShort: boolean;
};

/** Statuses of a consent that is over. */
const OVER: readonly string[] = ["revoked", "expired", "archived", "deleted", "inactive", "withdrawn"];

/**
 * Every bank the customer shares or shared, newest first. Theirs is one consent for all banks, and a connection for each; a
 * bank's share lasts while both do, and goes by the connection's id, which a renewal keeps. A consent whose status is not
 * known here counts as one that lasts: to take it for the end would erase the customer's data for ever.
 */
export async function listGiven(client: Client, userRef: string): Promise<Given[]> {
  const connections = (await listOf(client, userRef, "connections")).flatMap(
    (row) => toConnection(row) ?? [],
  );
  if (connections.length === 0) return [];
  const agreed = await listAgreed(client, userRef);
  const latest = agreed.find(({ isActive }) => isActive) ?? agreed.find(({ isOver }) => !isOver) ?? agreed[0];
  const given: Given[] = [];
  for (const connection of connections) given.push(await toGiven(client, connection, latest));
  return given.sort((one, other) => other.givenAt.getTime() - one.givenAt.getTime());
}

async function toGiven(client: Client, connection: Connection, agreed: Agreed | undefined): Promise<Given> {
  const ends = [connection.expiresAt, agreed?.endsAt].flatMap((at) => at ?? []).map((at) => at.getTime());
  return {
    consentRef: connection.id,
    isActive: connection.isMade && agreed?.isOver === false && !connection.isOver,
    isOnItsWay: !connection.isMade,
    isUnclear: agreed?.isActive === false && !agreed.isOver,
    institutionName: await findBankName(client, connection),
    institutionId: connection.institutionId,
    givenAt: connection.madeAt ?? agreed?.givenAt ?? new Date(0),
    expiresAt: ends.length === 0 ? null : new Date(Math.min(...ends)),
    accountRefs: connection.accountRefs,
    isShort: agreed?.isShort === true,
  };
}

/** What may be collected from: what is shared now. Throws UpstreamFault where that cannot be known. */
export async function listShares(client: Client, userRef: string): Promise<Given[]> {
  const active = (await listGiven(client, userRef)).filter(({ isActive }) => isActive);
  if (active.some(({ isUnclear }) => isUnclear))
    throw new UpstreamFault("consents: a status that is not known", true);
  return active;
}

/** Their consents, newest first. */
async function listAgreed(client: Client, userRef: string): Promise<Agreed[]> {
  const rows = await listOf(client, userRef, "consents");
  return rows
    .flatMap((row): Agreed[] => {
      const id = findId(row.id);
      if (id === undefined) return [];
      const status = findText(row.status)?.toLowerCase() ?? "";
      const days = isFields(row.data) ? Number(row.data.initialRetrievalDays) : 0;
      return [
        {
          id,
          isActive: status === "active",
          isOver: OVER.includes(status),
          givenAt: findMoment(row.created),
          endsAt: findMoment(row.expiryDate),
          isShort: days > 0 && days < HISTORY_DAYS,
        },
      ];
    })
    .sort((one, other) => (other.givenAt?.getTime() ?? 0) - (one.givenAt?.getTime() ?? 0));
}

/**
 * Ends what was given at one bank; with the last of them, the consent itself. Either that is unknown or over already is a
 * success: whoever must be sure asks the list afterwards.
 */
export async function revokeGiven(client: Client, userRef: string, consentRef: string): Promise<void> {
  await remove(client, `${pathOf(userRef)}/connections/${encodeURIComponent(consentRef)}`);
  const left = (await listGiven(client, userRef)).filter((each) => each.isActive);
  if (left.some((each) => each.consentRef !== consentRef)) return;
  for (const { id, isOver } of await listAgreed(client, userRef)) {
    if (!isOver) await remove(client, `${pathOf(userRef)}/consents/${encodeURIComponent(id)}`);
  }
}

async function remove(client: Client, path: string): Promise<void> {
  const accepts = [404, 410];
  await client.send({ operation: "revokeConsent", method: "DELETE", path, isRepeatable: true, accepts });
}

/**
 * A link to their consent pages, which holds a token of this customer's own and is good for as long as that. Where the
 * customer is sent afterwards is set in their dashboard, for all; `state` says which of our pages is meant. In test the
 * link leads to the sandbox's bank.
 */
export async function startSession(client: Client, start: StartConsent): Promise<ConsentSession> {
  const { settings } = client;
  const { userRef } = start;
  const begun = Date.now();
  const { token, lifeSeconds } = await askForToken(settings, { scope: "CLIENT_ACCESS", userId: userRef });
  const url = new URL(settings.consentUrl);
  url.searchParams.set("token", token);
  const action = await actionOf(client, start);
  if (action) url.searchParams.set("action", action);
  if (start.renewConsentRef !== null) url.searchParams.set("connectionId", start.renewConsentRef);
  if (settings.environment === "test") url.searchParams.set("institutionId", TEST_INSTITUTION);
  url.searchParams.set("state", toState(start));
  return { sessionRef: "", url: url.href, expiresAt: new Date(begun + lifeSeconds * 1_000) };
}

/** A first consent has no action; with one that lasts, another bank is added to it, or it is renewed. */
async function actionOf(client: Client, { userRef, renewConsentRef }: StartConsent): Promise<string | null> {
  if (renewConsentRef !== null) return client.settings.renewAction;
  const agreed = await listAgreed(client, userRef);
  return agreed.some(({ isActive }) => isActive) ? "connect" : null;
}
