import { expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { openLink } from "@/lib/connect/open-link";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { db } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { INPUT } from "@/tests/support/request-input";
import { doDueWork } from "@/tests/support/work";

testDatabase();

const input = { ...INPUT, clientName: "Ava" };

test("openLink creates one customer at the provider, even if many callers open the link at the same time", async () => {
  const firm = await makeCompany();
  const { id } = await createRequest(firm.test, { input, actor: firm.actor });
  const links = await Promise.all(Array.from({ length: 8 }, () => openLink(id)));
  expect(new Set(links.map((link) => link.consentUrl)).size).toBe(8);
  const kept = (await getRequest(firm.test, id)).consent?.userRef;
  expect(await db().sandboxUser.findMany({ where: { deletedAt: null }, select: { id: true } })).toEqual([
    { id: kept },
  ]);
});

test("openLink leaves no customer at the provider if the request is withdrawn at the same moment", async () => {
  const firm = await makeCompany();
  for (let round = 0; round < 5; round++) {
    const { id } = await createRequest(firm.test, { input, actor: firm.actor });
    const opening = openLink(id).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, round * 4));
    await withdrawRequest(firm.test, id, { by: "firm", actor: firm.actor });
    await opening;
    await doDueWork();
    expect((await getRequest(firm.test, id)).consent?.userRef ?? null).toBeNull();
  }
  const left = await db().sandboxUser.count({ where: { deletedAt: null } });
  expect(left).toBe(1);
});

test("openLink does not let a scanner that uses up the links of the API use up the customer's links", async () => {
  const firm = await makeCompany();
  const { id } = await createRequest(firm.test, { input, actor: firm.actor });
  for (let call = 0; call < 10; call++) await openLink(id);
  await expect(openLink(id)).rejects.toMatchObject({ code: "too_many" });
  for (let press = 0; press < 10; press++) expect((await openLink(id, "customer")).consentUrl).not.toBeNull();
  await expect(openLink(id, "customer")).rejects.toMatchObject({ code: "too_many" });
});

test("openLink creates ten links within an hour, and then an error says when another link is allowed", async () => {
  const firm = await makeCompany();
  const { id } = await createRequest(firm.test, { input, actor: firm.actor });
  const start = Date.now();
  const at = (minutes: number) => openLink(id, "api", new Date(start + minutes * 60_000));
  for (let minute = 0; minute < 10; minute++) await at(minute);
  const refused = await at(20).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "too_many", retryAfterSeconds: 40 * 60 });
  await expect(at(59.9)).rejects.toMatchObject({ code: "too_many" });
  expect((await at(60)).consentUrl).not.toBeNull();
  await expect(at(60)).rejects.toMatchObject({ retryAfterSeconds: 60 });
});
