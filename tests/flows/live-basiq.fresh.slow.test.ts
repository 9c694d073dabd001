import { describeLiveRequest } from "@/tests/flows/live-request";
import { stage } from "@/tests/support/basiq/stage";

describeLiveRequest(stage);
