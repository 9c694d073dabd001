import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listAll } from "@/lib/adapters/upstream/fiskil/pages";
import type { Customer, UpstreamUser } from "@/lib/adapters/upstream/port";
import { findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

const GONE: readonly number[] = [404, 410];

/**
 * Creates an end user with a single call, because a repeat would create a second one for the customer. Throws
 * UpstreamFault, `isUncertain` if one may have been created anyway.
 */
export async function createUser(client: Client, customer: Customer): Promise<{ userRef: string }> {
  if (customer.email === null) throw new UpstreamFault("createUser: no email address", false);
  const { body } = await client.send({
    operation: "createUser",
    method: "POST",
    path: "/v1/end-users",
    body: {
      name: customer.name,
      email: customer.email,
      ...(customer.phone === null ? {} : { phone: customer.phone }),
    },
    isRepeatable: false,
  });
  const userRef = isFields(body) ? findId(body.end_user_id, body.id) : undefined;
  // The response says it was created but gives no id.
  if (userRef === undefined) throw new UpstreamFault("createUser", true, { isUncertain: true });
  return { userRef };
}

/** Lists every end user with this address. */
export async function findUsers(client: Client, email: string): Promise<UpstreamUser[]> {
  const rows = await listAll(client, {
    operation: "findUsers",
    path: "/v1/end-users",
    query: { email },
    name: "end_users",
  });
  return rows.flatMap((row) => {
    const userRef = findId(row.id, row.end_user_id);
    // If Fiskil ignores the filter, we must not take another customer's record.
    const isTheirs = findText(row.email)?.toLowerCase() === email.toLowerCase();
    if (userRef === undefined || !isTheirs) return [];
    return [{ userRef, name: findText(row.name) ?? null, madeAt: findMoment(row.created_at) }];
  });
}

const pathOf = (userRef: string) => `/v1/end-users/${encodeURIComponent(userRef)}`;

/** Reports whether Fiskil has this end user. Throws UpstreamFault. */
export async function findUser(client: Client, userRef: string): Promise<"known" | "unknown"> {
  const { status } = await client.send({
    operation: "findUser",
    method: "GET",
    path: pathOf(userRef),
    isRepeatable: true,
    accepts: GONE,
  });
  return GONE.includes(status) ? "unknown" : "known";
}

/** Deletes an end user. Throws UpstreamFault. */
export async function deleteUser(client: Client, userRef: string): Promise<"deleted" | "unknown"> {
  const { status } = await client.send({
    operation: "deleteUser",
    method: "DELETE",
    path: pathOf(userRef),
    isRepeatable: true,
    accepts: GONE,
  });
  return GONE.includes(status) ? "unknown" : "deleted";
}
