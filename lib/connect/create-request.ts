import { type Assessment, listChanged, NO_INPUTS, toAssessmentInputs } from "@/lib/contract/assessment";
import { CreateRequest, findRefreshFault } from "@/lib/contract/request";
import { AppError } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import type { ConsentType } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { findAssessment } from "@/lib/store/read/assessment";
import { getCompany } from "@/lib/store/read/company";
import { findRequest, type RequestRecord } from "@/lib/store/read/request";
import { requireApproval } from "@/lib/store/require-approval";
import { writeAssessment } from "@/lib/store/write/assessment";
import type { Attempt } from "@/lib/store/write/idempotency";
import { insertRequest } from "@/lib/store/write/insert-request";
import { setReturnState } from "@/lib/store/write/request-change";

/** The type of a snake_case name in camelCase: `client_name` becomes `clientName`. */
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
/** A parsed body with camelCase names. */
type Own<Body> = {
  [Name in keyof Body as Name extends string ? Camel<Name> : never]: Exclude<Body[Name], undefined>;
};
export type RequestInput = Own<CreateRequest>;

const toCamel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The fields of `body` that have a value and that its schema declares, with camelCase names. */
export function toOwnNames<Body extends object>(body: Body, { shape }: { shape: object }): Own<Body> {
  const given = Object.entries(body).filter(
    ([name, value]) => Object.hasOwn(shape, name) && value !== undefined,
  );
  return Object.fromEntries(given.map(([name, value]) => [toCamel(name), value])) as Own<Body>;
}

/** The body with camelCase names. Leaves out fields that the body omits; a null stays null. */
export const toRequestInput = (body: CreateRequest): RequestInput => toOwnNames(body, CreateRequest);

/**
 * The fields stored in the request's row, without those that are sealed. The `state` of the return URL and the
 * assessment inputs are stored after the row.
 */
export function toNewRequest(input: RequestInput) {
  const { email, phone, metadata, state: _state, assessment: _assessment, ...fields } = input;
  const contact = { email: email ?? null, phone: phone ?? null, ...(metadata ? { metadata } : {}) };
  return { ...fields, contact };
}

/**
 * Creates a request, pending consent. Its id is unguessable, because it is also the secret of the customer's link. With
 * an Idempotency-Key, `attempt` supplies the id, and a repeated call returns the request that an earlier call created.
 * Throws invalid for automatic refreshes of a one-time consent. In the live environment, throws not_approved until the
 * company is approved for live access, and invalid for a return URL that only the test environment allows.
 */
export async function createRequest(
  scope: Scope,
  {
    input,
    actor,
    attempt = null,
    now = new Date(),
  }: { input: RequestInput; actor: Actor; attempt?: Attempt | null; now?: Date },
): Promise<RequestRecord> {
  await requireApproval(scope);
  if (scope.environment === "live") refuseLocalAddresses(input);
  if (input.refreshEveryDays) {
    const type = input.consentType ?? (await getCompany(scope.companyId)).settings.consentType;
    refuseRefreshOf(type, input.refreshEveryDays);
  }
  const made = attempt?.isResumed ? await findRequest(scope, attempt.subjectId) : null;
  const id = attempt?.subjectId ?? newRequestId();
  const request = made ?? (await insertRequest(scope, { id, ...toNewRequest(input) }, actor, now));
  if (input.state) await setReturnState(scope, request.id, input.state);
  if (input.assessment) await giveAssessment(scope, request.id, { assessment: input.assessment, actor, now });
  return request;
}

/**
 * Stores the inputs of a new request, unless an earlier call under the same Idempotency-Key has already stored them.
 */
async function giveAssessment(
  scope: Scope,
  requestId: string,
  { assessment, actor, now }: { assessment: Assessment; actor: Actor; now: Date },
): Promise<void> {
  if (await findAssessment(scope, requestId)) return;
  const inputs = toAssessmentInputs(assessment);
  const change = { inputs, version: 0, fields: listChanged(NO_INPUTS, inputs) };
  await writeAssessment(scope, requestId, { change, actor, now });
}

/** Throws invalid for automatic refreshes of a one-time consent. */
export function refuseRefreshOf(type: ConsentType, refreshEveryDays: number): void {
  const fault = findRefreshFault(type, refreshEveryDays);
  if (fault) throw new AppError("invalid", "The request is not valid.", { fields: [fault] });
}

/** Refuses return URLs that only the test environment allows: http to localhost. Live customers return over https. */
export function refuseLocalAddresses(input: {
  redirectUri?: string | null;
  cancelUri?: string | null;
}): void {
  const addresses = [
    ["redirect_uri", input.redirectUri],
    ["cancel_uri", input.cancelUri],
  ] as const;
  const fields = addresses
    .filter(([, address]) => address && new URL(address).protocol !== "https:")
    .map(([name, address]) => ({
      type: "url_scheme",
      loc: ["body", name],
      msg: "URL scheme should be 'https'",
      input: address,
      ctx: { expected_schemes: "'https'" },
    }));
  if (fields.length > 0) throw new AppError("invalid", "URL scheme should be 'https'", { fields });
}
