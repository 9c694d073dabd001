import { runs } from "@/tests/support/runs";
import { testLaws } from "./any-household-laws";

// any-household.test.ts runs each test on six households.
testLaws(runs(40));
