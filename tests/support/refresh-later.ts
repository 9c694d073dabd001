import { vi } from "vitest";
import { refresh } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";

const MS_PER_DAY = 86_400_000;

/** Refreshes an ongoing request as if `days` had passed, so that the bank's oldest rows are no longer in the period. */
export async function refreshLater(scope: Scope, id: string, days: number): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * MS_PER_DAY });
  try {
    await refresh(scope, id);
  } finally {
    vi.useRealTimers();
  }
}
