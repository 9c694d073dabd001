import { describeTwoWorlds } from "@/tests/flows/two-environments";
import { stage } from "@/tests/support/basiq/stage";

describeTwoWorlds(stage);
