import { randomUUID } from "node:crypto";
import { seconds, writeConsent, writeUser, writeUserWithLists } from "@/tests/stand-ins/basiq/answers";
import { missing, Refusal, refuse, unknownResource, unknownUser } from "@/tests/stand-ins/basiq/errors";
import type { ProviderState, Token, User } from "@/tests/stand-ins/basiq/provider-state";
import type { Answer, StandInRequest } from "@/tests/stand-ins/server";

// The calls that reference/core.json documents: tokens, users, consents, links. Undocumented rules are marked as
// inferred.

/**
 * The validity of a token: "The token you receive will expire after one hour (3600 seconds)"
 * (docs/PLatform/api-integration/best-practices/index.md).
 */
const TOKEN_SECONDS = 3600;

/**
 * Answers POST /token (reference/core.json). Refuses with the errors that Basiq documents under "HTTP errors per
 * endpoint".
 */
export function giveToken(provider: ProviderState, asked: StandInRequest): Answer {
  const authorization = asked.headers.authorization;
  if (!authorization) return missing("Authorization header parameter is required", "Authorization");
  if (!authorization.startsWith("Basic ")) return refuse(400, "Invalid authorization header");
  if (!asked.headers["basiq-version"])
    return missing("Basiq-version must be specified in HTTP request header", "basiq-version");
  const application = provider.applications.get(authorization.slice("Basic ".length));
  if (!application) return refuse(404, "Unable to authenticate. Please, check your API key");
  const form = new URLSearchParams(asked.body);
  const [scope, userId] = [form.get("scope") ?? "", form.get("userId")];
  if (scope !== "SERVER_ACCESS" && scope !== "CLIENT_ACCESS")
    return refuse(400, "Scope value is not valid", "scope");
  // Inferred: a client token for an unknown user, or for a user of another application, is refused like other calls
  // about such a user.
  if (userId && !usersOf(provider, application).some(({ id }) => id === userId)) return unknownUser();
  if (userId && provider.switches.isForeignKey) return unknownUser();
  const token = randomUUID();
  const expiresAt = provider.now().getTime() + TOKEN_SECONDS * 1000;
  provider.tokens.set(token, { application, scope, userId, expiresAt });
  return { status: 200, body: { access_token: token, token_type: "Bearer", expires_in: TOKEN_SECONDS } };
}

const usersOf = (provider: ProviderState, application: string) =>
  [...provider.users.values()].filter((user) => user.application === application);

/**
 * Checks a call's token. Throws a Refusal with one of these responses (all from "HTTP errors per endpoint"):
 * - an expired token: 403 "Token has expired"
 * - a wrong token: 401 "Invalid authorization token."
 * - a token of CLIENT_ACCESS: 403 "Access to this resource is forbidden"
 */
export function readToken(provider: ProviderState, asked: StandInRequest): Token {
  const token = provider.tokens.get((asked.headers.authorization ?? "").replace(/^Bearer /, ""));
  if (!token) throw new Refusal(refuse(401, "Invalid authorization token."));
  if (token.expiresAt <= provider.now().getTime()) throw new Refusal(refuse(403, "Token has expired"));
  if (token.scope !== "SERVER_ACCESS") throw new Refusal(refuse(403, "Access to this resource is forbidden"));
  return token;
}

/** Finds the user in the path, within the token's application. Throws Refusal. */
export function readUser(provider: ProviderState, token: Token, userId: string): User {
  const user = provider.users.get(userId);
  if (!user || user.application !== token.application || provider.switches.isForeignKey)
    throw new Refusal(unknownUser());
  return user;
}

type Body = { email?: unknown; mobile?: unknown; firstName?: unknown; lastName?: unknown };

/**
 * Reads the body of POST /users and POST /users/{userId} (reference/core.json). The text of the refusal is
 * Basiq's own, from its page "HTTP errors per endpoint". Throws Refusal.
 */
function readBody(asked: StandInRequest): Body {
  try {
    const body: unknown = JSON.parse(asked.body);
    if (typeof body === "object" && body !== null) return body;
  } catch {
    // Not JSON: refused below.
  }
  throw new Refusal(refuse(400, "Posted user is not in valid format."));
}

/**
 * Mobile numbers must be "supplied in international format. +[country-code][mobileno]" (createUser of
 * reference/core.json).
 */
const MOBILE = /^\+\d{8,15}$/;
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

