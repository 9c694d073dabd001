import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "@/scripts/install.mjs";
import { GOLDEN_FOLDER, GOLDEN_NAMES, makeGolden } from "@/tests/render/golden-files";

/**
 * Rewrites the golden reports after an intended change, so that a review shows the difference. With `isCheck`, only
 * compares them, and sets the exit code to 1 if a report differs.
 */
export async function writeGolden(isCheck: boolean): Promise<void> {
  for (const name of GOLDEN_NAMES) {
    const folder = path.join(GOLDEN_FOLDER, name);
    await mkdir(path.join(ROOT, folder), { recursive: true });
    for (const [file, made] of Object.entries(await makeGolden(name))) {
      const bytes = Buffer.from(made);
      const before = await readFile(path.join(ROOT, folder, file)).catch(() => null);
      const isSame = before?.equals(bytes) ?? false;
      if (!isSame && isCheck) process.exitCode = 1;
      if (!isSame && !isCheck) await writeFile(path.join(ROOT, folder, file), bytes);
      console.log(`${folder}/${file}: ${isSame ? "up to date" : isCheck ? "out of date" : "written"}`);
    }
  }
}
