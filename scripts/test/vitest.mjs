import path from "node:path";
import { countTests, listUnbegun } from "./count.mjs";

/**
 * Runs Vitest and counts its tests. Vitest tries a failed test again, but not a failed hook. So files in which no
 * test could begin run once more, and are listed as flaky if they pass.
 *
 * @param run the run's context
 * @param name the name of the report in the run's folder
 * @param words the arguments of Vitest that select the tests
 */
export async function runVitest({ tool, folder, totals }, name, words, env) {
  const attempt = async (report, more) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    await tool("vitest", ["run", ...reporters, ...more], { env });
  };
  const first = path.join(folder, `${name}.json`);
  try {
    await attempt(first, words);
  } catch (error) {
    const unbegun = await listUnbegun(first);
    if (unbegun === null || unbegun.length === 0) throw error;
    const second = path.join(folder, `${name}-again.json`);
    try {
      await attempt(second, [
        ...words.filter((word) => word.startsWith("-")),
        ...unbegun.map((file) => file.name),
      ]);
      totals.flaky.push(...unbegun);
    } catch (again) {
      totals.failures.push(...unbegun);
      throw again;
    } finally {
      await countTests(second, totals);
    }
  } finally {
    await countTests(first, totals);
  }
}
