import { declare } from "@/lib/contract/operation";
import { ReportChangesView } from "@/lib/contract/wire/changes";

export const ChangesOperation = declare({
  id: "getChanges",
  method: "GET",
  path: "/v1/requests/{id}/changes",
  tag: "Reports",
  summary: "Compare the report with the previous one",
  description:
    "What changed with the latest refresh, in income (ceased, began or changed), lenders, commitments, dishonoured payments, low balances and the surplus. `/docs/reports#changes` has the rule and the threshold for each kind of change. If the report was never refreshed, the response is 200 with `previous: null` and `not_compared: NO_EARLIER_REPORT`. New assessment inputs do not start a new comparison, and your adjustments are not part of it.",
  auth: "key",
  answer: {
    status: 200,
    description: "The comparison.",
    schema: ReportChangesView,
    example: {
      profile: "full",
      current: {
        verification_id: "SIQ-7Q4M2K9XW0CR",
        generated_at: "2026-12-02T12:20:05+11:00",
        period: { from: "2025-12-03", to: "2026-12-02", days: 365 },
      },
      previous: {
        verification_id: "SIQ-3K8V1M6TQ9AZ",
        generated_at: "2026-11-02T12:19:31+11:00",
        period: { from: "2025-11-03", to: "2026-11-02", days: 365 },
      },
      not_compared: null,
      limitations: [],
      figures: [
        {
          code: "surplus_monthly",
          label: "Surplus",
          unit: "AUD_CENTS_PER_MONTH",
          previous: 141_250,
          current: 96_400,
          difference: -44_850,
        },
      ],
      new_dishonours: 1,
      changes: [
        {
          kind: "LENDER_NEW",
          text: "Wallaby Loans: new lender, first seen on 9 Nov 2026.",
          name: "Wallaby Loans",
          code: "SACC",
          previous_cents: null,
          current_cents: null,
        },
        {
          kind: "DISHONOURS",
          text: "1 payment dishonoured after 2 Nov 2026.",
          name: null,
          code: null,
          previous_cents: null,
          current_cents: null,
        },
        {
          kind: "SURPLUS_CHANGED",
          text: "Surplus: $964.00 a month; $1,412.50 in the previous report.",
          name: null,
          code: null,
          previous_cents: 141_250,
          current_cents: 96_400,
        },
      ],
    },
  },
  refusals: ["not_ready", "gone"],
});
