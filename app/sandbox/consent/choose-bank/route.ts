import { chooseBank } from "@/lib/sandbox/sessions";
import { form } from "../form";
import { stepUrl } from "../session";

export const POST = form(async ({ session, form: fields }) =>
  (await chooseBank(session.id, fields.get("bank") ?? ""))
    ? stepUrl("/sign-in", session.id)
    : stepUrl("", session.id, { error: "bank_down" }),
);
