import { describe } from "vitest";
import { testFloors } from "@/tests/accuracy/score/floors";

// floors.test.ts has the names that no table knows, which fall first.
describe("the engine on generated households", () => {
  testFloors("seen");
});
