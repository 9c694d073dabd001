import { BanksPage } from "@/components/consent/banks-page";
import type { SharedBank, Sharing } from "@/components/consent/model";
import type { Notice } from "@/components/consent/notices";
import { toPrintableText } from "@/components/report/printable";
import { canConsent, type Link } from "@/lib/connect/open-link";
import { awaitsReconnecting } from "@/lib/rules/request";
import { listSharedBanks } from "@/lib/store/read/bank-consent";
import { toFrame, toPaths } from "./link-props";
import { show } from "./visit";

/** The banks shared so far, while more can be added. */
export async function showBanks(
  link: Link,
  sharing: Sharing,
  nonce: string,
  notice: Notice | null,
): Promise<Response> {
  const page = (
    <BanksPage
      frame={toFrame(link, nonce)}
      paths={toPaths(link.request.id)}
      sharing={sharing}
      banks={await listBanks(link)}
      notice={notice}
      needsReconnecting={awaitsReconnecting(link.request)}
      isOpen={canConsent(link)}
    />
  );
  return show(page, { state: "adding_banks" });
}

/** The banks a customer shares, as their pages show them. */
export async function listBanks({ scope, request }: Link): Promise<SharedBank[]> {
  const rows = await listSharedBanks(scope, request.id);
  return rows.map(({ id, institution, accountCount, expiresAt }) => ({
    id,
    name: toPrintableText(institution),
    accountCount,
    endsOn: request.consentType === "once" ? null : expiresAt,
  }));
}
