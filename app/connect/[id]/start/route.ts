import { openLink, readLink } from "@/lib/connect/open-link";
import { awaitsConsent } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { describeError, log } from "@/lib/log";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/** Mints the single-use address of the hosted flow and sends the customer there: only ever on the press of a button. */
const post = visit(async ({ id }) => {
  const { link } = toPaths(id);
  try {
    const { consentUrl, request } = await openLink(id);
    if (consentUrl) return seeOther(consentUrl);
    // With something left to consent to and nowhere to do it, the customer is told so rather than sent in a circle.
    return seeOther(awaitsConsent(request) ? `${link}?notice=bank` : link);
  } catch (error) {
    if (error instanceof AppError) throw error;
    log().warn({ error: describeError(error) }, "the hosted flow could not be started");
    return seeOther(`${link}?notice=bank`);
  }
});

const get = visit(async ({ id }) => {
  await readLink(id);
  return seeOther(toPaths(id).link);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
