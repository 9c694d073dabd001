import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UsageCharts } from "@/components/portal/usage-charts";

test("UsageCharts does not say that invitations are sent if they are only stored in a local outbox", () => {
  const messages = [{ day: "2026-11-02", action: "request.invited", count: 8 }];
  const rows = { requests: [], calls: [], deliveries: [], messages };
  const textOf = (isUnsent: boolean) =>
    renderToStaticMarkup(
      <UsageCharts from="2026-11-02" to="2026-11-03" unit="day" rows={rows} isUnsent={isUnsent} />,
    );
  expect(textOf(true)).toContain("This local server doesn’t send them");
  expect(textOf(false)).toContain("Consent links that we sent");
  expect(textOf(false)).not.toContain("outbox");
});
