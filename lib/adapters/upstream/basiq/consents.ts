import { askForToken, type Client, TEST_INSTITUTION } from "@/lib/adapters/upstream/basiq/client";
import {
  type Connection,
  findBankName,
  toConnection,
  toListedState,
} from "@/lib/adapters/upstream/basiq/connections";
import { listOf, pathOf } from "@/lib/adapters/upstream/basiq/lists";
import { toState } from "@/lib/adapters/upstream/basiq/return-url";
import type { ConsentSession, StartConsent, UpstreamConsent } from "@/lib/adapters/upstream/port";
import { findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import { UpstreamFault } from "@/lib/errors";
import { type ListedState, OVER } from "@/lib/rules/consent-evidence";
import { HISTORY_MONTHS } from "@/lib/rules/sharing";

/**
 * The largest accepted difference between the end of a consent and the ends of its connections, which Basiq sets one
 * after another.
 */
const SKEW_MS = 86_400_000;
const HISTORY_DAYS = Math.floor(HISTORY_MONTHS * DAYS_PER_MONTH);

/** The customer's consent to share the data of one bank, built from Basiq's consent and the bank's connection. */
export type BasiqConsent = UpstreamConsent & {
  /** The time, according to Basiq, when the bank was last queried through the connection. */
  lastUsed: Date | null;
  /** True if the consent allows less data to be fetched than a report needs. */
  isShort: boolean;
};

type Agreed = {
  id: string;
  state: ListedState;
  givenAt: Date | null;
  endsAt: Date | null;
  isShort: boolean;
};

const isOver = ({ state }: { state: ListedState }) => OVER.includes(state);

/**
 * Lists every bank that the customer shares or has shared, newest first. Basiq has one consent for all banks and a
 * connection for each bank. A bank is shared while the consent and the bank's connection are active. The connection's
 * id identifies the share, because a renewal keeps it. A connection without a listed consent is unclear, because
 * treating it as ended would irreversibly erase the customer's data. An ended consent without connections has its own
 * entry in the list. Throws UpstreamFault.
 */
export async function listBankConsents(
  client: Client,
  userRef: string,
  { isNameless } = { isNameless: false },
): Promise<BasiqConsent[]> {
  const connections = await listConnections(client, userRef);
  const agreed = await listAgreed(client, userRef);
  const latest = latestOf(agreed);
  const given: BasiqConsent[] = [];
  for (const connection of connections) {
    const name = isNameless ? "" : await findBankName(client, connection);
    given.push(toGiven(connection, name, latest));
  }
  if (latest && isOver(latest) && !given.some(isOver)) given.push(toWhole(latest));
  return given.sort((one, other) => other.givenAt.getTime() - one.givenAt.getTime());
}

/**
 * The consent that determines the state: an active one if there is one, otherwise one that has not ended, otherwise
 * the newest.
 */
const latestOf = (agreed: readonly Agreed[]): Agreed | undefined =>
  agreed.find(({ state }) => state === "active") ?? agreed.find((each) => !isOver(each)) ?? agreed[0];

async function listConnections(client: Client, userRef: string): Promise<Connection[]> {
  const rows = await listOf(client, userRef, "connections");
  return rows.flatMap((row) => toConnection(row, client.settings.overStatuses) ?? []);
}

function toGiven(connection: Connection, institutionName: string, agreed: Agreed | undefined): BasiqConsent {
  const ends = [connection.expiresAt, agreed?.endsAt].flatMap((at) => at ?? []).map((at) => at.getTime());
  const state = stateOf(connection, agreed);
  return {
    consentRef: connection.id,
    state,
    isActive: state === "active",
    institutionName,
    institutionId: connection.institutionId,
    givenAt: connection.madeAt ?? agreed?.givenAt ?? new Date(0),
    expiresAt: ends.length === 0 ? null : new Date(Math.min(...ends)),
    accountRefs: connection.accountRefs,
    lastUsed: connection.lastUsed,
    isShort: agreed?.isShort === true,
  };
}

/**
 * The state of one bank's sharing, by the first rule that applies. Ended: the consent or the connection has ended.
 * Pending: the connection is pending. Unclear: the consent is not known to be active. Otherwise: the connection's
 * state.
 */
function stateOf(connection: Connection, agreed: Agreed | undefined): ListedState {
  if (agreed && isOver(agreed)) return agreed.state;
  if (isOver(connection) || connection.state === "pending") return connection.state;
  if (!agreed) return "unclear";
  return agreed.state === "active" ? connection.state : "unclear";
}

function toWhole(agreed: Agreed): BasiqConsent {
  return {
    consentRef: agreed.id,
    state: agreed.state,
    isActive: false,
    coversAll: true,
    institutionName: "",
    institutionId: "",
    givenAt: agreed.givenAt ?? new Date(0),
    expiresAt: agreed.endsAt,
    accountRefs: [],
    lastUsed: null,
    isShort: false,
  };
}

/**
 * Lists the banks from which data may be collected now; empty if no sharing is active. If any sharing is active, the
 * list includes banks that cannot be read now, because their earlier data can still be collected. Throws UpstreamFault
 * if no sharing is active and the state of at least one is unknown.
 */
export async function listShares(client: Client, userRef: string): Promise<BasiqConsent[]> {
  const given = await listBankConsents(client, userRef);
  if (!given.some(({ isActive }) => isActive) && given.some(({ state }) => state === "unclear"))
    throw new UpstreamFault("consents: the response contains an unknown status", true);
  if (!given.some(({ isActive }) => isActive)) return [];
  return given.filter(({ state }) => state === "active" || state === "invalid");
}

/** Basiq's consents, newest first. */
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
          state: toListedState(status, client.settings.overStatuses),
          givenAt: findMoment(row.created),
          endsAt: findMoment(row.expiryDate),
          isShort: days > 0 && days < HISTORY_DAYS,
        },
      ];
    })
    .sort((one, other) => (other.givenAt?.getTime() ?? 0) - (one.givenAt?.getTime() ?? 0));
}

