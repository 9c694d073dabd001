import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  // The image gets only the part of node_modules that the server needs (scripts/image.mjs).
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
    "inngest",
  ],
  // Every client waits for a page's title, not only search engines: otherwise a page would briefly have no title, and a
  // not-found page the title of another.
  htmlLimitedBots: /.*/,
  // Old URLs of the delivery log, for bookmarks and mails.
  redirects: async () => [
    {
      source: "/:environment(test|live)/settings/webhooks/deliveries/:rest*",
      destination: "/:environment/developers/webhooks/:rest*",
      permanent: false,
    },
  ],
  // The report's schemas are public: a page of any site may read them.
  headers: async () => [
    { source: "/schemas/:file", headers: [{ key: "access-control-allow-origin", value: "*" }] },
  ],
  // No page uses resized pictures, and sharp, which would make them, is not installed.
  images: { unoptimized: true },
  // Types and lint are checked by `npm test`; a start on a small machine need not do them again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
