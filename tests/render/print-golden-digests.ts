// Run as a separate process: generates every golden file and prints its hash (`tsx print-golden-digests.ts`), under
// the time zone and language of its environment.
import { createHash } from "node:crypto";
import { GOLDEN_NAMES, makeGolden } from "./golden-files";

const digests: Record<string, string> = {};
for (const name of GOLDEN_NAMES) {
  for (const [file, bytes] of Object.entries(await makeGolden(name)))
    digests[`${name}/${file}`] = createHash("sha256").update(bytes).digest("hex");
}
const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ timeZone, locale, digests }));
