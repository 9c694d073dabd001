import { chooseBanks } from "@/lib/connect/choose-banks";
import { noteReturn } from "@/lib/connect/note-return";
import { openLink } from "@/lib/connect/open-link";
import { cut, listExpected } from "@/lib/contract/fault";
import { AppError } from "@/lib/errors";
import { startAdvance } from "@/lib/pipeline";
import { type AttemptOutcome, findReturnReason, outcomeOfReturn } from "@/lib/rules/bank-attempt";
import { type Bank, findBank } from "@/lib/sandbox/banks";
import { authorise, listConsents, listShareable } from "@/lib/sandbox/consents";
import { type EndingAct, findEndingAct } from "@/lib/sandbox/endings";
import { findHousehold, HOUSEHOLDS } from "@/lib/sandbox/households/list";
import type { Household } from "@/lib/sandbox/households/types";
import {
  chooseBank,
  chooseCustomer,
  codeOf,
  endSession,
  enterCode,
  findSession,
  type OpenSession,
} from "@/lib/sandbox/sessions";
import type { Scope } from "@/lib/scope";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";

/**
 * The customer's actions on the bank's pages. If a choice is null, the choice stored with the request applies. If
 * none is stored, the first one that is available applies.
 */
type ConsentAct = {
  outcome: "authorise" | "authorise_and_leave" | "finish" | EndingAct;
  householdId: string | null;
  bankId: string | null;
  accountKeys: readonly string[] | null;
};

/**
 * Acts as the customer: opens their link, follows the bank's steps to the outcome and returns, which advances the
 * request as far as its data allows. A customer who closes the window does not return, and the request waits for the
 * bank's event. Takes the same steps as a browser. With the outcome `finish`, only records that the customer has added
 * all their banks.
 *
 * Throws not_found. Throws conflict if openLink gives no URL, if the bank or persona is unavailable, or for `finish`
 * while no banks are being added. Throws invalid for accounts that the customer does not have, and too_many above the
 * link's rate limit.
 */
export async function actOnConsent(scope: Scope, requestId: string, act: ConsentAct): Promise<RequestRecord> {
  const { status, stage } = await getRequest(scope, requestId);
  if (act.outcome === "finish") {
    if (stage !== "adding_banks")
      throw new AppError(
        "conflict",
        `The customer is not adding banks: request is ${status}, stage ${stage}`,
      );
    await chooseBanks(scope, requestId);
    return startAdvance(scope, requestId);
  }
  const { consentUrl, needs } = await openLink(requestId);
  if (needs.length > 0)
    throw new AppError(
      "conflict",
      "The provider needs the customer's email address first: create the request with `email`.",
    );
  const sessionId = consentUrl && new URL(consentUrl).searchParams.get("sess_id");
  if (!sessionId) throw new AppError("conflict", `The request needs no consent: request is ${status}`);
  const ending = findEndingAct(act.outcome);
  if (ending) await endSession(sessionId, ending.outcome);
  else await walk(sessionId, act, await listBanksOf(scope, requestId));
  if (await staysAway(sessionId, act)) return getRequest(scope, requestId);
  // The browser returns here after every outcome, so a return does not prove a consent. We ask the bank.
  await startAdvance(scope, requestId);
  await noteReturn(scope, requestId, await outcomeAt(sessionId));
  return getRequest(scope, requestId);
}

/** Reads the outcome of the visit from the session's return URL. */
async function outcomeAt(sessionId: string): Promise<AttemptOutcome> {
  const session = await findSession(sessionId);
  const query = session?.state === "closed" ? new URL(session.returnUrl).searchParams : null;
  return outcomeOfReturn(query && findReturnReason(query));
}

/** Reports whether the customer agreed and then closed the window, as `outcome` or the session's scenario says. */
async function staysAway(sessionId: string, { outcome }: ConsentAct): Promise<boolean> {
  const session = await findSession(sessionId);
  if (session?.state !== "closed" || session.outcome !== "authorised") return false;
  return outcome === "authorise_and_leave" || session.neverReturns;
}

/** The banks that already share data for this request. */
async function listBanksOf(scope: Scope, requestId: string): Promise<string[]> {
  const { consent } = await getRequest(scope, requestId);
  const consents = consent?.userRef ? await listConsents(consent.userRef) : [];
  return consents.filter(({ isActive }) => isActive).map(({ bankId }) => bankId);
}

/**
 * The household's own bank or, if that bank shares data already, the first of the household's banks that does not share
 * yet.
 */
function nextBankOf({ homeBank, accounts }: Household, shared: readonly string[]): string {
  const banks = [homeBank, ...accounts.flatMap(({ bank }) => bank ?? [])];
  return banks.find((bank) => !shared.includes(bank)) ?? homeBank;
}

async function walk(sessionId: string, act: ConsentAct, shared: readonly string[]): Promise<void> {
  const household = chooseHousehold(await getOpen(sessionId), act.householdId);
  const bank = getBank(act.bankId ?? nextBankOf(household, shared));
  if (!(await chooseBank(sessionId, bank.id)))
    throw new AppError("conflict", `${bank.name} is down: choose another bank.`);
  await chooseCustomer(sessionId, household.customerNumber);
  const code = await enterCodes(sessionId);
  if (code === "right") await authorise(sessionId, chooseAccounts(await getOpen(sessionId), act.accountKeys));
}

/**
 * Enters the code that the bank sent, as often as the bank asks for it. Returns `right`, or `over` if the session
 * ended.
 */
async function enterCodes(sessionId: string): Promise<"right" | "over"> {
  const answer = await enterCode(sessionId, codeOf(sessionId));
  return answer === "wrong" ? enterCodes(sessionId) : answer;
}

async function getOpen(sessionId: string): Promise<OpenSession> {
  const session = await findSession(sessionId);
  if (session?.state !== "open")
    throw new AppError("conflict", "The customer's visit to the bank has ended.");
  return session;
}

function chooseHousehold({ persona }: OpenSession, wanted: string | null): Household {
  if (persona && wanted !== null && wanted !== persona.id)
    throw new AppError("conflict", `The request was created for ${persona.person}; no one else can sign in.`);
  const household = persona ?? (wanted === null ? HOUSEHOLDS[0] : findHousehold(wanted));
  if (!household) throw new Error("the household is unknown");
  return household;
}

function getBank(id: string): Bank {
  const bank = findBank(id);
  if (!bank) throw new Error("the bank is unknown");
  return bank;
}

function chooseAccounts(session: OpenSession, wanted: readonly string[] | null): string[] {
  const theirs = listShareable(session).filter(({ isSharingOff }) => !isSharingOff);
  const unknown = (wanted ?? []).flatMap((key, index) =>
    theirs.some((account) => account.key === key) ? [] : [{ key, index }],
  );
  if (unknown.length > 0) {
    const expected = listExpected(theirs.map(({ key }) => key));
    const fields = unknown.map(({ key, index }) => ({
      type: "literal_error",
      loc: ["body", "accounts", index],
      msg: `Input should be ${expected}`,
      input: cut(key),
      ctx: { expected },
    }));
    throw new AppError("invalid", "None of the customer’s accounts has this key.", { fields });
  }
  return theirs.filter(({ key }) => wanted === null || wanted.includes(key)).map(({ id }) => id);
}
