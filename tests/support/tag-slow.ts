import type { RunnerTestFile } from "vitest";
import { TestRunner } from "vitest";

/** Gives every test of a `.slow` file the tag `slow`, so that one run can select these and the tagged tests. */
export default class extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    if (/\.slow\.test\.tsx?$/.test(file.name)) file.tags = [...(file.tags ?? []), "slow"];
  }
}
