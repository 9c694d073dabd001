import { expect, test } from "vitest";
import { POOLS } from "@/lib/jobs/driver";
import { WORK } from "@/lib/store/write/outbox";

test("POOLS contains every kind of work exactly once", () => {
  expect(POOLS.flatMap(({ names }) => names).sort()).toEqual([...WORK].sort());
});
