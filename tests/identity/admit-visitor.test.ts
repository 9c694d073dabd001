import { expect, test } from "vitest";
import { admitVisitor } from "@/lib/identity/admit-visitor";
import { newRequestId } from "@/lib/ids";
import { db } from "@/lib/store/client";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const visits = async (count: number, visit: () => Promise<void>) => {
  const ends = await Promise.allSettled(Array.from({ length: count }, visit));
  return ends.filter(({ status }) => status === "fulfilled").length;
};
const linkBuckets = () => db().rateBucket.count({ where: { id: { not: { startsWith: "address:" } } } });

test("a visitor can open a link sixty times a minute, and other visitors still see it", async () => {
  const id = newRequestId();
  expect(await visits(70, () => admitVisitor(id, "a scanner"))).toBe(60);
  expect(await visits(1, () => admitVisitor(id, "the customer"))).toBe(1);
});

test("a link can be opened 240 times a minute in total, and opening it often does not block a withdrawal", async () => {
  const id = newRequestId();
  let guest = 0;
  expect(await visits(250, () => admitVisitor(id, `a${guest++}`))).toBe(240);
  expect(await visits(25, () => admitVisitor(id, `b${guest++}`, true))).toBe(20);
});

test("a visitor who tries ids is limited by address, and leaves no counter of a link once refused", async () => {
  const before = await linkBuckets();
  expect(await visits(300, () => admitVisitor(newRequestId(), "one address"))).toBe(240);
  // Each opened link has a counter for the visitor and one for all visitors.
  expect((await linkBuckets()) - before).toBe(480);
  await admitVisitor("no link", "another address");
  expect((await linkBuckets()) - before).toBe(480);
});
