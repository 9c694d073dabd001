import { stepUrl } from "@/components/sandbox/model";
import { resource } from "@/lib/http/resource";
import { chooseCustomer } from "@/lib/sandbox/sessions";
import { form, wayOut } from "../form";

const post = form(async ({ session, form: fields }) => {
  if (!session.bank) return wayOut(session.id);
  return (await chooseCustomer(session.id, fields.get("customer") ?? ""))
    ? stepUrl("/code", session.id)
    : stepUrl("/sign-in", session.id, { error: "unknown_customer" });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
