import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));

/** Clients that accept brotli get the compressed copies that scripts/compress-static.mjs made at build time. */
const BROTLI = [{ type: "header", key: "accept-encoding", value: "(?:.*[ ,])?br(?:,.*)?" }];
const CHUNK_TYPES = { js: "application/javascript; charset=UTF-8", css: "text/css; charset=UTF-8" };
const isBuilt = process.env.NODE_ENV === "production";
const chunksOf = (ending) => `/_next/static/chunks/:path(.*\\.${ending})`;

/** @type {import('next').NextConfig} */
const config = {
  // The image gets only the part of node_modules that the server needs (scripts/image.mjs).
  ...(process.env.SURPLUS_IMAGE === "1" ? { output: "standalone" } : {}),
  outputFileTracingRoot: root,
  turbopack: { root },
  // The build stores no cache, because most machines build only once. It writes no source maps for the server, because
  // nothing reads them and they made up two thirds of the build's size. Together this saves a sixth of the build's
  // work.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
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
  // Sends every client a page only once its title is known; by default, Next.js does so only for search engines.
  // With that default, a page would briefly have no title, and a not-found page would have the title of another
  // page.
  htmlLimitedBots: /.*/,
  // Old URLs of the delivery log and of the operators' console, for bookmarks and sent emails.
  redirects: async () => [
    { source: "/operator/parked", destination: "/operator/dead-letters", permanent: false },
    {
      source: "/:environment(test|live)/settings/webhooks/deliveries/:rest*",
      destination: "/:environment/developers/webhooks/:rest*",
      permanent: false,
    },
  ],
  // Browsers ask for /favicon.ico if a response names no icon. API responses and pages without the framework's
  // head, such as the mock bank's, do not name an icon, so we serve ours at that path.
  rewrites: async () => ({
    beforeFiles: isBuilt
      ? Object.keys(CHUNK_TYPES).map((ending) => ({
          source: chunksOf(ending),
          has: BROTLI,
          destination: "/_next/static/chunks/:path.br",
        }))
      : [],
    afterFiles: [{ source: "/favicon.ico", destination: "/icon.svg" }],
  }),
  headers: async () => [
    // The report's schemas are public, so scripts of any website may read them.
    { source: "/schemas/:file", headers: [{ key: "access-control-allow-origin", value: "*" }] },
    ...(isBuilt
      ? Object.entries(CHUNK_TYPES).map(([ending, type]) => ({
          source: chunksOf(ending),
          has: BROTLI,
          headers: [
            { key: "content-encoding", value: "br" },
            { key: "content-type", value: type },
            { key: "vary", value: "accept-encoding" },
          ],
        }))
      : []),
  ],
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      const { compressStatic, removeSources } = await import("./scripts/compress-static.mjs");
      await removeSources(distDir);
      await compressStatic(distDir);
    },
  },
  // No page uses resized pictures, and sharp, which would resize them, is not installed.
  images: { unoptimized: true },
  // `npm test` checks the types, so a build on a small machine need not check them again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
