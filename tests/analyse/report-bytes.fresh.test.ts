import { expect, it, vi } from "vitest";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";

/** The report's JSON from a newly loaded engine that has first made the reports of `before`. */
async function writeAfter(before: readonly string[], id: string): Promise<string> {
  vi.resetModules();
  const { sandboxReport } = await import("@/tests/support/sandbox-report");
  for (const other of before) sandboxReport(other);
  return JSON.stringify(sandboxReport(id));
}

it("buildReport returns the same bytes regardless of the reports that the process generated before", async () => {
  const [first = "", ...others] = HOUSEHOLDS.map(({ id }) => id).slice(0, 4);
  expect(await writeAfter(others, first)).toBe(await writeAfter([], first));
});
