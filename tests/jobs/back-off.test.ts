import { describe, expect, test } from "vitest";
import { BACK_OFF_SECONDS, deadlyRetryInMs, isDeadly, retryInMs } from "@/lib/jobs/back-off";

const LAST = BACK_OFF_SECONDS.length;

describe("failed work", () => {
  test("is retried with growing waits, varied by 20% either way, and finally dead-lettered", () => {
    expect(retryInMs("generate", 1, "TypeError", 0.5)).toBe(2_000);
    expect(retryInMs("generate", 4, "TypeError", 0)).toBe(48_000);
    expect(retryInMs("generate", 4, "TypeError", 0.999999)).toBeCloseTo(72_000, -2);
    expect(retryInMs("generate", LAST, "TypeError", 0.5)).toBe(21_600_000);
    expect(retryInMs("generate", LAST + 1, "TypeError", 0.5)).toBeNull();
  });

  test.each(["purge", "end_upstream", "expire_share", "expire_consent"] as const)(
    "is never dead-lettered if we promised it to a customer: %s",
    (name) => {
      expect(retryInMs(name, LAST + 1, "TypeError", 0.5)).toBe(21_600_000);
      expect(retryInMs(name, 10_000, "TypeError", 0.5)).toBe(21_600_000);
    },
  );

  test("is never dead-lettered while the provider is missing, and waits at most fifteen minutes", () => {
    const reason = "UpstreamFault (upstream_unavailable)";
    expect(retryInMs("reconcile", 1, reason, 0.5)).toBe(2_000);
    expect(retryInMs("reconcile", 9, reason, 0.5)).toBe(900_000);
    expect(retryInMs("generate", 500, reason, 0.5)).toBe(900_000);
  });

  test("waits 36 seconds at most if a customer asked to stop sharing, so that a slow retry ends within a minute", () => {
    for (const name of ["end_upstream", "end_bank"] as const)
      for (const failures of [4, 5, 12, 500])
        expect(retryInMs(name, failures, "UpstreamFault (upstream_unavailable)", 0.999)).toBeLessThanOrEqual(
          36_000,
        );
  });

  test("is finally dead-lettered if the provider refused it permanently", () => {
    expect(retryInMs("generate", LAST + 1, "UpstreamFault (upstream_refused)", 0.5)).toBeNull();
  });
});

test("work that no retry can fix is dead-lettered immediately", () => {
  expect(retryInMs("generate", 1, "SnapshotTooLarge", 0.5)).toBeNull();
  expect(retryInMs("refresh", 1, "ThreadEnded (out_of_memory)", 0.5)).toBeNull();
  expect(retryInMs("generate", 1, "ThreadEnded (timed_out)", 0.5)).toBe(2_000);
});

test("work whose worker dies repeatedly is distinguished from work that fails", () => {
  expect(isDeadly({ attempts: 21, failures: 0 })).toBe(true);
  expect(isDeadly({ attempts: 21, failures: 20 })).toBe(false);
  expect(isDeadly({ attempts: 1, failures: 0 })).toBe(false);
});

test("work whose worker dies every time is dead-lettered, but promised work is retried every few hours", () => {
  expect(deadlyRetryInMs({ name: "generate", attempts: 21 }, 0.5)).toBeNull();
  for (const name of ["purge", "end_upstream", "expire_share", "expire_consent"] as const)
    expect(deadlyRetryInMs({ name, attempts: 21 }, 0.5)).toBe(21_600_000);
});
