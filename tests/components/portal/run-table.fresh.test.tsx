import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { RunTable } from "@/components/portal/run-table";
import type { BulkOutcome } from "@/lib/rules/bulk";

vi.mock("next/navigation", () => ({ usePathname: () => "/test/requests/runs/run_1" }));

const row = (outcome: BulkOutcome | null) => ({
  requestId: "req_1",
  clientName: "Joan Whitfield",
  clientRef: null,
  status: "sent" as const,
  outcome,
  skip: null,
});
const textOf = (act: "send" | "remind", outcome: BulkOutcome | null, isUnsent: boolean) =>
  renderToStaticMarkup(
    <RunTable act={act} isStarted={outcome !== null} isUnsent={isUnsent} rows={[row(outcome)]} />,
  ).replace(/<[^>]+>/g, " ");

test("RunTable does not say that a message is sent if it is only stored in a local outbox", () => {
  for (const [act, outcome] of [
    ["send", "sent"],
    ["remind", "reminded"],
  ] as const) {
    for (const result of [null, outcome]) expect(textOf(act, result, true)).not.toMatch(/sent\b|reminded/i);
    expect(textOf(act, outcome, true)).toMatch(/outbox.*outbox/);
  }
  expect(textOf("send", "sent", false)).not.toContain("outbox");
  expect(textOf("send", null, false)).toContain("Will be sent");
});
