import { describe } from "vitest";
import { testFloors } from "@/tests/accuracy/score/floors";

describe("the engine on generated households", () => {
  testFloors("seen");
  testFloors("held-out");
});
