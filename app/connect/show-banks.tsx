import { BanksPage } from "@/components/consent/banks-page";
import { dayAndTime } from "@/components/consent/days";
import type { ChangedBank, SharedBank, Sharing } from "@/components/consent/model";
import type { Notice } from "@/components/consent/notices";
import { toPrintableText } from "@/components/report/printable";
import { canConsent, type Link } from "@/lib/connect/open-link";
import { awaitsReconnecting } from "@/lib/rules/request";
import { listAgreedBanks } from "@/lib/store/read/bank-consent";
import { toFrame, toPaths } from "./link-props";
import { show } from "./visit";

/**
 * The content of the page apart from the banks: how a visit to a bank ended, or which bank was just added or stopped.
 */
export type BankPageWords = { nonce: string; notice: Notice | null; changed: ChangedBank | null };

/** Lists the banks shared so far, while the customer can add more. */
export async function showBanks(
  link: Link,
  sharing: Sharing,
  { nonce, notice, changed }: BankPageWords,
): Promise<Response> {
  const page = (
    <BanksPage
      frame={toFrame(link, nonce)}
      paths={toPaths(link.request.id)}
      sharing={sharing}
      banks={await listBanks(link)}
      notice={notice}
      changed={changed}
      needsReconnecting={awaitsReconnecting(link.request)}
      isOpen={canConsent(link)}
    />
  );
  return show(page, { state: "adding_banks" });
}

/**
 * Lists the banks that the customer shares. If data is collected only once, lists the banks from which it was
 * collected.
 */
export async function listBanks({ scope, request }: Link): Promise<SharedBank[]> {
  const rows = await listAgreedBanks(scope, request);
  const shared = rows.filter(({ withdrawnAt }) => withdrawnAt === null);
  const isTwice = (name: string) => shared.filter(({ institution }) => institution === name).length > 1;
  return shared.map(({ id, institution, accountCount, givenAt, expiresAt }) => ({
    id,
    name: `${toPrintableText(institution)}${isTwice(institution) ? `, added ${dayAndTime(givenAt)}` : ""}`,
    accountCount,
    endsOn: request.consentType === "once" ? null : expiresAt,
  }));
}
