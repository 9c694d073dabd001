import { endSession } from "@/lib/sandbox/sessions";
import { form, wayOut } from "../form";

export const POST = form(async ({ session }) => {
  await endSession(session.id, "cancelled");
  return wayOut(session.id);
});
