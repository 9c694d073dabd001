import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listAll } from "@/lib/adapters/upstream/fiskil/pages";
import type { Customer, UpstreamUser } from "@/lib/adapters/upstream/port";
import { findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

const GONE: readonly number[] = [404, 410];

/**
 * Makes an end user, and asks once: two calls make two of one customer. Throws UpstreamFault, `isUncertain` when one may
 * have been made all the same.
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
  // Said to be made, and not under which id.
  if (userRef === undefined) throw new UpstreamFault("createUser", true, null, true);
  return { userRef };
}

/** Every end user with this address. */
export async function findUsers(client: Client, email: string): Promise<UpstreamUser[]> {
  const rows = await listAll(client, {
    operation: "findUsers",
    path: "/v1/end-users",
    query: { email },
    name: "end_users",
  });
  return rows.flatMap((row) => {
    const userRef = findId(row.id, row.end_user_id);
    // If the filter is ignored, no other customer's record may be taken for this one's.
    const isTheirs = findText(row.email)?.toLowerCase() === email.toLowerCase();
    if (userRef === undefined || !isTheirs) return [];
    return [{ userRef, name: findText(row.name) ?? null, madeAt: findMoment(row.created_at) }];
  });
}

const pathOf = (userRef: string) => `/v1/end-users/${encodeURIComponent(userRef)}`;

/** Whether they have this end user. Throws UpstreamFault. */
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

/** Removes an end user. Throws UpstreamFault. */
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
