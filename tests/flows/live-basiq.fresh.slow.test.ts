import { describeLiveLife } from "@/tests/flows/live-life";
import { stage } from "@/tests/support/basiq/stage";

describeLiveLife(stage);
