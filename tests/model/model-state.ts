import type pg from "pg";
import { setWebhookUrl } from "@/lib/company/change-endpoint";
import type { Scope } from "@/lib/scope";
import { changeSettings } from "@/lib/store/write/company";
import { makeCompany, setRateLimit, type TestCompany } from "@/tests/support/company";
import { setLiveApproval } from "@/tests/support/live-approval";
import type { Receiver } from "@/tests/support/work";
import type { RequestModel } from "./request-model";
import { pass } from "./request-model";

/** A request of the product, with its model. */
export type Subject = {
  id: string;
  firm: Firm;
  scope: Scope;
  key: string;
  model: RequestModel;
  trail: string[];
};
type Firm = TestCompany & { isReviewed: boolean };
export type ModelState = {
  owner: pg.Client;
  firms: [Firm, Firm];
  subjects: Subject[];
  receiver: Receiver;
  /** Messages that the bank posted, some of which are sent twice. */
  messages: string[];
};

/** An account with few payments, so that its report is generated quickly. */
export const SHARED = { household: "joan", accounts: ["savings"] };

/**
 * Creates two companies whose rate limit is too high to be reached. At first, only the second company's customers
 * review their report. Only the first company receives webhooks.
 */
export async function makeModelState(owner: pg.Client, receiver: Receiver): Promise<ModelState> {
  const firms: [Firm, Firm] = [
    { ...(await makeCompany("Harbour Lending")), isReviewed: false },
    { ...(await makeCompany("Family Law Partners")), isReviewed: true },
  ];
  for (const { companyId, actor } of firms) {
    await setLiveApproval(companyId, true, actor, new Date());
    await setRateLimit(companyId, 1_000_000);
  }
  const state = { owner, firms, subjects: [], receiver, messages: [] };
  for (const firm of firms) await chooseMode(state, firm, firm.isReviewed);
  await setWebhookUrl(firms[0].test, receiver.url, firms[0].actor);
  return state;
}

export async function chooseMode(state: ModelState, firm: Firm, isReviewed: boolean): Promise<void> {
  firm.isReviewed = isReviewed;
  for (const subject of state.subjects)
    if (subject.firm === firm) subject.model = { ...subject.model, isReviewed };
  const shareMode = isReviewed ? "customer_review" : "automatic";
  await changeSettings(firm.companyId, { shareMode }, firm.actor, new Date());
}

/**
 * Simulates `minutes` minutes passing for one request: moves its due dates that far into the past, here and at the
 * bank.
 */
export async function letPass(state: ModelState, subject: Subject, minutes: number): Promise<void> {
  const by = `${minutes} minutes`;
  const { id } = subject;
  const mine = "(select user_id from model_customer where request_id = $2)";
  const shift = (table: string, columns: string[], where: string) =>
    state.owner.query(
      `update ${table} set ${columns.map((name) => `${name} = ${name} - $1::interval`).join(", ")} where ${where}`,
      [by, id],
    );
  await shift(
    "request",
    ["created_at", "opened_at", "consented_at", "ready_at", "purge_at", "banks_active_at", "refresh_due_at"],
    "id = $2",
  );
  await shift("consent", ["given_at", "expires_at", "session_until"], "request_id = $2");
  await shift("consent_mint", ["created_at"], "request_id = $2");
  await shift("delivery", ["next_at"], "event_id in (select id from event where request_id = $2)");
  await shift(
    "outbox",
    ["available_at", "lease_until"],
    `done_at is null and (subject_id = $2 or subject_id in (
      select d.id from delivery d join event e on e.id = d.event_id where e.request_id = $2))`,
  );
  await shift("sandbox_session", ["expires_at"], `user_id = ${mine}`);
  await shift(
    "sandbox_consent",
    ["given_at", "expires_at", "partial_at", "complete_at"],
    `user_id = ${mine}`,
  );
  await shift("sandbox_event", ["due_at"], `sent_at is null and user_id = ${mine}`);
  subject.model = pass(subject.model, minutes);
}
