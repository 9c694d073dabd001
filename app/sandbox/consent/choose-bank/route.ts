import { stepUrl } from "@/components/sandbox/model";
import { resource } from "@/lib/http/resource";
import { findBank } from "@/lib/sandbox/banks";
import { chooseBank } from "@/lib/sandbox/sessions";
import { form, wayOut } from "../form";

const post = form(async ({ session, form: fields }) => {
  const bank = findBank(fields.get("bank") ?? "");
  if (!bank) return stepUrl("", session.id);
  if (bank.health === "outage") return stepUrl("", session.id, { error: "bank_down", bank: bank.id });
  await chooseBank(session.id, bank.id);
  return wayOut(session.id);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
