import { appendFile } from "node:fs/promises";
import { test } from "vitest";
import { sleep } from "@/scripts/process.mjs";
import { dropBreakpoints } from "@/tests/faults/support/database";
import { need } from "@/tests/faults/support/need";
import { reckon, setAside } from "@/tests/faults/support/reckoning";

/** One case: the expected result, and the fault that the case causes. */
type Case = {
  /** A sentence that is true if the case passes. */
  name: string;
  /** The fault that the case causes, in words. */
  done: string;
  /** True if `npm run test:all` runs the case too. */
  sample?: boolean;
  /** Maximum recovery time. */
  boundSeconds?: number;
  /** Maximum duration of the whole case. */
  timeoutMs?: number;
};

export type Course = {
  /**
   * Marks the end of the fault. Recovery is measured from here, or from the end of the case's function if the case does
   * not call `repaired`.
   */
  repaired: () => void;
};

const BOUND_SECONDS = 60;
const CASE_TIMEOUT_MS = 300_000;
const LOOK_EVERY_MS = 200;
/** The number of times that a failed case is repeated: once if the cases run with the other tests, otherwise never. */
const RETRIES = process.env.FAULTS_SAMPLE === "1" ? 1 : 0;

/** Returns the function that defines this file's cases. Each file has one subject. */
export const casesOf = (subject: string) => (about: Case, course: (course: Course) => Promise<unknown>) =>
  fault(subject, about, course);

/**
 * Runs a case. `course` causes and repairs a fault; then the whole database must become consistent within the bound. If
 * `course` returns a function with more checks, that function runs last.
 */
function fault(subject: string, about: Case, course: (course: Course) => Promise<unknown>): void {
  const { sample = false, boundSeconds = BOUND_SECONDS } = about;
  const note = (more: object) =>
    appendFile(
      need("FAULTS_RESULTS"),
      `${JSON.stringify({ subject, sample, boundSeconds, ...about, ...more })}\n`,
    );
  const isChosen = choose({ subject, sample, ...about });
  if (process.env.FAULTS_MODE === "list") {
    test.skipIf(!isChosen)(about.name, () => note({}));
    return;
  }
  const options = { timeout: about.timeoutMs ?? CASE_TIMEOUT_MS, retry: RETRIES };
  test.skipIf(!isChosen)(about.name, options, async () => {
    const began = performance.now();
    let repairedAt: number | null = null;
    let recoveredAfter: number | null = null;
    try {
      const check = await course({
        repaired: () => {
          repairedAt = performance.now();
        },
      });
      const from = repairedAt ?? performance.now();
      await recover(from, boundSeconds);
      recoveredAfter = (performance.now() - from) / 1000;
      if (typeof check === "function") await check();
      await note({
        passed: true,
        recoverySeconds: recoveredAfter,
        seconds: (performance.now() - began) / 1000,
      });
    } catch (error) {
      await note({ passed: false, recoverySeconds: recoveredAfter, problem: (error as Error).message });
      await dropBreakpoints().catch(() => {});
      await setAside().catch(() => {});
      throw error;
    }
  });
}

function choose({
  subject,
  name,
  done,
  sample,
}: {
  subject: string;
  name: string;
  done: string;
  sample: boolean;
}): boolean {
  if (process.env.FAULTS_SAMPLE === "1" && !sample) return false;
  const words = (process.env.FAULTS_ONLY ?? "").toLowerCase().split(" ").filter(Boolean);
  const text = `${subject} ${name} ${done}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

async function recover(from: number, boundSeconds: number): Promise<void> {
  for (;;) {
    const left = await reckon().catch((error: Error) => [
      `the reckoning could not be made: ${error.message}`,
    ]);
    if (left.length === 0) return;
    if (performance.now() - from > boundSeconds * 1000) {
      throw new Error(`Not recovered after ${boundSeconds} s:\n${left.join("\n")}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}
