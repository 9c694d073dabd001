import { askForToken } from "@/lib/adapters/upstream/fiskil/ask-for-token";
import type { FiskilSettings } from "@/lib/adapters/upstream/fiskil/settings";
import * as rest from "@/lib/adapters/upstream/rest/client";
import { makeTokens } from "@/lib/adapters/upstream/rest/token";

export type Client = rest.Client<FiskilSettings>;

/** Calls Fiskil in the configured API version. Throws UpstreamFault. */
export function makeClient(settings: FiskilSettings): Client {
  const headers = { "x-fiskil-version": settings.version };
  const tokens = makeTokens(() => askForToken(settings));
  return rest.makeClient(settings, { provider: "fiskil", headers, tokens });
}
