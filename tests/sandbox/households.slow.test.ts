import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { testHouseholds } from "./household-laws";

// households.test.ts has every fourth, and what they are together.
testHouseholds(HOUSEHOLDS.filter((_, place) => place % 4 !== 0));
