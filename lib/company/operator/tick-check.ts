import { notFound } from "@/lib/errors";
import { isCheckItem } from "@/lib/rules/application/checks";
import { getApplicant } from "@/lib/store/read/review";
import { type Operator, writeCheck } from "@/lib/store/write/review";

/** Ticks or unticks an item of an application's checklist. Repeating it changes nothing. Throws not_found. */
export async function tickCheck(
  applicationId: string,
  operator: Operator,
  { item, isTicked }: { item: string; isTicked: boolean },
  now = new Date(),
): Promise<void> {
  if (!isCheckItem(item)) throw notFound();
  const companyId = await getApplicant(applicationId);
  await writeCheck({ companyId, applicationId, seenVersion: null }, operator, item, isTicked, now);
}
