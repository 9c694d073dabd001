import type { SignedInPerson } from "@/lib/identity/check-person";
import * as people from "@/lib/store/write/password";

/** Changes a person's name in every company they belong to. Does nothing if the name is unchanged. */
export async function changeName(person: SignedInPerson, name: string, now = new Date()): Promise<void> {
  if (name !== person.name) await people.changeName(person.userId, name, now);
}
