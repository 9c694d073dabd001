import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { revokeAgreed } from "@/lib/adapters/upstream/basiq/consents";
import { listUsers, pathOf } from "@/lib/adapters/upstream/basiq/lists";
import type { Customer, UpstreamUser } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment, findText } from "@/lib/adapters/upstream/rest/fields";
import { callUser, createUserAt, hasEmail } from "@/lib/adapters/upstream/rest/users";
import { UpstreamFault } from "@/lib/errors";

/** Creates a user. Throws as `createUserAt` does. */
export async function createUser(
  client: Client,
  { name, email, phone }: Customer,
): Promise<{ userRef: string }> {
  const body = { ...toNames(name), ...(phone === null ? {} : { mobile: phone }) };
  return createUserAt(client, { path: "/users", email, body, findRef: ({ id }) => findId(id) });
}

/** Splits only at the last space, so that the parts joined again give the exact name. */
function toNames(name: string): { firstName: string; lastName?: string } {
  const cut = name.lastIndexOf(" ");
  return cut < 0 ? { firstName: name } : { firstName: name.slice(0, cut), lastName: name.slice(cut + 1) };
}

/** Lists every user with this address. */
export async function findUsers(client: Client, email: string): Promise<UpstreamUser[]> {
  const rows = await listUsers(client, toFilter(client.settings.usersFilter, email));
  return rows.flatMap((row) => {
    const userRef = findId(row.id);
    if (userRef === undefined || !hasEmail(row, email)) return [];
    return [{ userRef, name: nameOf(row), madeAt: findMoment(row.createdDate) ?? findMoment(row.created) }];
  });
}

/**
 * Inserts the address into the filter. Throws for an address with a quote, which would end the filter's quotes so
 * that the filter could match any customer.
 */
function toFilter(template: string, email: string): string {
  if (/['\\]/.test(email))
    throw new UpstreamFault("findUsers: the filter cannot contain this email address", false);
  return template.replace("{email}", () => email);
}

function nameOf(row: Fields): string | null {
  const parts = [row.firstName, row.middleName, row.lastName].map(findText).filter(Boolean);
  return parts.join(" ") || findText(row.name) || null;
}

/** Reports whether Basiq has this user. Throws UpstreamFault. */
export async function findUser(client: Client, userRef: string): Promise<"known" | "unknown"> {
  const isKnown = await callUser(client, { operation: "findUser", method: "GET", path: pathOf(userRef) });
  return isKnown ? "known" : "unknown";
}

/** Ends every consent of a user and deletes the user with all their data. Throws UpstreamFault. */
export async function deleteUser(
  client: Client,
  userRef: string,
  { isForced } = { isForced: false },
): Promise<"deleted" | "unknown"> {
  await revokeAgreed(client, userRef).catch((error: unknown) => {
    // The list of an unknown user fails too, and consents that cannot be revoked end with the user. Only the response
    // to the deletion decides.
    if (!(error instanceof UpstreamFault) || (error.temporary && !isForced)) throw error;
  });
  const isKnown = await callUser(client, {
    operation: "deleteUser",
    method: "DELETE",
    path: pathOf(userRef),
  });
  return isKnown ? "deleted" : "unknown";
}
