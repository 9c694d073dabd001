import { createRequest, type RequestWish } from "@/lib/connect/create-request";
import type { SandboxHeaders } from "@/lib/contract/sandbox";
import { requireTest } from "@/lib/controls/require-test";
import type { ScenarioName } from "@/lib/sandbox/scenarios";
import { createSandboxUser } from "@/lib/sandbox/sessions";
import type { Actor, Scope } from "@/lib/scope";
import type { RequestRecord } from "@/lib/store/read/request";
import type { Attempt } from "@/lib/store/write/idempotency";
import { beginCreation, keepUserRef } from "@/lib/store/write/upstream-user";

/** What a caller chooses for a test request; null leaves it to whoever opens the link. */
export type Casting = { householdId: string | null; scenario: ScenarioName | null };

/** What the headers of a create call choose; null where they choose nothing, and the request is made as in live. */
export function findCasting(headers: SandboxHeaders): Casting | null {
  const householdId = headers["x-sandbox-household"] ?? null;
  const scenario = headers["x-sandbox-scenario"] ?? null;
  return householdId === null && scenario === null ? null : { householdId, scenario };
}

/**
 * Makes a test request whose customer is already known to the sandbox bank, with who they are and what befalls them.
 * From there on it is a request like any other. Throws not_allowed for a live key, and what createRequest throws.
 */
export async function createSandboxRequest(
  scope: Scope,
  wish: RequestWish,
  casting: Casting,
  actor: Actor,
  attempt: Attempt | null = null,
): Promise<RequestRecord> {
  requireTest(scope);
  const request = await createRequest(scope, wish, actor, attempt);
  if (request.consent?.userRef) return request;
  const userRef = await createSandboxUser(casting);
  await beginCreation(scope, request.id, "sandbox", null);
  await keepUserRef(scope, request.id, userRef);
  return request;
}