/**
 * Ends the sharing of one bank. If it was the last bank, also ends the consent itself. Reports no error for a bank
 * that is unknown or no longer shared, so a caller that must be sure lists the consents afterwards.
 */
export async function revokeBankConsent(client: Client, userRef: string, consentRef: string): Promise<void> {
  await remove(client, `${pathOf(userRef)}/connections/${encodeURIComponent(consentRef)}`);
  const left = (await listConnections(client, userRef)).filter((each) => !isOver(each));
  if (left.some(({ id }) => id !== consentRef)) return;
  await revokeAgreed(client, userRef);
}

/** Deletes, at Basiq, every consent of the user that has not ended yet. */
export async function revokeAgreed(client: Client, userRef: string): Promise<void> {
  for (const agreed of await listAgreed(client, userRef)) {
    if (!isOver(agreed)) await remove(client, `${pathOf(userRef)}/consents/${encodeURIComponent(agreed.id)}`);
  }
}

async function remove(client: Client, path: string): Promise<void> {
  const accepts = [404, 410];
  await client.send({ operation: "revokeConsent", method: "DELETE", path, isRepeatable: true, accepts });
}

/**
 * A link to Basiq's consent pages. The link contains a token of this customer and expires when the token expires. The
 * return URL is set in Basiq's dashboard for all customers; `state` says which of our pages to return to. In test the
 * link leads to the sandbox's bank.
 */
export async function startSession(client: Client, start: StartConsent): Promise<ConsentSession> {
  const { settings } = client;
  const { userRef } = start;
  const begun = Date.now();
  const { token, lifeSeconds } = await askForToken(settings, { scope: "CLIENT_ACCESS", userId: userRef });
  const url = new URL(settings.consentUrl);
  url.searchParams.set("token", token);
  for (const [name, value] of Object.entries(await findStep(client, start)))
    url.searchParams.set(name, value);
  if (settings.environment === "test") url.searchParams.set("institutionId", TEST_INSTITUTION);
  url.searchParams.set("state", toState(start));
  return { sessionRef: "", url: url.href, expiresAt: new Date(begun + lifeSeconds * 1_000) };
}

/**
 * Finds the action to request from Basiq's page. A first consent needs none. If a consent is active already, the
 * action adds another bank. To reconnect, the customer authorises the bank that we can no longer read. A renewal
 * takes two steps: the customer first extends the consent, then authorises each bank again through its connection.
 * The first step is over once the consent's end date is later than the earliest end date of its banks.
 */
async function findStep(
  client: Client,
  { userRef, renewConsentRef, isReconnect }: StartConsent,
): Promise<Record<string, string>> {
  const latest = latestOf(await listAgreed(client, userRef));
  if (renewConsentRef === null) return latest?.state === "active" ? { action: "connect" } : {};
  const banks = (await listConnections(client, userRef)).filter((each) => !isOver(each));
  if (isReconnect) {
    const lost = banks.find(({ state }) => state === "invalid");
    return { connectionId: lost?.id ?? renewConsentRef };
  }
  const endOf = ({ expiresAt }: Connection) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const [first] = banks.sort((one, other) => endOf(one) - endOf(other));
  const isLonger =
    latest?.endsAt === null || (first && latest && latest.endsAt.getTime() > endOf(first) + SKEW_MS);
  return first && isLonger ? { connectionId: first.id } : { action: "extend" };
}
