import { expect, test } from "vitest";
import { inTurn, turnsWaiting } from "@/lib/turn";

test("work that takes turns is never side by side, keeps the order of asking, and goes on after a failure", async () => {
  const told: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      told.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = [work("a"), work("b", true), work("c")];
  expect(turnsWaiting()).toBe(3);
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(told).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect(turnsWaiting()).toBe(0);
});
