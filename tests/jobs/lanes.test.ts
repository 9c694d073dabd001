import { expect, test } from "vitest";
import { LANES } from "@/lib/jobs/lanes";
import { WORK } from "@/lib/store/write/outbox";

test("every kind of work has a lane to be done in, and one alone", () => {
  expect(LANES.flatMap(({ names }) => names).sort()).toEqual([...WORK].sort());
});
