import { openLink } from "@/lib/connect/open-link";
import { BANKS } from "@/lib/sandbox/banks";
import { authorise, listShareable } from "@/lib/sandbox/consents";
import { EVERYONE } from "@/lib/sandbox/households/list";
import { chooseBank, chooseCustomer, codeOf, enterCode, findSession } from "@/lib/sandbox/sessions";

/** Opens a request's link, as the customer's page does; returns the session of the hosted flow. */
export async function mintSession(requestId: string): Promise<string> {
  const { consentUrl } = await openLink(requestId);
  const session = consentUrl && new URL(consentUrl).searchParams.get("sess_id");
  if (!session) throw new Error("nothing is left to consent to");
  return session;
}

/** Who has few rows, for tests to which it is all the same: a report takes as long as it has rows. */
const SOMEBODY = "joan";

/** Walks the sandbox bank to a consent, the way its pages do, as this household. */
export async function giveConsent(requestId: string, householdId = SOMEBODY): Promise<void> {
  await agreeAt(await mintSession(requestId), householdId);
}

/** Goes through the bank's pages in this session, to the consent; to the first bank where none is named. */
export async function agreeAt(session: string, householdId = SOMEBODY, bankId?: string): Promise<void> {
  const household = EVERYONE.find((candidate) => candidate.id === householdId);
  const bank = BANKS.find((candidate) => (bankId ? candidate.id === bankId : candidate.health === "healthy"));
  if (!household || !bank) throw new Error("no such household");
  await chooseBank(session, bank.id);
  await chooseCustomer(session, household.customerNumber);
  await enterCode(session, codeOf(session));
  const open = await findSession(session);
  if (open?.state !== "open") throw new Error("the session is not open");
  if (
    !(await authorise(
      session,
      listShareable(open).map((account) => account.id),
    ))
  )
    throw new Error("not authorised");
}
