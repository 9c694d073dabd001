import { createCompany } from "@/lib/company/create-company";
import { rotateKey } from "@/lib/company/rotate-key";
import { newId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";

export type TestCompany = {
  companyId: string;
  test: Scope;
  live: Scope;
  testKey: string;
  liveKey: string;
  secrets: { test: string; live: string };
  actor: Actor;
};

/** A company of its own for each test: an owner, a key for each environment, default settings. */
export async function makeCompany(name = "Harbour Lending"): Promise<TestCompany> {
  const owner = { name: "Owner", email: `${newId("usr")}@example.com`, password: "a long enough password" };
  const { companyId, userId, secrets } = await createCompany({ name, owner });
  const actor: Actor = { kind: "member", id: userId };
  const testKey = await rotateKey(companyId, "test", actor);
  const liveKey = await rotateKey(companyId, "live", actor);
  const test: Scope = { companyId, environment: "test" };
  const live: Scope = { companyId, environment: "live" };
  return { companyId, test, live, testKey, liveKey, secrets, actor };
}
