import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { testHouseholds } from "./household-laws";

// households.test.ts tests every fourth household, and has the tests that compare all households.
testHouseholds(HOUSEHOLDS.filter((_, index) => index % 4 !== 0));
