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
        below concern several fields. If a call breaks a rule, the 422 response names the field, and the
        portal’s forms show the error next to it.
      </p>
      <DataTable
        label="Rules between fields"
        head={["Where", "Rule"]}
        rows={[
          ["Request", "`refresh_every_days` is given only with an ongoing consent"],
          ["Request", "With a live key, `redirect_uri` and `cancel_uri` must be https"],
          ["Invite", "`to` is an email address if `channel` is `email`, and a mobile number if it is `sms`"],
          [
            "Assessment",
            "Each type of income or expense is declared at most once, and not together with a type that includes it",
          ],
          [
            "Assessment, company settings",
            "A proposed loan has an amount, a rate and a term, or none of the three",
          ],
          ["Adjustments", "`category` is given with RECODE, and only with RECODE"],
          [
            "Adjustments",
            "`monthly_cents` is given with SET_MONTHLY, and only with SET_MONTHLY. The target of SET_MONTHLY is a stream",
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
          ["Single sign-on", "A user’s email address is in the domain that the company confirmed"],
        ].map(([where = "", rule = ""]) => ({
          key: rule,
          cells: [where, <Inline key="rule" text={rule} />],
        }))}
      />
    </>
  ),
};
