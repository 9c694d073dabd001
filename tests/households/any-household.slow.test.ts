import { runs } from "@/tests/support/runs";
import { testLaws } from "./any-household-laws";

// any-household.test.ts tries a few of the same.
testLaws(runs(40));
