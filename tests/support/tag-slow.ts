import type { RunnerTestFile } from "vitest";
import { TestRunner } from "vitest";

/**
 * Gives every test of a `.slow` file the tag `slow`, as if each was tagged in the file. One run can then select all
 * slow tests.
 */
export default class extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    if (/\.slow\.test\.tsx?$/.test(file.name)) file.tags = [...(file.tags ?? []), "slow"];
  }
}
