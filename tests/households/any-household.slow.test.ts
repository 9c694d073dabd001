import { runs } from "@/tests/support/runs";
import { testLaws } from "./any-household-laws";

// any-household.test.ts tries six of each.
testLaws(runs(40));
