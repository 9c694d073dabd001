import { BANKS } from "@/tests/stand-ins/bank";
import * as write from "@/tests/stand-ins/fiskil/answers";
import {
  alreadyExists,
  badRequest,
  notFound,
  Refusal,
  unauthorized,
  unknownEndUser,
} from "@/tests/stand-ins/fiskil/errors";
import {
  type Consent,
  type EndUser,
  endConsent,
  newId,
  type ProviderState,
} from "@/tests/stand-ins/fiskil/provider-state";
import type { Answer, StandInRequest } from "@/tests/stand-ins/server";

// Fiskil's calls as on docs.fiskil.com. The comment above each call names its page; undocumented behaviour is marked as
// inferred.

/**
 * The validity of a token: "Tokens are valid for 15 minutes (expires_in: 900)"
 * (/data-api/guides/getting-started/authentication).
 */
const TOKEN_SECONDS = 900;
/** The time within which a session can be started: five days, from the guide to auth sessions. */
const SESSION_MS = 5 * 86_400_000;

type Of = { application: string; clientId: string };

/** Answers POST /v1/token (/data-api/api-reference/authentication). Inferred: wrong credentials are a 401. */
export function giveToken(provider: ProviderState, asked: StandInRequest): Answer {
  const { client_id, client_secret } = readBody(asked);
  const known = provider.credentials.find(
    ({ clientId, clientSecret }) => clientId === client_id && clientSecret === client_secret,
  );
  if (!known) return unauthorized();
  const token = newId();
  const expiresAt = provider.now().getTime() + TOKEN_SECONDS * 1000;
  provider.tokens.set(token, { application: known.application, expiresAt });
  return { status: 200, body: { token, token_type: "Bearer", expires_in: TOKEN_SECONDS } };
}

/**
 * Checks a call's token, and throws Refusal with a 401 if it is unknown or expired: "Monitor for 401 responses and
 * implement automatic token renewal on expiry" (/data-api/guides/getting-started/authentication).
 */
export function readToken(provider: ProviderState, asked: StandInRequest): Of {
  const given = (asked.headers.authorization ?? "").replace(/^Bearer /, "");
  const token = provider.tokens.get(given);
  if (!token || token.expiresAt <= provider.now().getTime()) throw new Refusal(unauthorized());
  const { application } = token;
  const clientId = provider.credentials.find((each) => each.application === application)?.clientId ?? "";
  return { application, clientId };
}

function readBody(asked: StandInRequest): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(asked.body);
    if (typeof body === "object" && body !== null) return body as Record<string, unknown>;
  } catch {
    // Not JSON: refused below.
  }
  throw new Refusal(badRequest("the body is not JSON"));
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/**
 * Lists are arrays before version 3 of the API, and from then on objects with a named list and links. The version is
 * requested with X-Fiskil-Version. Fiskil documents the arrays under listEndUsers and listConsents.
 */
function writeList(asked: StandInRequest, name: string, data: object[]): Answer {
  const version = String(asked.headers["x-fiskil-version"] ?? "v1");
  const body = version === "v3" ? { [name]: data, links: {} } : data;
  return { status: 200, body, headers: { "x-fiskil-version": version } };
}

const findEndUser = (provider: ProviderState, { application }: Of, id: string | null): EndUser | null => {
  const user = id === null ? undefined : provider.endUsers.get(id);
  return user?.application === application && !provider.switches.isForeignKey ? user : null;
};

/** Answers POST /v1/end-users with 200 and only `end_user_id` (/data-api/api-reference/createEndUser). */
export function createEndUser(provider: ProviderState, of: Of, asked: StandInRequest): Answer {
  const body = readBody(asked);
  const email = textOf(body.email);
  const others = [...provider.endUsers.values()].filter(({ application }) => application === of.application);
  // The reference has this refusal, but the guide to end users says "no uniqueness requirement". The switch
  // `hasUniqueEmails` selects which of the two applies.
  if (provider.switches.hasUniqueEmails && email && others.some((other) => other.email === email))
    return alreadyExists();
  const user: EndUser = {
    id: newId(),
    application: of.application,
    email,
    name: textOf(body.name),
    phone: textOf(body.phone),
    createdAt: provider.now(),
  };
  provider.endUsers.set(user.id, user);
  return { status: 200, body: { end_user_id: user.id } };
}

