import { describeTwoWorlds } from "@/tests/flows/two-environments";
import { stage } from "@/tests/support/fiskil/stage";

describeTwoWorlds(stage);
