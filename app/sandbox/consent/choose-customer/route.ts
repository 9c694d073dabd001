import { chooseCustomer } from "@/lib/sandbox/sessions";
import { form } from "../form";
import { stepUrl } from "../session";

export const POST = form(async ({ session, form: fields }) =>
  (await chooseCustomer(session.id, fields.get("customer") ?? ""))
    ? stepUrl("/code", session.id)
    : stepUrl("/sign-in", session.id, { error: "unknown_customer" }),
);
