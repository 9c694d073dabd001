import { Banner } from "@/components/ui/banner";
import type { Profile } from "@/lib/domain/request";

/** Why a report has no list of transactions. */
export function InsightNote({ profile }: { profile: Profile }) {
  return (
    <div className="mt-12">
      <Banner tone="quiet">
        <strong className="font-semibold">No transactions are listed.</strong>{" "}
        {profile === "insight"
          ? "Your company takes its reports in the insight profile: totals, averages and counts, and no amount or date of any single payment. Amounts are in whole tens of dollars. The profile is a setting of your company and holds for reports made after it is changed."
          : "No posted transaction was found in the accounts shared."}
      </Banner>
    </div>
  );
}
