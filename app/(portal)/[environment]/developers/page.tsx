import type { Metadata } from "next";
import { QuickStart } from "@/components/portal/quick-start";
import { baseUrl } from "@/lib/env/env";
import { member } from "@/lib/http/member";
import { keyPermission } from "@/lib/identity/permission";
import { listKeys } from "@/lib/store/read/company";
import { getMilestones } from "@/lib/store/read/milestone";
import { RefusedPage } from "../refused-page";
import { rotateKeyAction } from "../settings/actions";

export const metadata: Metadata = { title: "Quick start" };

export default async function QuickStartPage() {
  const asking = await member();
  if (!asking.may("log.read")) return <RefusedPage asking={asking} what="the developers’ pages" />;
  const { environment } = asking.scope;
  const [keys, facts] = await Promise.all([listKeys(asking.company.id), getMilestones(asking.scope)]);
  const key = keys.find((each) => each.environment === environment);
  return (
    <QuickStart
      base={baseUrl()}
      environment={environment}
      lastFour={key?.lastFour ?? null}
      keyId={key?.id ?? null}
      facts={facts}
      rotateKey={asking.may(keyPermission(environment)) ? rotateKeyAction : null}
    />
  );
}
