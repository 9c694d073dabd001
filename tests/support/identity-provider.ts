import { OAuth2Server } from "oauth2-mock-server";

/** What the identity provider says of the user who is signed in there. */
export type ProviderUser = Record<string, unknown> & { sub: string };

export type IdentityProvider = {
  issuer: string;
  /** The user at the provider's page from now on: the claims of their ID token. */
  user: ProviderUser;
  /** Claims that its user information gives besides. */
  more: Record<string, unknown>;
  /** Follows the way to the provider's page and back, as a browser does; gives the address it comes back to. */
  visit: (url: string) => Promise<URL>;
  stop: () => Promise<void>;
};

/** Starts an OpenID provider, from a package of its own, on this machine. */
export async function startIdentityProvider(user: ProviderUser): Promise<IdentityProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const provider: IdentityProvider = {
    issuer: server.issuer.url ?? "",
    user,
    more: {},
    visit: async (url) => {
      const answer = await fetch(url, { redirect: "manual" });
      return new URL(answer.headers.get("location") ?? "");
    },
    stop: () => server.stop(),
  };
  server.service.on("beforeTokenSigning", (token) => {
    Object.assign(token.payload, provider.user);
  });
  server.service.on("beforeUserinfo", (answer) => {
    answer.body = { sub: provider.user.sub, ...provider.more };
  });
  return provider;
}
