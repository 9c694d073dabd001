import { PROVIDER_IDS } from "@/lib/env/providers";
import { listSettings } from "@/lib/env/table";
import type { Artefact } from "./artefact";

const listOf = (names: readonly string[]) => `[\n${names.map((name) => `  "${name}",\n`).join("")}]`;

/** The names of settings for scripts that run without TypeScript. */
export const LISTED_SETTINGS: Artefact = {
  path: "scripts/listed-settings.mjs",
  make: async () => {
    const secrets = listSettings().flatMap(({ rows }) => rows.filter(({ isSecret }) => isSecret));
    return `// Generated from lib/env/table.ts by \`npm run generate\`.

/** The settings that are secret. */
export const SECRETS = ${listOf(secrets.map(({ name }) => name))};

/** The prefixes of the names of the data providers' settings. */
export const PROVIDER_PREFIXES = ${JSON.stringify(PROVIDER_IDS.map((id) => id.toUpperCase())).replaceAll(",", ", ")};
`;
  },
};
