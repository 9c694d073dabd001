import { askForToken } from "@/lib/adapters/upstream/basiq/ask-for-token";
import { type BasiqSettings, VERSION_HEADERS } from "@/lib/adapters/upstream/basiq/settings";
import * as rest from "@/lib/adapters/upstream/rest/client";
import { makeTokens } from "@/lib/adapters/upstream/rest/token";

export type Client = rest.Client<BasiqSettings>;

/** Calls Basiq with a server token, cached until it expires. Throws UpstreamFault. */
export function makeClient(settings: BasiqSettings): Client {
  const tokens = makeTokens(() => askForToken(settings, { scope: "SERVER_ACCESS" }));
  return rest.makeClient(settings, { provider: "basiq", headers: VERSION_HEADERS, tokens });
}
