import type { Metadata } from "next";
import { ActForm } from "@/components/portal/act-form";
import { AssumptionsForm } from "@/components/portal/assumptions-form";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { getAssumptions } from "@/lib/company/change-assumptions";
import { HEM_CHOICES, toAssumptionFields } from "@/lib/contract/assumptions";
import { member } from "@/lib/http/member";
import { changeAssumptionsAction, resetAssumptionsAction } from "./actions";

export const metadata: Metadata = { title: "Affordability" };

export default async function AffordabilityPage() {
  const asking = await member();
  const { assumptions, isOwn } = await getAssumptions(asking.company.id);
  const mayWrite = asking.may("settings.write");
  return (
    <Card
      title="Affordability assumptions"
      about={`The values that an affordability report uses in addition to the bank data. The report shows each value, so that readers can dispute it. ${isOwn ? "Your company has changed some of them." : "These are the defaults."}`}
    >
      <div className="grid grid-cols-1 gap-6">
        <AssumptionsForm
          key={JSON.stringify(assumptions)}
          action={changeAssumptionsAction}
          now={toAssumptionFields(assumptions)}
          discounts={assumptions.discounts.map(({ code }) => code)}
          categories={HEM_CHOICES}
          mayWrite={mayWrite}
        />
        {mayWrite && isOwn ? (
          <Disclosure summary="Restore the defaults…">
            <p className="mb-4 max-w-prose text-sm">
              Everything on this page returns to its default. Existing reports keep their assumptions.
            </p>
            <ActForm
              action={resetAssumptionsAction}
              hidden={{}}
              label="Restore the defaults"
              busy="One moment…"
            />
          </Disclosure>
        ) : null}
      </div>
    </Card>
  );
}
