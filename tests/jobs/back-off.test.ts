import { describe, expect, test } from "vitest";
import { BACK_OFF_SECONDS, deadlyRetryInMs, isDeadly, retryInMs } from "@/lib/jobs/back-off";

const LAST = BACK_OFF_SECONDS.length;

describe("work that fails", () => {
  test("is tried again ever later, spread by a fifth either way, and in the end given up", () => {
    expect(retryInMs("generate", 1, "TypeError", 0.5)).toBe(2_000);
    expect(retryInMs("generate", 4, "TypeError", 0)).toBe(48_000);
    expect(retryInMs("generate", 4, "TypeError", 0.999999)).toBeCloseTo(72_000, -2);
    expect(retryInMs("generate", LAST, "TypeError", 0.5)).toBe(21_600_000);
    expect(retryInMs("generate", LAST + 1, "TypeError", 0.5)).toBeNull();
  });

  test.each(["purge", "end_upstream", "expire_share", "expire_consent"] as const)(
    "is never given up where a customer was promised it: %s",
    (name) => {
      expect(retryInMs(name, LAST + 1, "TypeError", 0.5)).toBe(21_600_000);
      expect(retryInMs(name, 10_000, "TypeError", 0.5)).toBe(21_600_000);
    },
  );

  test("for want of the provider is never given up, and waits a quarter of an hour at most", () => {
    const reason = "UpstreamFault (upstream_unavailable)";
    expect(retryInMs("reconcile", 1, reason, 0.5)).toBe(2_000);
    expect(retryInMs("reconcile", 9, reason, 0.5)).toBe(900_000);
    expect(retryInMs("generate", 500, reason, 0.5)).toBe(900_000);
  });

  test("to end what a customer ended waits so briefly that a try which still fails slowly fits into the same minute", () => {
    for (const name of ["end_upstream", "end_bank"] as const)
      for (const failures of [4, 5, 12, 500])
        expect(retryInMs(name, failures, "UpstreamFault (upstream_unavailable)", 0.999)).toBeLessThanOrEqual(
          36_000,
        );
  });

  test("that the provider refused for good is given up in the end", () => {
    expect(retryInMs("generate", LAST + 1, "UpstreamFault (upstream_refused)", 0.5)).toBeNull();
  });
});

test("work that no other try can mend is shown to somebody at once", () => {
  expect(retryInMs("generate", 1, "SnapshotTooLarge", 0.5)).toBeNull();
  expect(retryInMs("refresh", 1, "ThreadEnded (out_of_memory)", 0.5)).toBeNull();
  expect(retryInMs("generate", 1, "ThreadEnded (timed_out)", 0.5)).toBe(2_000);
});

test("work whose worker dies again and again is told from work that fails", () => {
  expect(isDeadly({ attempts: 21, failures: 0 })).toBe(true);
  expect(isDeadly({ attempts: 21, failures: 20 })).toBe(false);
  expect(isDeadly({ attempts: 1, failures: 0 })).toBe(false);
});

test("work whose worker dies every time is given up, but what a customer was promised waits for hours", () => {
  expect(deadlyRetryInMs({ name: "generate", attempts: 21 }, 0.5)).toBeNull();
  for (const name of ["purge", "end_upstream", "expire_share", "expire_consent"] as const)
    expect(deadlyRetryInMs({ name, attempts: 21 }, 0.5)).toBe(21_600_000);
});
