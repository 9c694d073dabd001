import { allowsLoopback, refuseWebhookUrl, resolveHost } from "@/lib/adapters/post/address";
import type { Reach } from "@/lib/adapters/sign-on/oidc";

/**
 * The environment whose rules for URLs apply: test in development, where plain http and this machine are allowed;
 * otherwise live.
 */
const environment = () => (allowsLoopback("test") ? "test" : "live");

/** The URLs that an identity provider may have. The rules are the same as for the URL of a webhook. */
export const REACH: Reach = {
  refuse: (url) => refuseWebhookUrl(url.href, environment()),
  lookup: (host, options, done) => {
    resolveHost(host, allowsLoopback("test")).then(
      (found) => {
        const [first] = found === "blocked" ? [] : found;
        if (!first) done(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "", 4);
        else if (options.all) done(null, found as { address: string; family: number }[]);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, "", 4),
    );
  },
};
