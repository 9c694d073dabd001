import { expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { openLink } from "@/lib/connect/open-link";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { db } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { doDueWork } from "@/tests/support/work";

testDatabase();

const wish = {
  clientName: "Ava",
  reportType: "affordability",
  clientRef: null,
  email: null,
  phone: null,
  periodLabel: null,
  redirectUri: null,
  cancelUri: null,
  consentType: null,
} as const;

test("a link opened by many at once makes one customer upstream", async () => {
  const firm = await makeCompany();
  const { id } = await createRequest(firm.test, wish, firm.actor);
  const links = await Promise.all(Array.from({ length: 8 }, () => openLink(id)));
  expect(new Set(links.map((link) => link.consentUrl)).size).toBe(8);
  const kept = (await getRequest(firm.test, id)).consent?.userRef;
  expect(await db().sandboxUser.findMany({ where: { deletedAt: null }, select: { id: true } })).toEqual([
    { id: kept },
  ]);
});

test("a link opened while the request is withdrawn leaves no customer behind upstream", async () => {
  const firm = await makeCompany();
  for (let round = 0; round < 5; round++) {
    const { id } = await createRequest(firm.test, wish, firm.actor);
    const opening = openLink(id).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, round * 4));
    await withdrawRequest(firm.test, id, "firm", firm.actor);
    await opening;
    await doDueWork();
    expect((await getRequest(firm.test, id)).consent?.userRef ?? null).toBeNull();
  }
  const left = await db().sandboxUser.count({ where: { deletedAt: null } });
  expect(left).toBe(1);
});
