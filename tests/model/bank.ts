import { POST as upstreamDoor } from "@/app/v1/webhooks/upstream/route";
import { openLink } from "@/lib/connect/open-link";
import { findBank } from "@/lib/sandbox/banks";
import { authorise, listConsents, listShareable, revokeConsent } from "@/lib/sandbox/consents";
import { findHousehold } from "@/lib/sandbox/households/list";
import { toMessage } from "@/lib/sandbox/post-events";
import { chooseBank, chooseCustomer, codeOf, enterCode, findSession } from "@/lib/sandbox/sessions";
import { SIGNATURE_HEADER, sign } from "@/lib/sandbox/signature";
import type { DueEvent } from "@/lib/store/sandbox";
import { call } from "@/tests/support/call";
import { type ModelState, SHARED, type Subject } from "./model-state";

/** Simulates a customer who opens the link, consents at the bank, and closes the window instead of returning. */
export async function visitBank(subject: Subject): Promise<void> {
  const { consentUrl } = await openLink(subject.id);
  const session = consentUrl && new URL(consentUrl).searchParams.get("sess_id");
  const household = findHousehold(SHARED.household);
  if (!session || !household) return;
  await chooseBank(session, findBank(household.homeBank)?.id ?? "");
  await chooseCustomer(session, household.customerNumber);
  await enterCode(session, codeOf(session));
  const open = await findSession(session);
  if (open?.state !== "open") return;
  const accounts = listShareable(open).filter(({ key }) => SHARED.accounts.includes(key));
  await authorise(
    session,
    accounts.map(({ id }) => id),
  );
}

async function customerOf(state: ModelState, subject: Subject): Promise<string | null> {
  const { rows } = await state.owner.query("select user_id from model_customer where request_id = $1", [
    subject.id,
  ]);
  return rows[0]?.user_id ?? null;
}

/** Makes the customer stop sharing in the bank's app. A separate step decides whether the bank sends an event. */
export async function revokeSilently(state: ModelState, subject: Subject): Promise<void> {
  const user = await customerOf(state, subject);
  for (const { id } of user ? await listConsents(user) : []) await revokeConsent(user ?? "", id);
}

async function post(raw: string, isSigned: boolean): Promise<void> {
  const bytes = Buffer.from(raw);
  const signature = isSigned ? sign(bytes) : Buffer.alloc(32).toString("base64");
  const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: signature };
  const answer = await call(upstreamDoor, { method: "POST", raw, headers });
  if (answer.status !== 200) throw new Error(`the upstream endpoint answered ${answer.status}`);
}

const KINDS = [
  "consent.received",
  "consent.updated",
  "consent.revoked",
  "banking.accounts.sync.completed",
  "banking.transactions.recent.sync.completed",
  "banking.transactions.sync.completed",
  "banking.transactions.sync.failed",
  "something.else",
] as const;

/**
 * Posts a message about this customer. `pick` decides the kind of message, and whether the message is signed, has an id
 * and is new.
 */
export async function sendMessage(state: ModelState, subject: Subject, pick: number): Promise<void> {
  const isRepeat = pick % 5 === 0 && state.messages.length > 0;
  const isSigned = pick % 3 !== 0;
  const user = (await customerOf(state, subject)) ?? "usr_nobody";
  const fresh = JSON.stringify({
    ...(pick % 7 === 0 ? {} : { message_id: `${subject.id}:${state.messages.length}` }),
    data: { event: KINDS[pick % KINDS.length], end_user_id: user },
  });
  const raw = isRepeat ? (state.messages[pick % state.messages.length] ?? fresh) : fresh;
  state.messages.push(raw);
  await post(raw, isSigned);
}

/**
 * Makes the bank post its pending messages about this customer. `pick` decides whether it posts them in order, in
 * reverse, twice, or not at all.
 */
export async function postOwed(state: ModelState, subject: Subject, pick: number): Promise<void> {
  const { rows } = await state.owner.query(
    `update sandbox_event e set sent_at = now() where e.sent_at is null and e.due_at <= now()
      and e.user_id = (select user_id from model_customer where request_id = $1)
      returning e.id, e.user_id, e.consent_id, e.event, e.due_at`,
    [subject.id],
  );
  rows.sort((a, b) => a.due_at - b.due_at || (a.id < b.id ? -1 : 1));
  if (pick % 4 === 1) rows.reverse();
  if (pick % 4 === 2) rows.push(...rows);
  if (pick % 4 === 3) return;
  for (const row of rows) {
    const due: DueEvent = {
      id: row.id,
      userId: row.user_id,
      consentId: row.consent_id,
      event: row.event,
      attempts: 1,
      institutionId: null,
    };
    const raw = toMessage(due, new Date());
    state.messages.push(raw);
    await post(raw, true);
  }
}
