// The part of oidc-provider that identity-provider.ts uses; the package has no types of its own.
declare module "oidc-provider" {
  import type { RequestListener } from "node:http";

  type Account = { accountId: string; claims: (use: "id_token" | "userinfo") => { sub: string } };
  type Context = { oidc: { session?: { accountId?: string } } };
  type Configuration = {
    clients: Record<string, unknown>[];
    jwks: { keys: object[] };
    cookies: { keys: string[] };
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    findAccount: (context: unknown, sub: string) => Account;
    loadExistingGrant: (context: Context) => Promise<unknown>;
  };
  class Grant {
    constructor(of: { clientId: string; accountId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: typeof Grant;
    readonly Client: { prototype: { redirectUriAllowed: (uri: string) => boolean } };
    use(middleware: (context: { body?: unknown }, next: () => Promise<void>) => Promise<void>): void;
    callback(): RequestListener;
  }
}
