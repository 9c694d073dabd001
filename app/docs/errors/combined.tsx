import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { Link } from "@/components/ui/link";

export const combined: Section = {
  id: "combined",
  title: "Rules between fields",
  body: (
    <>
      <p>
        The <Link href="/docs/reference">reference</Link> gives the rules for each field on its own. The rules
        below concern several fields. If a call breaks one, the 422 names the field, and the portal’s forms
        show the error next to it.
      </p>
      <DataTable
        label="Rules between fields"
        head={["Where", "Rule"]}
        rows={[
          ["Request", "`refresh_every_days` is given only with an ongoing consent"],
          ["Request", "With a live key, `redirect_uri` and `cancel_uri` must be https"],
          ["Invite", "`to` is an email address or a mobile number, as `channel` says"],
          [
            "Assessment",
            "No type of income or expense is declared twice, or together with a type that includes it",
          ],
          ["Assessment, company settings", "A proposed loan has amount, rate and term, or none of them"],
          ["Adjustments", "`category` is given with RECODE, and with no other action"],
          [
            "Adjustments",
            "`monthly_cents` is given with SET_MONTHLY, and with no other action. The target is a stream",
          ],
          [
            "Adjustments",
            "A target has each action at most once. A target with EXCLUDE or ONE_OFF has no other action",
          ],
          [
            "Lists",
            "A cursor works only with the list and the filters that it came from. A cursor of transactions also works only with the same report",
          ],
          ["Webhook replay", "The last day of the replay is not before its first day"],
          ["Single sign-on", "The email address of a user is in the domain that the company confirmed"],
        ].map(([where = "", rule = ""]) => ({
          key: rule,
          cells: [where, <Inline key="rule" text={rule} />],
        }))}
      />
    </>
  ),
};
