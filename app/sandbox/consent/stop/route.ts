import { resource } from "@/lib/http/resource";
import { stopSharing } from "@/lib/sandbox/sharing";
import { endedForm } from "../form";

const post = endedForm((sessionId) => stopSharing(sessionId));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
