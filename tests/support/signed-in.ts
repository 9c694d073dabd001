import { createCompany } from "@/lib/company/create-company";
import { giveSessionCookie } from "@/lib/http/session-cookie";
import type { Role } from "@/lib/identity/permission";
import { signIn } from "@/lib/identity/sign-in";
import { newId } from "@/lib/ids";
import { hashCheaply, setRoles } from "@/tests/support/company";

const PASSWORD = "a long enough password";

/**
 * Creates a company and signs in its one member with the given role, so that a test can call a form action as the
 * member's browser does. `next/headers` holds the cookies.
 */
export async function signInAs(role: Role): Promise<{ companyId: string; userId: string }> {
  const email = `${newId("usr")}@example.com`;
  const owner = { name: "Robin", email, passwordHash: await hashCheaply(PASSWORD), hasConfirmed: false };
  const { companyId, userId } = await createCompany({ name: "Harbour Lending", owner });
  await setRoles(companyId, role);
  const credentials = { email, password: PASSWORD, address: newId("ses"), userAgent: null };
  await giveSessionCookie(await signIn(credentials));
  return { companyId, userId };
}
