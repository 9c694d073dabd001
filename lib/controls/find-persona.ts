import type { SandboxGuide } from "@/lib/contract/wire/sandbox";
import { listSandbox } from "@/lib/controls/list-sandbox";
import { BANKS } from "@/lib/sandbox/banks";
import type { Scope } from "@/lib/scope";
import type { RequestRecord } from "@/lib/store/read/request";
import { findPersona as findStored } from "@/lib/store/sandbox";

export type Person = SandboxGuide["households"][number] & { bankName: string };

/** All test personas, each with the name of their bank. */
export function listPersons(): Person[] {
  const banks = new Map(BANKS.map(({ id, name }) => [id, name]));
  return listSandbox().households.map((person) => ({ ...person, bankName: banks.get(person.bank) ?? "" }));
}

/**
 * The test persona of a request. Only this persona can sign in for the request. Null if any persona can sign in. Also
 * null in live, which has no personas.
 */
export async function findPersona(
  { environment }: Scope,
  { consent }: RequestRecord,
): Promise<Person | null> {
  if (environment !== "test" || !consent?.userRef) return null;
  const persona = await findStored(consent.userRef);
  return listPersons().find(({ id }) => id === persona?.householdId) ?? null;
}
