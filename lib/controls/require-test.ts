import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";

/** Throws not_allowed for a live key, which reaches real customers and banks. */
export function requireTest(scope: Scope): void {
  if (scope.environment === "test") return;
  throw new AppError("not_allowed", "The sandbox works with a test key only.");
}

/** As requireTest, for route handlers: refuses before the input is read. */
export async function admitTest({ scope }: { scope: Scope }): Promise<void> {
  requireTest(scope);
}
