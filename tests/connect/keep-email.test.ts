import { expect, test } from "vitest";
import { confirmConsent } from "@/lib/connect/confirm-consent";
import { createRequest } from "@/lib/connect/create-request";
import { keepEmail } from "@/lib/connect/keep-email";
import { newRequestId } from "@/lib/ids";
import { getRequest } from "@/lib/store/read/request";
import { makeCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";

testDatabase();

test("keepEmail stores an address only in the scope of the given request", async () => {
  const [firm, other] = [await makeCompany(), await makeCompany()];
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  for (const scope of [other.test, firm.live]) {
    await expect(keepEmail(scope, id, "a@example.com")).rejects.toMatchObject({ code: "not_found" });
  }
  await expect(keepEmail(firm.test, newRequestId(), "a@example.com")).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await getRequest(firm.test, id)).contact.email).toBeNull();
});

test("keepEmail does not store an address that arrives after the consent", async () => {
  const firm = await makeCompany();
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  await giveConsent(id);
  await confirmConsent(firm.test, id);
  await keepEmail(firm.test, id, "a@example.com");
  expect((await getRequest(firm.test, id)).contact.email).toBeNull();
});
