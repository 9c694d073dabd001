import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { revokeAgreed } from "@/lib/adapters/upstream/basiq/consents";
import { listUsers, pathOf } from "@/lib/adapters/upstream/basiq/lists";
import type { Customer, UpstreamUser } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

const GONE: readonly number[] = [404, 410];

/**
 * Creates a user with a single call, because a repeat would create a second user for the customer. Throws
 * UpstreamFault, `isUncertain` if a user may have been created anyway.
 */
export async function createUser(client: Client, customer: Customer): Promise<{ userRef: string }> {
  if (customer.email === null) throw new UpstreamFault("createUser: no email address", false);
  const { body } = await client.send({
    operation: "createUser",
    method: "POST",
    path: "/users",
    body: {
      ...toNames(customer.name),
      email: customer.email,
      ...(customer.phone === null ? {} : { mobile: customer.phone }),
    },
    isRepeatable: false,
  });
  const userRef = isFields(body) ? findId(body.id) : undefined;
  // The response says that a user was created but gives no id.
  if (userRef === undefined) throw new UpstreamFault("createUser", true, { isUncertain: true });
  return { userRef };
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
    // If Basiq ignores the filter, we must not take another customer's record.
    const isTheirs = findText(row.email)?.toLowerCase() === email.toLowerCase();
    if (userRef === undefined || !isTheirs) return [];
    return [{ userRef, name: nameOf(row), madeAt: findMoment(row.createdDate) ?? findMoment(row.created) }];
  });
}

/**
 * Inserts the address into the filter. Throws for an address with a quote, which would end the filter's quotes so
 * that the filter could match any customer.
 */
function toFilter(template: string, email: string): string {
  if (/['\\]/.test(email)) throw new UpstreamFault("findUsers: an address no filter can hold", false);
  return template.replace("{email}", () => email);
}

function nameOf(row: Fields): string | null {
  const parts = [row.firstName, row.middleName, row.lastName].map(findText).filter(Boolean);
  return parts.join(" ") || findText(row.name) || null;
}

/** Reports whether Basiq has this user. Throws UpstreamFault. */
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
  const { status } = await client.send({
    operation: "deleteUser",
    method: "DELETE",
    path: pathOf(userRef),
    isRepeatable: true,
    accepts: GONE,
  });
  return GONE.includes(status) ? "unknown" : "deleted";
}
