import { Banner } from "@/components/ui/banner";
import type { Profile } from "@/lib/rules/request";

/** Explains why this report has no list of transactions. */
export function InsightNote({ profile }: { profile: Profile }) {
  return (
    <div className="mt-12">
      <Banner tone="quiet">
        <strong className="font-semibold">No transactions are listed.</strong>{" "}
        {profile === "insight"
          ? "Your company gets its reports in the insight profile: totals, averages and counts, and no amount or date of any single payment. Amounts are in whole tens of dollars. The profile is a company setting and applies to reports created after a change."
          : "No posted transaction was found in the accounts shared."}
      </Banner>
    </div>
  );
}
