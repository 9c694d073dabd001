import { hash } from "@node-rs/argon2";
import { createCompany } from "@/lib/company/create-company";
import { rotateKey } from "@/lib/company/rotate-key";
import type { Role } from "@/lib/identity/permission";
import { newId } from "@/lib/ids";
import type { Actor, Scope } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";

export type TestCompany = {
  companyId: string;
  test: Scope;
  live: Scope;
  testKey: string;
  liveKey: string;
  secrets: { test: string; live: string };
  actor: Actor;
};

/** Hashes a password quickly, for tests that are not about passwords. The product's hash takes 50 ms. */
export const hashCheaply = (password: string) =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Creates a company for a test: an owner, a key for each environment, default settings. */
export async function makeCompany(name = "Harbour Lending"): Promise<TestCompany> {
  const email = `${newId("usr")}@example.com`;
  const owner = {
    name: "Owner",
    email,
    passwordHash: await hashCheaply("a long enough password"),
    hasConfirmed: false,
  };
  const { companyId, userId, secrets } = await createCompany({ name, owner });
  const actor: Actor = { kind: "member", id: userId };
  const testKey = await rotateKey(companyId, "test", actor);
  const liveKey = await rotateKey(companyId, "live", actor);
  const test: Scope = { companyId, environment: "test" };
  const live: Scope = { companyId, environment: "live" };
  return { companyId, test, live, testKey, liveKey, secrets, actor };
}

/** Sets the maximum number of a company's API calls per minute. The product has no page for this. */
export const setRateLimit = (companyId: string, perMinute: number) =>
  inCompany(companyId, (tx) =>
    tx.companySettings.update({ where: { companyId }, data: { rateLimitPerMinute: perMinute } }),
  );

/** Gives every member of a company this role, even the last owner, which the product would refuse. */
export const setRoles = (companyId: string, role: Role) =>
  inCompany(companyId, (tx) => tx.membership.updateMany({ where: { companyId }, data: { role } }));
