import { Banner } from "@/components/ui/banner";
import type { Profile } from "@/lib/rules/request";

/** Explains why this report has no list of transactions. */
export function InsightNote({ profile }: { profile: Profile }) {
  return (
    <div className="mt-12">
      <Banner tone="quiet">
        <strong className="font-semibold">No transactions are listed.</strong>{" "}
        {profile === "insight"
          ? "Your company receives reports in the insight profile. They show totals, averages and counts, but no amount or date of any individual payment. Amounts are rounded to the nearest $10, and balances to the nearest $50. The profile is a company setting. If you change it, the change applies to reports created afterwards."
          : "No posted transaction was found in the shared accounts."}
      </Banner>
    </div>
  );
}
