import { createRequest, type RequestInput } from "@/lib/connect/create-request";
import type { SandboxHeaders } from "@/lib/contract/sandbox";
import { requireTest } from "@/lib/controls/require-test";
import type { ScenarioName } from "@/lib/sandbox/scenarios";
import { createSandboxUser } from "@/lib/sandbox/sessions";
import type { Actor, Scope } from "@/lib/scope";
import type { RequestRecord } from "@/lib/store/read/request";
import type { Attempt } from "@/lib/store/write/idempotency";
import { beginCreation, keepUserRef } from "@/lib/store/write/upstream-user";

/** The caller's choices for a test request. Null leaves a choice to the person who opens the link. */
type PersonaChoice = { householdId: string | null; scenario: ScenarioName | null };

/** The choices in the headers of a create call. Null if there are none: the request is then created as in live. */
export function findPersonaChoice(headers: SandboxHeaders): PersonaChoice | null {
  const householdId = headers["x-sandbox-household"] ?? null;
  const scenario = headers["x-sandbox-scenario"] ?? null;
  return householdId === null && scenario === null ? null : { householdId, scenario };
}

/**
 * Creates a test request whose customer already exists at the sandbox bank. `persona` sets that customer's test
 * persona and scenario. The request then behaves like any other. Throws not_allowed for a live key, and the errors
 * of createRequest.
 */
export async function createSandboxRequest(
  scope: Scope,
  {
    input,
    persona,
    actor,
    attempt = null,
  }: { input: RequestInput; persona: PersonaChoice; actor: Actor; attempt?: Attempt | null },
): Promise<RequestRecord> {
  requireTest(scope);
  const request = await createRequest(scope, { input, actor, attempt });
  if (request.consent?.userRef) return request;
  const userRef = await createSandboxUser(persona);
  await beginCreation(scope, request.id, "sandbox", null);
  await keepUserRef(scope, request.id, userRef, null);
  return request;
}