/** Answers GET /v1/end-users?email= with a list (/data-api/api-reference/end-user). */
export function listEndUsers(provider: ProviderState, of: Of, asked: StandInRequest): Answer {
  const email = asked.query.get("email");
  const found = [...provider.endUsers.values()].filter(
    (user) =>
      user.application === of.application &&
      !provider.switches.isForeignKey &&
      (!email || user.email === email),
  );
  return writeList(
    asked,
    "end_users",
    found.map((user) => write.writeEndUser(user, provider.switches.hasCreationTime)),
  );
}

/** Answers GET /v1/end-users/{id} (/data-api/api-reference/end-user). */
export function getEndUser(provider: ProviderState, of: Of, id: string): Answer {
  const user = findEndUser(provider, of, id);
  return user
    ? { status: 200, body: write.writeEndUser(user, provider.switches.hasCreationTime) }
    : unknownEndUser();
}

/**
 * Answers DELETE /v1/end-users/{id}. /data-api/api-reference/end-user shows no response, so we assume a 204, a 404 for
 * a second call, and that the end user's consents end.
 */
export function deleteEndUser(provider: ProviderState, of: Of, id: string): Answer {
  const user = findEndUser(provider, of, id);
  if (!user) return unknownEndUser();
  provider.endUsers.delete(id);
  for (const consent of provider.consents) if (consent.endUserId === id) endConsent(consent);
  return { status: 204 };
}

/**
 * Answers POST /v1/auth/session, for which /data-api/api-reference/addAuthSession has three required fields. If
 * `arrangement_id` is set, the session renews that arrangement.
 */
export function createSession(provider: ProviderState, of: Of, asked: StandInRequest): Answer {
  const body = readBody(asked);
  const [endUserId, redirectUri, cancelUri] = [body.end_user_id, body.redirect_uri, body.cancel_uri].map(
    textOf,
  );
  if (!endUserId || !redirectUri || !cancelUri)
    return badRequest("end_user_id, redirect_uri and cancel_uri are required");
  if (!findEndUser(provider, of, endUserId)) return unknownEndUser();
  const session = {
    id: newId(),
    endUserId,
    redirectUri,
    cancelUri,
    institutionId: textOf(body.institution_id),
    arrangementId: textOf(body.arrangement_id),
    expiresAt: new Date(provider.now().getTime() + SESSION_MS),
    isUsed: false,
  };
  provider.sessions.set(session.id, session);
  return { status: 200, body: write.writeSession(session, of.clientId) };
}

/**
 * Answers GET /v1/consent?end_user_id=&active=. "Filter to include only active or inactive (i.e. revoked or expired)
 * consents" (/data-api/api-reference/listConsents), so ended consents stay listed.
 */
export function listConsents(provider: ProviderState, of: Of, asked: StandInRequest): Answer {
  const user = findEndUser(provider, of, asked.query.get("end_user_id"));
  if (!user) return missingList(provider, asked, "consents");
  const active = asked.query.get("active");
  const found = provider.consents
    .filter(({ endUserId, isActive }) => endUserId === user.id && (!active || String(isActive) === active))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return writeList(
    asked,
    "consents",
    found.map((consent) => write.writeConsent(consent, user)),
  );
}

/**
 * Answers a call that lists the data of an unknown end user. The API documentation does not describe this case, so the
 * switch `unknownEndUser` decides.
 */
