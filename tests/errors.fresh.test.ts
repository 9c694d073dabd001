import { expect, test, vi } from "vitest";
import { AppError, notFound, UpstreamFault } from "@/lib/errors";

test("an ApiError is recognised even if another bundle's copy of the class created it", async () => {
  vi.resetModules();
  const other = await import("@/lib/errors");
  expect(other.AppError).not.toBe(AppError);
  const fault = new other.UpstreamFault("pull", true);
  expect(fault instanceof UpstreamFault).toBe(true);
  expect(fault instanceof AppError).toBe(true);
  expect(other.notFound() instanceof AppError).toBe(true);
  expect(other.notFound() instanceof UpstreamFault).toBe(false);
  expect(notFound() instanceof UpstreamFault).toBe(false);
  expect(new Error("x") instanceof AppError).toBe(false);
});
