import type { NoteEntry } from "@/components/consent/note-form";
import { SUMMARY_PARTS, type SummaryPart } from "@/components/report/customer-summary";
import { addNote } from "@/lib/analyse/review-notes";
import { readLink } from "@/lib/connect/open-link";
import { NoteForm, NoteTarget } from "@/lib/contract/note";
import { readBytes } from "@/lib/http/read-input";
import { resource } from "@/lib/http/resource";
import { removeNote } from "@/lib/store/write/note";
import { toPaths } from "../../link-props";
import { showNote, toFigure } from "../../show-review";
import { seeOther, visit } from "../../visit";

/** The largest form in bytes: a note of 280 characters, percent-encoded. */
const FORM_BYTES_MAX = 16_384;
const NUMBER = /^\d{1,5}$/;

/**
 * Shows the page on which the customer writes one note: on the figure that the URL names, or on a figure that the
 * customer chooses.
 */
const get = visit(async ({ id, nonce, query }) => {
  const about = query.get("about") ?? "";
  const number = NUMBER.test(about) ? Number(about) : null;
  return showNote(await readLink(id), nonce, { number, part: toPart(query.get("part")) });
});

/** Saves or removes a note on a figure of the report under review. Shows errors at the field. */
const post = visit(async ({ request, id, nonce }) => {
  const link = await readLink(id);
  const form = new URLSearchParams(Buffer.from(await readBytes(request, FORM_BYTES_MAX)).toString("utf8"));
  const sent = {
    target: form.get("target") ?? "",
    kind: form.get("kind") ?? "",
    text: form.get("text") ?? "",
  };
  const part = toPart(form.get("part"));
  if (form.has("remove")) {
    // No note is stored for a malformed target, so there is nothing to remove.
    const target = NoteTarget.safeParse(sent.target);
    if (target.success) await removeNote(link.scope, id, target.data);
    return seeOther(`${toPaths(id).link}#c-notes`);
  }
  const parsed = NoteForm.safeParse(sent);
  const again = (wrong: NoteEntry["wrong"]) =>
    showNote(link, nonce, { number: null, part, tried: { ...sent, wrong } });
  if (!parsed.success) return again(toField(parsed.error.issues[0]?.path[0]));
  const { came, number } = await addNote(link.scope, id, parsed.data);
  if (came === "unknown" || came === "full") return again(came === "full" ? "full" : "target");
  // The note came too late and was not stored, so the page shows the request's state.
  if (came !== "kept") return seeOther(toPaths(id).link);
  return seeOther(part ? `${toPaths(id).link}#c-notes` : toFigure(toPaths(id).report, number));
});

/** The line of the summary on which the customer pressed "add a note"; null if they came from the whole report. */
function toPart(text: string | null): SummaryPart | null {
  return SUMMARY_PARTS.find((part) => part === text) ?? null;
}

function toField(path: PropertyKey | undefined): NoteEntry["wrong"] {
  return path === "kind" || path === "text" ? path : "target";
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
