import { openLink, readLink } from "@/lib/connect/open-link";
import { AppError } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { describeError, log } from "@/lib/log";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/** Mints the single-use address of the hosted flow and sends the customer there: only ever on the press of a button. */
const post = visit(async ({ id }) => {
  const { link } = toPaths(id);
  try {
    const { consentUrl } = await openLink(id);
    return seeOther(consentUrl ?? link);
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
