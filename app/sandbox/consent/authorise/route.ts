import { stepUrl } from "@/components/sandbox/model";
import { resource } from "@/lib/http/resource";
import { authorise, listShareable } from "@/lib/sandbox/consents";
import { form, wayOut } from "../form";

const post = form(async ({ session, form: fields }) => {
  const asked = fields.getAll("account");
  const theirs = listShareable(session).filter(({ id, isSharingOff }) => asked.includes(id) && !isSharingOff);
  if (session.verified && theirs.length === 0)
    return stepUrl("/accounts", session.id, { error: "no_account" });
  await authorise(session.id, asked);
  return wayOut(session.id, fields.has("stay"));
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
