import type { Client } from "@/lib/adapters/upstream/basiq/client";
import { listUsers, pathOf } from "@/lib/adapters/upstream/basiq/lists";
import type { Customer, UpstreamUser } from "@/lib/adapters/upstream/port";
import { type Fields, findId, findMoment, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

/**
 * Makes a user, and asks once: two calls make two of one customer. Throws UpstreamFault, `isUncertain` when one may have
 * been made all the same.
 */
export async function createUser(client: Client, customer: Customer): Promise<{ userRef: string }> {
  if (customer.email === null) throw new UpstreamFault("createUser: no e-mail address", false);
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
  // Said to be made, and not under which id.
  if (userRef === undefined) throw new UpstreamFault("createUser", true, null, true);
  return { userRef };
}

/** Cut at the last space and nowhere else, so that the two put together again are the very name. */
function toNames(name: string): { firstName: string; lastName?: string } {
  const cut = name.lastIndexOf(" ");
  return cut < 0 ? { firstName: name } : { firstName: name.slice(0, cut), lastName: name.slice(cut + 1) };
}

/** Every user with this address. */
export async function findUsers(client: Client, email: string): Promise<UpstreamUser[]> {
  const rows = await listUsers(client, toFilter(client.settings.usersFilter, email));
  return rows.flatMap((row) => {
    const userRef = findId(row.id);
    // Should the filter be ignored, nobody else's record may be taken for this customer's.
    const isTheirs = findText(row.email)?.toLowerCase() === email.toLowerCase();
    if (userRef === undefined || !isTheirs) return [];
    return [{ userRef, name: nameOf(row), madeAt: findMoment(row.createdDate) ?? findMoment(row.created) }];
  });
}

/** A quote in an address would end that of the filter, and then it might fit anybody. */
function toFilter(template: string, email: string): string {
  if (/['\\]/.test(email)) throw new UpstreamFault("findUsers: an address no filter can hold", false);
  return template.replace("{email}", () => email);
}

function nameOf(row: Fields): string | null {
  const parts = [row.firstName, row.middleName, row.lastName].map(findText).filter(Boolean);
  return parts.join(" ") || findText(row.name) || null;
}

/** Removes a user with everything of theirs; one that is gone already is a success. */
export async function deleteUser(client: Client, userRef: string): Promise<void> {
  await client.send({
    operation: "deleteUser",
    method: "DELETE",
    path: pathOf(userRef),
    isRepeatable: true,
    accepts: [404, 410],
  });
}
