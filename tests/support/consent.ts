import { openLink } from "@/lib/connect/open-link";
import { BANKS } from "@/lib/sandbox/banks";
import { authorise, listShareable } from "@/lib/sandbox/consents";
import { EVERYONE } from "@/lib/sandbox/households/list";
import { chooseBank, chooseCustomer, codeOf, enterCode, findSession } from "@/lib/sandbox/sessions";

/** Opens a request's link, as the customer's page does. Returns the id of the session on the sandbox bank's pages. */
export async function mintSession(requestId: string): Promise<string> {
  const { consentUrl } = await openLink(requestId);
  const session = consentUrl && new URL(consentUrl).searchParams.get("sess_id");
  if (!session) throw new Error("the link leads to no consent page");
  return session;
}

/** The household with the fewest rows, for tests in which any household will do. Fewer rows make a faster report. */
const DEFAULT_HOUSEHOLD = "joan";

/** Consents at the sandbox bank as this household, with the functions that the bank's pages use. */
export async function giveConsent(requestId: string, householdId = DEFAULT_HOUSEHOLD): Promise<void> {
  await agreeAt(await mintSession(requestId), householdId);
}

/** Goes through the bank's steps in this session up to the consent. Uses the first healthy bank if none is named. */
export async function agreeAt(
  session: string,
  householdId = DEFAULT_HOUSEHOLD,
  bankId?: string,
): Promise<void> {
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
