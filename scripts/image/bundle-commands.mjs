// Bundles the commands of a container, each into one file without packages. The packages that Next.js puts into the
// image are only for the server.
import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "../install.mjs";

/** The source of each command, by its name in the container. */
const COMMANDS = {
  serve: "scripts/image/serve.mjs",
  healthy: "scripts/image/healthy.mjs",
  migrate: "scripts/migrate.mjs",
  roles: "scripts/roles.mjs",
  "make-secrets": "scripts/make-secrets.mjs",
  work: "scripts/image/work.ts",
};

/** Defines `require`, with which CommonJS packages load others. ES modules do not have it. */
const BANNER = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

export async function bundleCommands(folder) {
  for (const [name, source] of Object.entries(COMMANDS)) {
    await build({
      entryPoints: [path.join(ROOT, source)],
      outfile: path.join(folder, `${name}.mjs`),
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      banner: { js: BANNER },
      // Not bundled: an optional package that is not installed; the server that Next.js builds; and compiled code,
      // which is among the server's packages.
      external: ["pg-native", "../server.js", "@node-rs/argon2"],
      tsconfig: path.join(ROOT, "tsconfig.json"),
      logLevel: "error",
    });
  }
}
