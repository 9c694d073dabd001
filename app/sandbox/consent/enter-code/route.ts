import { stepUrl } from "@/components/sandbox/model";
import { resource } from "@/lib/http/resource";
import { enterCode } from "@/lib/sandbox/sessions";
import { form, wayOut } from "../form";

const post = form(async ({ session, form: fields }) => {
  const answer = await enterCode(session.id, fields.get("code") ?? "");
  if (answer === "right") return stepUrl("/accounts", session.id);
  return answer === "wrong" ? stepUrl("/code", session.id, { error: "wrong_code" }) : wayOut(session.id);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