function missingList(provider: ProviderState, asked: StandInRequest, name: string): Answer {
  return provider.switches.unknownEndUser === "404" ? unknownEndUser() : writeList(asked, name, []);
}

/** Answers DELETE /v1/consent/{arrangement_id}, "Revoke a consent". Inferred: 204, also for an unknown consent. */
export function revokeConsent(provider: ProviderState, of: Of, arrangementId: string): Answer {
  const consent = provider.consents.find(
    (each) => each.arrangementId === arrangementId && findEndUser(provider, of, each.endUserId),
  );
  if (consent) endConsent(consent);
  return { status: 204 };
}

/**
 * The page sizes. The maximum is from "It is capped at 1000" (/data-api/api-reference/pagination); the number for the
 * "sensible default" is inferred.
 */
const PAGE_DEFAULT = 100;
const PAGE_MAX = 1000;

/**
 * Answers the calls for banking lists with an object that has the named list and `links.next`, a full URL with
 * `page[after]` (/data-api/api-reference/pagination, /direct-debits). Inferred: data of an ended consent is not
 * returned.
 */
export function listBanking(provider: ProviderState, of: Of, asked: StandInRequest, name: string): Answer {
  const endUserId = asked.query.get("end_user_id");
  if (!endUserId) return badRequest("end_user_id is required");
  if (!findEndUser(provider, of, endUserId)) {
    if (provider.switches.unknownEndUser === "404") return unknownEndUser();
    return { status: 200, body: { [name]: [], links: {} } };
  }
  const rows = rowsOf(provider, endUserId, name, asked);
  const size = Math.min(Number(asked.query.get("page[size]") ?? PAGE_DEFAULT), PAGE_MAX);
  const start = Number(asked.query.get("page[after]") ?? 0);
  if (!Number.isInteger(start) || !Number.isInteger(size)) return badRequest("page is not valid");
  const links: Record<string, string> = {};
  if (start + size < rows.length) {
    const further = new URLSearchParams(asked.query);
    further.set("page[after]", String(start + size));
    links.next = `http://${asked.headers.host}${asked.path}?${further}`;
  }
  return { status: 200, body: { [name]: rows.slice(start, start + size), links } };
}

function rowsOf(provider: ProviderState, endUserId: string, name: string, asked: StandInRequest): object[] {
  const wanted = asked.query.get("account_id");
  const status = asked.query.get("status");
  const given = provider.consents.filter((each) => each.endUserId === endUserId && each.isActive);
  return given
    .filter(({ hasAccounts, hasRows }) => (name === "transactions" ? hasRows : hasAccounts))
    .flatMap((consent) =>
      consent.bank.accounts
        .filter(({ id }) => !wanted || id === wanted)
        .flatMap((account) => rowsOfAccount(consent, account, name)),
    )
    .filter((row) => !status || !("status" in row) || row.status === status);
}

function rowsOfAccount(
  consent: Consent,
  account: Consent["bank"]["accounts"][number],
  name: string,
): object[] {
  switch (name) {
    case "accounts":
      return [write.writeAccount(consent, account)];
    case "balances":
      return [write.writeBalance(consent, account)];
    case "direct_debits":
      return [write.writeDirectDebit(consent, account)];
    case "scheduled_payments":
      return [write.writeScheduledPayment(consent, account)];
    case "payees":
      return [write.writePayee(consent, account)];
    default:
      return account.rows.map((row) => write.writeTransaction(consent, account, row));
  }
}

/**
 * Answers GET /v1/institutions with a bare list (/data-api/api-reference/institutions). The format for version 3 is
 * inferred.
 */
export function listInstitutions(asked: StandInRequest): Answer {
  return writeList(asked, "institutions", BANKS.map(write.writeInstitution));
}

export function getInstitution(id: string): Answer {
  const index = BANKS.findIndex((bank) => bank.id.fiskil === id);
  const bank = BANKS[index];
  return bank ? { status: 200, body: write.writeInstitution(bank, index) } : notFound();
}
