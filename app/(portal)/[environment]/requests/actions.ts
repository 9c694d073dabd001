"use server";

import { refresh as refreshPage } from "next/cache";
import { redirect } from "next/navigation";
import { beginCheck, beginRefresh } from "@/lib/analyse/refresh";
import { createRequest, toRequestInput } from "@/lib/connect/create-request";
import { lockLink } from "@/lib/connect/lock-link";
import { unlockLink } from "@/lib/connect/unlock-link";
import { toFieldErrors } from "@/lib/contract/fault";
import { CreateRequest } from "@/lib/contract/request";
import { createSandboxRequest } from "@/lib/controls/create-sandbox-request";
import { listPersons } from "@/lib/controls/find-persona";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { AppError, type FieldError } from "@/lib/errors";
import { done, fieldsOf, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import { sendInvite } from "@/lib/messages/send-invite";
import { advance, startRefresh } from "@/lib/pipeline";
import type { Actor, Scope } from "@/lib/scope";
import type { RequestRecord } from "@/lib/store/read/request";

const idOf = (form: FormData) => String(form.get("id") ?? "");

/**
 * Creates a request from the form and redirects to its page with the consent link. In test, the request may be for a
 * test persona, whose name is used if none was typed. "Create and send" also sends the link, by email if an email
 * address was given, otherwise by text message. If the link cannot be sent, the request still exists and its page says
 * so.
 */
export const createRequestAction = memberAction(
  "request.write",
  async ({ scope, actor, pathOf }, form) => {
    const { household, step: _step, refresh_every_days: days, ...typed } = fieldsOf(form);
    const person = listPersons().find(({ id }) => id === household);
    if (household && !person)
      return refusedFields(form, [{ type: "literal_error", loc: ["body", "household"], msg: "" }]);
    const fields = {
      ...(person ? { client_name: person.name } : {}),
      ...typed,
      // The field is visible only for an ongoing consent. A number that was typed before the member chose a one-time
      // consent is ignored.
      ...(days && typed.consent_type === "ongoing" ? { refresh_every_days: toNumber(days) } : {}),
    };
    const parsed = CreateRequest.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    const input = toRequestInput(parsed.data);
    const isSent = form.get("step") === "send";
    if (isSent && !input.email && !input.phone) return refusedFields(form, [NO_ADDRESS]);
    const request = person
      ? await createSandboxRequest(scope, {
          input,
          persona: { householdId: person.id, scenario: null },
          actor,
        })
      : await createRequest(scope, { input, actor });
    const sent = isSent ? `?sent=${await sendNow(scope, request, actor)}` : "";
    redirect(pathOf(`/requests/${request.id}${sent}`));
  },
  { long: true },
);

/** Parses a typed whole number. Leaves other text unchanged, so that the error message can show it. */
const toNumber = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : text);

const NO_ADDRESS: FieldError = {
  type: "value_error",
  loc: ["body", "email"],
  msg: "Enter an email address or a mobile number to send the link to",
};

/** Sends the link of a new request. Returns "yes", or the error's code. */
async function sendNow(scope: Scope, { id, contact }: RequestRecord, actor: Actor): Promise<string> {
  const { email, phone } = contact;
  const invite = { channel: email ? "email" : "sms", to: email ?? phone ?? "" } as const;
  try {
    await sendInvite(scope, id, { invite, consentUrl: consentUrlOf(id), actor });
    return "yes";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Asks the data provider for new data, and creates the report once the data is complete. */
export const generateAction = memberAction("request.write", async ({ scope, actor }, form) => {
  const id = idOf(form);
  await beginCheck(scope, id, actor);
  const { status, stage } = await advance(scope, id);
  refreshPage();
  if (status === "ready") return done("The report is ready.");
  return done(
    stage === "awaiting_consent"
      ? "Checked just now: the customer has not agreed yet."
      : "Checked just now: the data has not arrived yet.",
  );
});

/** Collects new data under an ongoing consent and replaces the report. */
export const refreshAction = memberAction("request.write", async ({ scope, actor }, form) => {
  const id = idOf(form);
  await beginRefresh(scope, id, actor);
  const result = await startRefresh(scope, id);
  refreshPage();
  return done(
    result.done
      ? "The report was refreshed."
      : "New data was requested. The report will be refreshed when the data arrives.",
  );
});

/** Locks the customer's link, so that it cannot be used to consent until it is unlocked. */
export const lockLinkAction = memberAction("request.write", async ({ scope, actor }, form) => {
  await lockLink(scope, idOf(form), actor);
  refreshPage();
  return done("The link is locked.");
});

export const unlockLinkAction = memberAction("request.write", async ({ scope, actor }, form) => {
  await unlockLink(scope, idOf(form), actor);
  refreshPage();
  return done("The link is unlocked.");
});

/**
 * Ends the request and deletes the data derived from the customer's bank data. Also works while live is suspended.
 */
export const withdrawRequestAction = memberAction(
  "request.withdraw",
  async ({ scope, actor, pathOf }, form) => {
    const id = idOf(form);
    await withdrawRequest(scope, id, { by: "firm", actor });
    redirect(pathOf(`/requests/${id}`));
  },
  { whileSuspended: true },
);