function checkContact({ email, mobile }: Body): void {
  if (!email && !mobile) throw new Refusal(missing("One of 'email' or 'mobile' is required.", "email"));
  if (email && !(typeof email === "string" && EMAIL.test(email)))
    throw new Refusal(refuse(400, "Provided email is in bad format.", "email"));
  if (mobile && !(typeof mobile === "string" && MOBILE.test(mobile)))
    throw new Refusal(refuse(400, "Provided mobile is in bad format.", "mobile"));
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/**
 * Creates a user and answers 201. Inferred: two users may have the same email address, because no document requires
 * uniqueness.
 */
export function createUser(provider: ProviderState, token: Token, asked: StandInRequest): Answer {
  const body = readBody(asked);
  checkContact(body);
  const user: User = {
    id: randomUUID(),
    application: token.application,
    email: textOf(body.email),
    mobile: textOf(body.mobile),
    firstName: textOf(body.firstName) ?? "",
    lastName: textOf(body.lastName) ?? "",
    consents: [],
    connections: [],
    jobs: [],
  };
  provider.users.set(user.id, user);
  return { status: 201, body: writeUser(user) };
}

export function updateUser(user: User, asked: StandInRequest): Answer {
  const body = readBody(asked);
  checkContact({ email: user.email, mobile: user.mobile, ...body });
  user.email = textOf(body.email) ?? user.email;
  user.mobile = textOf(body.mobile) ?? user.mobile;
  return { status: 200, body: writeUser(user) };
}

/**
 * Answers GET /users with a filter. No document of this version describes the call, so we infer that it gets a 404 like
 * any unknown path. If the switch `listsUsers` is on, the list has the usual format
 * (reference/TOPICS/collections-filters.md).
 */
export function listUsers(provider: ProviderState, token: Token, asked: StandInRequest): Answer {
  if (!provider.switches.listsUsers || provider.switches.isForeignKey) return unknownResource();
  const email = /email\.eq\('([^']*)'\)/.exec(asked.query.get("filter") ?? "")?.[1];
  const found = usersOf(provider, token.application).filter((user) => !email || user.email === email);
  return { status: 200, body: { type: "list", count: found.length, data: found.map(writeUser) } };
}

export const getUser = (user: User): Answer => ({ status: 200, body: writeUserWithLists(user) });

/**
 * Answers DELETE /users/{userId} with 204: "Permanently deletes a user along with all of their associated connection
 * details".
 */
export function deleteUser(provider: ProviderState, user: User): Answer {
  provider.users.delete(user.id);
  return { status: 204 };
}

/**
 * Answers GET /users/{userId}/consents. Basiq's example lists a revoked consent and the active one, newest first.
 */
export function listConsents(user: User): Answer {
  const data = [...user.consents].reverse().map((consent) => writeConsent(user, consent));
  return { status: 200, body: { type: "list", size: data.length, data } };
}

/**
 * Answers DELETE …/consents/{consentId} with 204: "Permanently deletes a users consent, this action cannot be
 * undone". The consent stays listed as revoked (the list's example, and "Consent History" of
 * docs/PLatform/consent/consent-actions.md). Inferred: its connections end too. The documentation says of
 * action=update that "Old consents are revoked, and connections are deleted". Also inferred: a consent that is
 * already revoked gets a 404.
 */
export function deleteConsent(provider: ProviderState, user: User, consentId: string): Answer {
  const consent = user.consents.find(({ id }) => id === consentId);
  if (consent?.status !== "active") return unknownResource();
  revoke(provider, user, consentId);
  return { status: 204 };
}

/** Revokes a consent, for the customer or for our product. All of the user's connections end with the consent. */
export function revoke(provider: ProviderState, user: User, consentId: string): void {
  const consent = user.consents.find(({ id }) => id === consentId);
  if (!consent) return;
  Object.assign(consent, { status: "revoked", updated: provider.now() });
  for (const connection of user.connections) connection.status = "deleted";
}

/**
 * Answers POST /users/{userId}/auth_link with 201; the mobile number is "conditionally required". The validity of the
 * link is inferred: the example has a time, but the documentation has no rule.
 */
export function createAuthLink(provider: ProviderState, user: User, asked: StandInRequest): Answer {
  const body = (asked.body ? JSON.parse(asked.body) : {}) as { mobile?: string };
  const mobile = body.mobile ?? user.mobile;
  if (!mobile) return missing("Mobile is required.", "mobile");
  const expiresAt = seconds(new Date(provider.now().getTime() + 3600_000));
  const links = {
    public: `https://connect.basiq.io/${randomUUID().slice(0, 8)}`,
    self: `/users/${user.id}/auth_link`,
  };
  return { status: 201, body: { type: "auth_link", userId: user.id, mobile, expiresAt, links } };
}
