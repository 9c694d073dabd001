import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";

/** Throws not_allowed for a live key, which reaches real customers and banks. */
export function requireTest(scope: Scope): void {
  if (scope.environment === "test") return;
  throw new AppError("not_allowed", "The sandbox works with a test key only.");
}

/** Like requireTest, but for route handlers, which refuse before they read the input. */
export async function admitTest({ scope }: { scope: Scope }): Promise<void> {
  requireTest(scope);
}
