import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROPERTIES } from "@/scripts/bench/fuzz.mjs";
import { ROOT } from "@/scripts/install.mjs";

test("the fuzzing benchmark names existing tests", () => {
  for (const name of PROPERTIES)
    expect(existsSync(path.join(ROOT, `tests/${name}.test.ts`)), name).toBe(true);
});
