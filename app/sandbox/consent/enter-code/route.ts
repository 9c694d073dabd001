import { enterCode } from "@/lib/sandbox/sessions";
import { form, wayOut } from "../form";
import { stepUrl } from "../session";

export const POST = form(async ({ session, form: fields }) => {
  const answer = await enterCode(session.id, fields.get("code") ?? "");
  if (answer === "right") return stepUrl("/accounts", session.id);
  return answer === "wrong" ? stepUrl("/code", session.id, { error: "wrong_code" }) : wayOut(session.id);
});
