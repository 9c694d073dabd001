"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { toRequestInput } from "@/lib/connect/create-request";
import { toFieldErrors } from "@/lib/contract/fault";
import type { FormState } from "@/lib/contract/form";
import { CreateRequest } from "@/lib/contract/request";
import {
  SandboxClock,
  SandboxConsent,
  SandboxEvent,
  SandboxInput,
  SandboxReview,
} from "@/lib/contract/sandbox-form";
import { actOnConsent } from "@/lib/controls/act-on-consent";
import { actOnReview } from "@/lib/controls/act-on-review";
import { advanceClock } from "@/lib/controls/advance-clock";
import { createSandboxRequest } from "@/lib/controls/create-sandbox-request";
import { listSandbox } from "@/lib/controls/list-sandbox";
import { recordPlay } from "@/lib/controls/record-play";
import { requireTest } from "@/lib/controls/require-test";
import { revokeAtBank } from "@/lib/controls/revoke-at-bank";
import { simulateEvent } from "@/lib/controls/simulate-event";
import { done, fieldsOf, refusedFields } from "@/lib/http/form";
import { type Member, memberAction } from "@/lib/http/member";

/**
 * Wraps an action that calls one of the sandbox controls. Only members who may create a test key can use it, because
 * they could do the same with such a key. A control acts only on the company's own test requests.
 */
const control = <S extends z.ZodType>(
  schema: S,
  act: (asking: Member, fields: z.output<S>, requestId: string) => Promise<string>,
) =>
  memberAction("key.test.write", async (asking, form): Promise<FormState> => {
    requireTest(asking.scope);
    const fields = fieldsOf(form);
    const parsed = schema.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    const text = await act(asking, parsed.data, fields.id ?? "");
    refresh();
    return done(text);
  });

/** Creates a test request for a test persona and shows its controls. */
export const createSandboxRequestAction = control(SandboxInput, async ({ scope, actor, pathOf }, input) => {
  const { household: householdId, scenario, report_type } = input;
  const person = listSandbox().households.find(({ id }) => id === householdId);
  const body = CreateRequest.parse({ client_name: person?.name ?? householdId, report_type });
  const persona = { householdId, scenario: scenario ?? null };
  const { id } = await createSandboxRequest(scope, { input: toRequestInput(body), persona, actor });
  redirect(pathOf(`/developers/sandbox?request=${id}`));
});

export const actOnConsentAction = control(
  SandboxConsent,
  async ({ scope, actor }, { outcome, household }, id) => {
    const act = { outcome, householdId: household ?? null, bankId: null, accountKeys: null };
    const { status } = await actOnConsent(scope, id, act);
    await recordPlay(scope, id, outcome, actor);
    return `The customer went through the bank’s pages. The request’s status is ${status}.`;
  },
);

export const actOnReviewAction = control(SandboxReview, async ({ scope, actor }, { outcome }, id) => {
  const { status } = await actOnReview(scope, id, outcome);
  await recordPlay(scope, id, outcome, actor);
  return `The customer decided. The request’s status is ${status}.`;
});

export const advanceClockAction = control(SandboxClock, async ({ scope, actor }, { days }, id) => {
  const { status } = await advanceClock(scope, id, days, actor);
  return `${days === 1 ? "A day" : `${days} days`} passed for this request. The request’s status is ${status}.`;
});

export const simulateEventAction = control(SandboxEvent, async ({ scope, actor }, { event }, id) => {
  await simulateEvent(scope, id, { type: event, actor });
  return `A simulated ${event} event is on its way. The request itself has not changed.`;
});

export const revokeAtBankAction = memberAction("key.test.write", async ({ scope, actor }, form) => {
  requireTest(scope);
  const id = String(form.get("id") ?? "");
  const { status } = await revokeAtBank(scope, id);
  await recordPlay(scope, id, "revoke", actor);
  refresh();
  return done(`The customer stopped sharing in their bank’s app. The request’s status is ${status}.`);
});
