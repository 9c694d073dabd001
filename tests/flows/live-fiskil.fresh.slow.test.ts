import { describeLiveRequest } from "@/tests/flows/live-request";
import { stage } from "@/tests/support/fiskil/stage";

describeLiveRequest(stage);
