import { describeLiveLife } from "@/tests/flows/live-life";
import { stage } from "@/tests/support/fiskil/stage";

describeLiveLife(stage);
