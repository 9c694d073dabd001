import type { Client } from "@/lib/adapters/upstream/fiskil/client";
import { listAll } from "@/lib/adapters/upstream/fiskil/lists";
import type { Customer, UpstreamUser } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment, findText } from "@/lib/adapters/upstream/rest/fields";
import { callUser, createUserAt, hasEmail } from "@/lib/adapters/upstream/rest/users";

/** Creates an end user. Throws as `createUserAt` does. */
export async function createUser(
  client: Client,
  { name, email, phone }: Customer,
): Promise<{ userRef: string }> {
  const body = { name, ...(phone === null ? {} : { phone }) };
  const findRef = ({ end_user_id, id }: Fields) => findId(end_user_id, id);
  return createUserAt(client, { path: "/v1/end-users", email, body, findRef });
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
    if (userRef === undefined || !hasEmail(row, email)) return [];
    return [{ userRef, name: findText(row.name) ?? null, madeAt: findMoment(row.created_at) }];
  });
}

const pathOf = (userRef: string) => `/v1/end-users/${encodeURIComponent(userRef)}`;

/** Reports whether Fiskil has this end user. Throws UpstreamFault. */
export async function findUser(client: Client, userRef: string): Promise<"known" | "unknown"> {
  const isKnown = await callUser(client, { operation: "findUser", method: "GET", path: pathOf(userRef) });
  return isKnown ? "known" : "unknown";
}

/** Deletes an end user. Throws UpstreamFault. */
export async function deleteUser(client: Client, userRef: string): Promise<"deleted" | "unknown"> {
  const isKnown = await callUser(client, {
    operation: "deleteUser",
    method: "DELETE",
    path: pathOf(userRef),
  });
  return isKnown ? "deleted" : "unknown";
}
