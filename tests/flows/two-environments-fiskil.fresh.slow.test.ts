import { describeTwoWorlds } from "@/tests/flows/two-worlds";
import { stage } from "@/tests/support/fiskil/stage";

describeTwoWorlds(stage);
