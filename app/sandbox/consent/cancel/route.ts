import { resource } from "@/lib/http/resource";
import { endSession } from "@/lib/sandbox/sessions";
import { form, wayOut } from "../form";

const post = form(async ({ session }) => {
  await endSession(session.id, "cancelled");
  return wayOut(session.id);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
