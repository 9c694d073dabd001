import { stopSharing } from "@/lib/sandbox/consents";
import { endedForm } from "../form";

export const POST = endedForm((sessionId) => stopSharing(sessionId));
