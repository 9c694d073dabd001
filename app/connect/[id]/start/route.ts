import type { EmailEntry } from "@/components/consent/start-form";
import { keepEmail } from "@/lib/connect/keep-email";
import { noteFailedStart } from "@/lib/connect/note-return";
import { type Link, listNeeds, openLink, readLink } from "@/lib/connect/open-link";
import { Email } from "@/lib/contract/text";
import { AppError } from "@/lib/errors";
import { readBytes } from "@/lib/http/read-input";
import { resource } from "@/lib/http/resource";
import { describeError, log } from "@/lib/log";
import { awaitsConsent } from "@/lib/rules/request";
import { withFlash } from "../../flash";
import { toPaths } from "../../link-props";
import { showLink } from "../../show-link";
import { seeOther, visit } from "../../visit";

/** The largest form in bytes: one email address, percent-encoded. */
const FORM_BYTES_MAX = 4_096;

/**
 * Stores the customer's email address if the provider needs one, creates the single-use URL of the hosted consent flow
 * and redirects the customer there. This route takes a POST, so only a press of the button starts a visit.
 */
const post = visit(async ({ request, id, nonce }) => {
  const link = await readLink(id);
  const form = await readForm(request);
  const wrong = await takeEmail(link, form);
  if (wrong) return showLink(link, { nonce, triedEmail: wrong });
  return start(id, form.get("another") === "1");
});

async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.from(await readBytes(request, FORM_BYTES_MAX)).toString("utf8"));
}

/**
 * Stores the customer's email address if the provider needs one. Returns null if the address was stored or is not
 * needed; otherwise returns the customer's input with the error.
 */
async function takeEmail(link: Link, form: URLSearchParams): Promise<EmailEntry | null> {
  if (!(await listNeeds(link)).includes("email")) return null;
  const typed = form.get("email") ?? "";
  if (typed.trim() === "") return { typed, wrong: "Enter your email address, such as name@example.com." };
  const parsed = Email.safeParse(typed);
  if (!parsed.success) {
    return { typed, wrong: "This is not a full email address. It should look like name@example.com." };
  }
  await keepEmail(link.scope, link.request.id, parsed.data);
  return null;
}

async function start(id: string, isAnother: boolean): Promise<Response> {
  const { link } = toPaths(id);
  try {
    const { consentUrl, request } = await openLink(id, "customer", new Date(), isAnother);
    if (consentUrl) return seeOther(consentUrl);
    // If the customer could still consent but no provider is available, the page says so. A redirect would lead back
    // to this page.
    return awaitsConsent(request) || isAnother ? sayAway(id) : seeOther(link);
  } catch (error) {
    if (error instanceof AppError) throw error;
    log().warn({ error: describeError(error) }, "the hosted flow could not be started");
    await noteFailedStart((await readLink(id)).scope, id);
    return sayAway(id);
  }
}

const sayAway = (id: string) => withFlash(seeOther(toPaths(id).link), id, { notice: "bank" });

const get = visit(async ({ id }) => {
  await readLink(id);
  return seeOther(toPaths(id).link);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
