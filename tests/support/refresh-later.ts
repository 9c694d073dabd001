import { vi } from "vitest";
import { refresh } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";

const MS_PER_DAY = 86_400_000;

/** Refreshes an ongoing request as if `days` had passed: the bank's oldest rows are then no longer within the period. */
export async function refreshLater(scope: Scope, id: string, days: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * MS_PER_DAY });
  try {
    await refresh(scope, id);
  } finally {
    vi.useRealTimers();
  }
}
