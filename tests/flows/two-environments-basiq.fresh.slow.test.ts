import { describeTwoWorlds } from "@/tests/flows/two-worlds";
import { stage } from "@/tests/support/basiq/stage";

describeTwoWorlds(stage);
