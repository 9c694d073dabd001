import { describe, expect, test } from "vitest";
import { giveFirstSecretAction } from "@/app/(portal)/[environment]/settings/webhooks/actions";
import { giveFirstSecret, replaceSecret, stageSecret } from "@/lib/company/signing-secret";
import { ROLES } from "@/lib/identity/permission";
import { wasSecretShown } from "@/lib/store/read/endpoint";
import { openSecrets } from "@/lib/store/write/open-secrets";
import "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { actionsOf } from "@/tests/support/hooked";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();
const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };

describe("the first signing secret", () => {
  test("is shown once and then signs webhooks, in one environment only", async () => {
    const firm = await makeCompany();
    expect(await wasSecretShown(firm.test)).toBe(false);
    const secret = await giveFirstSecret(firm.test, firm.actor);
    expect(await openSecrets(firm.test, new Date())).toEqual({ active: secret, next: null, previous: null });
    expect(await wasSecretShown(firm.test)).toBe(true);
    expect(await wasSecretShown(firm.live)).toBe(false);
    expect(await actionsOf(firm)).toContain("webhook.secret_shown");
  });

  test("is given to only one of two concurrent callers, and the second caller has to rotate the secret", async () => {
    const firm = await makeCompany();
    const tries = await Promise.allSettled([1, 2].map(() => giveFirstSecret(firm.test, firm.actor)));
    const [given] = tries.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await openSecrets(firm.test, new Date())).active).toBe(given);
    await expect(giveFirstSecret(firm.test, firm.actor)).rejects.toThrow(
      "The signing secret was already shown.",
    );
  });

  test.each([
    ["staged", (firm: Awaited<ReturnType<typeof makeCompany>>) => stageSecret(firm.test, 0, firm.actor)],
    ["replaced", (firm: Awaited<ReturnType<typeof makeCompany>>) => replaceSecret(firm.test, firm.actor)],
  ])("is not given if a secret already exists: %s", async (_how, change) => {
    const firm = await makeCompany();
    await change(firm);
    await expect(giveFirstSecret(firm.test, firm.actor)).rejects.toThrow("Rotate it");
  });

  test.each(ROLES)("is given only to roles that may set up webhooks: %s", async (role) => {
    const { companyId } = await signInAs(role);
    const answer = await giveFirstSecretAction(UNTOUCHED, new FormData());
    const mayAsk = answer.secret !== null;
    expect(answer.note?.tone).toBe(mayAsk ? "good" : "bad");
    expect(await wasSecretShown({ companyId, environment: "test" })).toBe(mayAsk);
  });
});
