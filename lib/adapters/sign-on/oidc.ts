import http from "node:http";
import https from "node:https";
import type { LookupFunction, Socket } from "node:net";
import { type Client, custom, generators, type IdTokenClaims, Issuer } from "openid-client";
import { AppError } from "@/lib/errors";

/** Milliseconds for each call to the identity provider; a person waits for up to four of them, one after another. */
const CALL_TIMEOUT_MS = 5_000;
/** The largest accepted difference between the provider's clock and ours. */
const CLOCK_SKEW_SECONDS = 60;

/** Limits the URLs that we call, so that a provider cannot direct us to internal machines. */
export type Reach = {
  /** Returns the reason why we must not call the URL; null if we may. */
  refuse: (url: URL) => string | null;
  lookup: LookupFunction;
};

/** A company's identity provider; `clientSecret` is null for a public client. */
export type Provider = { issuer: string; clientId: string; clientSecret: string | null; redirectUri: string };

/**
 * The secrets of one sign-in. The browser that began the sign-in stores the secrets. When the user returns, we check
 * the provider's response against them.
 */
export type Checks = { state: string; nonce: string; verifier: string };

export type SsoClaims = {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  /** The time when the user last authenticated at the provider; null if the provider does not give it. */
  authenticatedAt: Date | null;
  amr: unknown;
  /** All claims. The role mapping uses them. */
  all: Readonly<Record<string, unknown>>;
};

/**
 * Reads the provider's configuration. Checks that the configuration gives exactly `issuer` as its issuer and that we
 * can use it. Throws conflict with the reason.
 */
export async function discover(issuer: string, reach: Reach): Promise<Issuer> {
  const issuerUrl = new URL(issuer);
  const refused = reach.refuse(issuerUrl);
  if (refused) throw new AppError("conflict", refused);
  const found = await explainFailure("its configuration could not be read", () => {
    class Guarded extends Issuer {}
    guard(Guarded, reach);
    return Guarded.discover(issuer);
  });
  const { metadata } = found;
  if (metadata.issuer !== issuer)
    throw new AppError(
      "conflict",
      "The provider’s configuration contains a different issuer. Copy the issuer from the configuration.",
    );
  for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const) {
    const url = metadata[name];
    if (!url || !URL.canParse(url))
      throw new AppError("conflict", `The provider’s configuration has no ${name}.`);
    const reason = reach.refuse(new URL(url));
    if (reason) throw new AppError("conflict", `The provider’s ${name}: ${reason}`);
  }
  guard(found, reach);
  return found;
}

/**
 * Returns the URL of the provider's sign-in page, and the values that the user's return is checked against. `again`
 * makes the user authenticate again. Throws conflict if the provider's configuration cannot be used.
 */
export async function beginOidc(
  provider: Provider,
  reach: Reach,
  { email, again }: { email: string | null; again: boolean },
): Promise<{ url: string; checks: Checks }> {
  const client = clientOf(provider, await discover(provider.issuer, reach), reach);
  const checks = {
    state: generators.state(),
    nonce: generators.nonce(),
    verifier: generators.codeVerifier(),
  };
  const url = client.authorizationUrl({
    scope: "openid email profile",
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: generators.codeChallenge(checks.verifier),
    code_challenge_method: "S256",
    ...(email ? { login_hint: email } : {}),
    ...(again ? { prompt: "login", max_age: 0 } : {}),
  });
  return { url, checks };
}

/**
 * Exchanges the code of a callback for the user's claims. The library checks state, nonce, signature, issuer, audience
 * and times. Throws signed_out if a check fails, or if the user or the provider refused. Throws conflict if the
 * provider's configuration cannot be used.
 */
export async function finishOidc(
  provider: Provider,
  reach: Reach,
  checks: Checks,
  params: URLSearchParams,
): Promise<SsoClaims> {
  const client = clientOf(provider, await discover(provider.issuer, reach), reach);
  try {
    const tokens = await client.callback(provider.redirectUri, Object.fromEntries(params), {
      state: checks.state,
      nonce: checks.nonce,
      code_verifier: checks.verifier,
      response_type: "code",
    });
    const claims = tokens.claims();
    const needsMore = claims.email === undefined && client.issuer.metadata.userinfo_endpoint;
    const more = needsMore && tokens.access_token ? await client.userinfo(tokens) : {};
    return toClaims({ ...more, ...claims });
  } catch (error) {
    throw new AppError("signed_out", `Your identity provider did not sign you in: ${codeOf(error)}.`);
  }
}

