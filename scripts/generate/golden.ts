import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "@/scripts/install.mjs";
import { GOLDEN_FOLDER, GOLDEN_NAMES, makeGolden } from "@/tests/render/golden-files";

/** Rewrites the golden reports after an intended change, so that a review shows the difference. */
export async function writeGolden(): Promise<void> {
  for (const name of GOLDEN_NAMES) {
    const folder = path.join(GOLDEN_FOLDER, name);
    await mkdir(path.join(ROOT, folder), { recursive: true });
    for (const [file, bytes] of Object.entries(await makeGolden(name))) {
      await writeFile(path.join(ROOT, folder, file), bytes);
      console.log(`${folder}/${file}: ${bytes.length} bytes`);
    }
  }
}
