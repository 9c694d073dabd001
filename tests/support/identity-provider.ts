import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from "jose";
import Provider from "oidc-provider";

/** The identity provider's claims about the signed-in user. */
type ProviderUser = Record<string, unknown> & { sub: string };

export type IdentityProvider = {
  issuer: string;
  /**
   * The user who signs in at the provider's page, with the user's claims. The provider normally sets some claims
   * itself, such as `aud`. If the user's claims include one of these, the ID token is forged: it has the user's value.
   */
  user: ProviderUser;
  /** Makes the provider sign ID tokens with a key that it does not publish, but under the id of the published key. */
  signsWithForeignKey: boolean;
  /** Claims that only the provider's user information contains. */
  more: Record<string, unknown>;
  /** Opens the provider's page in a new browser and signs in. Returns the URL to which the browser is redirected. */
  visit: (url: string) => Promise<URL>;
  stop: () => Promise<void>;
};

export const CLIENT = { id: "surplus", secret: "secret of the client" } as const;

/** Claims that the provider itself sets. A test that wants other values must forge the ID token. */
const ITS_OWN = ["iss", "aud", "exp", "nonce", "amr", "auth_time"];
const CLAIMS = { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "groups"] };
const STEPS_MAX = 10;

/** Starts an OpenID provider on this machine: the package oidc-provider with its own pages. */
export async function startIdentityProvider(user: ProviderUser): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const foreign = await generateKeyPair("RS256");
  const key = { ...(await exportJWK(privateKey)), kid: "first", alg: "RS256", use: "sig" };
  const stand: IdentityProvider = {
    issuer,
    user,
    more: {},
    signsWithForeignKey: false,
    visit: (url) => visit(url, issuer, stand.user.sub),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ["https://firm.example/callback"],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["of this run"] },
    claims: CLAIMS,
    // Puts the claims into the ID token too, as most providers do.
    conformIdTokenClaims: false,
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: (use) => ({ ...stand.user, ...(use === "userinfo" ? stand.more : {}), sub }),
    }),
    // Grants consent for every user, as an administrator would have done.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: CLIENT.id,
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope(Object.keys(CLAIMS).join(" "));
      await grant.save();
      return grant;
    },
  });
  // Each connection has a separate redirect URL, which the test knows only later, so all URLs of this form are allowed.
  provider.Client.prototype.redirectUriAllowed = (uri) => /\/sign-in\/sso\/\w+\/callback$/.test(uri);
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    const forged = ITS_OWN.filter((name) => name in stand.user);
    if (!body?.id_token || (forged.length === 0 && !stand.signsWithForeignKey)) return;
    const claims = { ...decodeJwt(body.id_token), ...pick(stand.user, forged) };
    body.id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "first" })
      .sign(stand.signsWithForeignKey ? foreign.privateKey : privateKey);
  });
  server.on("request", provider.callback());
  return stand;
}

const pick = (all: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]]));

/**
 * Follows redirects with the cookies received so far, and signs in when the provider asks for it. Returns the first URL
 * outside the provider.
 */
async function visit(url: string, issuer: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let step: { url: URL; form?: URLSearchParams } = { url: new URL(url) };
  for (let count = 0; count < STEPS_MAX; count++) {
    const answer = await fetch(step.url, {
      method: step.form ? "POST" : "GET",
      ...(step.form ? { body: step.form } : {}),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      redirect: "manual",
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    const location = answer.headers.get("location");
    const next = new URL(location ?? /<form[^>]* action="([^"]+)"/.exec(text)?.[1] ?? "", step.url);
    if (next.origin !== issuer) return next;
    if (!answer.ok && !location) throw new Error(`the provider answered ${answer.status}`);
    step = location
      ? { url: next }
      : { url: next, form: new URLSearchParams({ prompt: "login", login, password: "any" }) };
  }
  throw new Error("the provider redirects in a circle");
}
