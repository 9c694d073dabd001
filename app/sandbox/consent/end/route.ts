import { resource } from "@/lib/http/resource";
import { findEnding } from "@/lib/sandbox/endings";
import { endSession } from "@/lib/sandbox/sessions";
import { form, wayOut } from "../form";

/** For testers: ends the visit with the chosen outcome. Ignores an unknown outcome. */
const post = form(async ({ session, form: fields }) => {
  const ending = findEnding(fields.get("ending"));
  if (ending) await endSession(session.id, ending.outcome);
  return wayOut(session.id);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
