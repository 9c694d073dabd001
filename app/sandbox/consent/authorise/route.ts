import { authorise, listShareable } from "@/lib/sandbox/consents";
import { form, wayOut } from "../form";
import { stepUrl } from "../session";

export const POST = form(async ({ session, form: fields }) => {
  const asked = fields.getAll("account");
  if (!listShareable(session).some((account) => asked.includes(account.id))) {
    return stepUrl("/accounts", session.id, { error: "no_account" });
  }
  await authorise(session.id, asked);
  return wayOut(session.id);
});
