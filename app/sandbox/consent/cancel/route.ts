import { resource } from "@/lib/http/resource";
import { listShareable } from "@/lib/sandbox/consents";
import { endSession } from "@/lib/sandbox/sessions";
import { form, wayOut } from "../form";

/** Cancels the visit. If the login has no account to share, records that as the reason. */
const post = form(async ({ session }) => {
  const hasNothing = session.verified && listShareable(session).length === 0;
  await endSession(session.id, hasNothing ? "ineligible" : "cancelled");
  return wayOut(session.id);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
