import type { NoteTry } from "@/components/consent/notes";
import { addNote } from "@/lib/analyse/add-note";
import { removeNote } from "@/lib/analyse/remove-note";
import { type Link, readLink } from "@/lib/connect/open-link";
import { NoteForm, NoteTarget } from "@/lib/contract/note";
import { AppError } from "@/lib/errors";
import { readBytes } from "@/lib/http/read-body";
import { resource } from "@/lib/http/resource";
import { toPaths } from "../../link-props";
import { showReview } from "../../show-link";
import { seeOther, visit } from "../../visit";

/** A note of 280 letters, percent-encoded, with room to spare. */
const FORM_BYTES_MAX = 16_384;

/** Keeps or removes a note beside a figure of the report under review. What is wrong is said at the field. */
const post = visit(async ({ request, id, nonce }) => {
  const link = await readLink(id);
  const form = new URLSearchParams(Buffer.from(await readBytes(request, FORM_BYTES_MAX)).toString("utf8"));
  const sent = {
    target: form.get("target") ?? "",
    kind: form.get("kind") ?? "",
    text: form.get("text") ?? "",
  };
  if (form.has("remove")) {
    // What could not have been kept is not there to be removed.
    const target = NoteTarget.safeParse(sent.target);
    if (target.success) await removeNote(link.scope, id, target.data);
    return seeOther(`${toPaths(id).link}#c-notes`);
  }
  const wrong = await keepNote(link, sent);
  return wrong ? showReview(link, nonce, { ...sent, wrong }) : seeOther(`${toPaths(id).link}#c-notes`);
});

/** Null when the note was kept, or came too late to be: the page then says where things are. */
async function keepNote(link: Link, sent: Omit<NoteTry, "wrong">): Promise<NoteTry["wrong"]> {
  const parsed = NoteForm.safeParse(sent);
  if (!parsed.success) return toField(parsed.error.issues[0]?.path[0]);
  try {
    await addNote(link.scope, link.request.id, parsed.data);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "invalid") return "target";
    if (error.code === "conflict") return null;
    throw error;
  }
}

function toField(path: PropertyKey | undefined): NoteTry["wrong"] {
  return path === "kind" || path === "text" ? path : "target";
}

const get = visit(async ({ id }) => {
  await readLink(id);
  return seeOther(toPaths(id).link);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
