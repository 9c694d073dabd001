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

test("admitVisitor lets a visitor open a link sixty times a minute, without limiting other visitors", async () => {
  const id = newRequestId();
  expect(await visits(70, () => admitVisitor(id, "a scanner"))).toBe(60);
  expect(await visits(1, () => admitVisitor(id, "the customer"))).toBe(1);
});

test("admitVisitor limits all visitors of a link together to 240 times a minute, and does not limit a withdrawal", async () => {
  const id = newRequestId();
  let guest = 0;
  expect(await visits(250, () => admitVisitor(id, `a${guest++}`))).toBe(240);
  expect(await visits(25, () => admitVisitor(id, `b${guest++}`, true))).toBe(20);
});

test("admitVisitor limits a visitor who guesses ids by network address, and then stores no counter per link", async () => {
  const before = await linkBuckets();
  expect(await visits(300, () => admitVisitor(newRequestId(), "one address"))).toBe(240);
  // Each opened link has a counter for the visitor and a counter for all visitors.
  expect((await linkBuckets()) - before).toBe(480);
  await admitVisitor("no link", "another address");
  expect((await linkBuckets()) - before).toBe(480);
});