function clientOf({ clientId, clientSecret, redirectUri }: Provider, issuer: Issuer, reach: Reach): Client {
  const methods = issuer.metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const withSecret = methods.includes("client_secret_basic") || !methods.includes("client_secret_post");
  const client = new issuer.Client({
    client_id: clientId,
    redirect_uris: [redirectUri],
    response_types: ["code"],
    ...(clientSecret
      ? {
          client_secret: clientSecret,
          token_endpoint_auth_method: withSecret ? "client_secret_basic" : "client_secret_post",
        }
      : { token_endpoint_auth_method: "none" }),
    id_token_signed_response_alg: algorithmOf(issuer),
  });
  client[custom.clock_tolerance] = CLOCK_SKEW_SECONDS;
  guard(client, reach);
  return client;
}

/**
 * The algorithm that signs id tokens: the first of `known` that the provider offers or, if it offers none of them,
 * RS256, which every provider must support. Never "none" or a shared secret.
 */
function algorithmOf({ metadata }: Issuer): string {
  const offered: unknown = metadata.id_token_signing_alg_values_supported;
  const known = ["RS256", "ES256", "PS256", "EdDSA", "RS384", "RS512", "ES384", "ES512", "PS384", "PS512"];
  return known.find((each) => Array.isArray(offered) && offered.includes(each)) ?? "RS256";
}

type Guarded = { [custom.http_options]: unknown };

/**
 * Limits the calls that the OpenID library makes through `target`. Checks the URL before each call and the addresses
 * when connecting, and limits the time and the size of the response.
 */
function guard(target: unknown, reach: Reach): void {
  (target as Guarded)[custom.http_options] = (url: URL) => {
    if (reach.refuse(url)) throw new Error("refused");
    const agent = url.protocol === "https:" ? LIMITED.https : LIMITED.http;
    return { lookup: reach.lookup, timeout: CALL_TIMEOUT_MS, agent };
  };
}

function toClaims(claims: IdTokenClaims): SsoClaims {
  const at = claims.auth_time;
  return {
    subject: claims.sub,
    email: typeof claims.email === "string" ? claims.email.trim().toLowerCase() : null,
    // Some providers write the boolean as text.
    isEmailVerified: claims.email_verified === true || (claims.email_verified as unknown) === "true",
    name: typeof claims.name === "string" ? claims.name : null,
    authenticatedAt: typeof at === "number" && Number.isFinite(at) ? new Date(at * 1_000) : null,
    amr: claims.amr,
    all: claims,
  };
}

async function explainFailure<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new AppError(
      "conflict",
      `The identity provider could not be reached, or ${what}: ${codeOf(error)}.`,
    );
  }
}

/**
 * Returns the provider's error code (RFC 6749), the system's error code or a general description. Never returns the
 * error's message, because the message may contain tokens.
 */
function codeOf(error: unknown): string {
  const { error: named, code, message } = error as { error?: unknown; code?: unknown; message?: unknown };
  if (typeof named === "string" && /^[a-z_]{1,64}$/.test(named)) return named;
  if (typeof code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(code)) return code;
  if (typeof message === "string" && message.includes("timed out")) return "no response in time";
  return "an unexpected answer";
}

/** The largest number of bytes of one response. An identity provider's configuration and keys need far less. */
const BYTES_MAX = 1_000_000;
/** The longest life of a connection in milliseconds, even if data is still arriving. */
const LIFE_MS_MAX = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Ends a connection that lives too long or receives too much. The library reads whole responses into memory, so a
 * provider could otherwise fill the memory.
 */
function limit(socket: Socket): Socket {
  const endAt = performance.now() + LIFE_MS_MAX;
  const watch = setInterval(() => {
    if (socket.bytesRead <= BYTES_MAX && performance.now() < endAt) return;
    socket.destroy(Object.assign(new Error("the response is too long or too slow"), { code: "ETOOBIG" }));
  }, LOOK_EVERY_MS);
  watch.unref();
  socket.once("close", () => clearInterval(watch));
  return socket;
}

type Connect = (options: unknown, done: unknown) => Socket;

function limited<A extends http.Agent>(agent: A): A {
  const own = agent as unknown as { createConnection: Connect };
  const connect = own.createConnection.bind(agent);
  own.createConnection = (options, done) => limit(connect(options, done));
  return agent;
}

/** Agents that open a connection for each call. Each connection is limited in size and time. */
const LIMITED = {
  http: limited(new http.Agent({ keepAlive: false })),
  https: limited(new https.Agent({ keepAlive: false })),
};
