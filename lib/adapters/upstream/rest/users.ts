import type { Client } from "@/lib/adapters/upstream/rest/client";
import { type Fields, findText, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

const GONE: readonly number[] = [404, 410];

/**
 * A new record of a customer: the path and body of the call that creates it, and a function that reads its reference
 * from the response.
 */
type NewUser = {
  path: string;
  email: string | null;
  body: Record<string, string>;
  findRef: (body: Fields) => string | undefined;
};

/**
 * Creates the provider's record of a customer. Makes the call only once, because a repeated call would create a
 * second record. Throws UpstreamFault if there is no email address or the call fails. The fault has `isUncertain` if
 * a record may have been created nevertheless.
 */
export async function createUserAt(
  client: Client,
  { path, email, body, findRef }: NewUser,
): Promise<{ userRef: string }> {
  if (email === null) throw new UpstreamFault("createUser: no email address", false);
  const answer = await client.send({
    operation: "createUser",
    method: "POST",
    path,
    body: { ...body, email },
    isRepeatable: false,
  });
  const userRef = isFields(answer.body) ? findRef(answer.body) : undefined;
  // The response says that the record was created but gives no id.
  if (userRef === undefined) throw new UpstreamFault("createUser", true, { isUncertain: true });
  return { userRef };
}

/**
 * True if a row has this email address. A provider may ignore the filter by address, and we must not take another
 * customer's record.
 */
export const hasEmail = (row: Fields, email: string): boolean =>
  findText(row.email)?.toLowerCase() === email.toLowerCase();

/** Reads (`GET`) or deletes the record at a path. Returns false if the provider has none. Throws UpstreamFault. */
export async function callUser(
  client: Client,
  call: { operation: string; method: "GET" | "DELETE"; path: string },
): Promise<boolean> {
  const { status } = await client.send({ ...call, isRepeatable: true, accepts: GONE });
  return !GONE.includes(status);
}
