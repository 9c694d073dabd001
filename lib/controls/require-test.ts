import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";

/** The gate to the sandbox's controls: throws test_only for a live key, which reaches real customers and banks. */
export function requireTest(scope: Scope): void {
  if (scope.environment === "test") return;
  throw new AppError("test_only", "Sandbox controls are for test requests: use your test key.");
}
