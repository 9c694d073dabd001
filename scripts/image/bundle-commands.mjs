// The commands of a container, each as one file without packages: those that Next.js packs are for the server only.
import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "../install.mjs";

/** By the name each has in the container. */
const COMMANDS = {
  serve: "scripts/image/serve.mjs",
  healthy: "scripts/image/healthy.mjs",
  migrate: "scripts/migrate.mjs",
  roles: "scripts/roles.mjs",
  work: "scripts/image/work.ts",
};

/** CommonJS packages load others by `require`, which ES modules lack. */
const BANNER = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Writes the commands into `folder`. */
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
      // The first is optional and not installed; the second is the server that Next.js builds.
      external: ["pg-native", "../server.js"],
      tsconfig: path.join(ROOT, "tsconfig.json"),
      logLevel: "error",
    });
  }
}
