import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  // A container gets the server with no more of node_modules than it needs (scripts/image.mjs).
  ...(process.env.SURPLUS_IMAGE === "1" ? { output: "standalone" } : {}),
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: [
    "@react-pdf/renderer",
    "@react-pdf/layout",
    "@react-pdf/render",
    "pdfkit",
    "fontkit",
    "@node-rs/argon2",
    "pino",
    "undici",
    "inngest",
    "twilio",
  ],
  // Everybody waits for a page's title, and not search engines alone: until it comes a page that is come to from another would
  // have none, and one about nothing the title of something.
  htmlLimitedBots: /.*/,
  // Where the delivery log was, for bookmarks and mails that lead there.
  redirects: async () => [
    {
      source: "/:environment(test|live)/settings/webhooks/deliveries/:rest*",
      destination: "/:environment/developers/webhooks/:rest*",
      permanent: false,
    },
  ],
  // The report's schemas are nobody's secret: a page of any site may read them.
  headers: async () => [
    { source: "/schemas/:file", headers: [{ key: "access-control-allow-origin", value: "*" }] },
  ],
  // Types and lint are checked by `npm test`; a start on a small machine need not do them again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
