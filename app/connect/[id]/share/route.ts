import { readLink } from "@/lib/connect/open-link";
import { AppError } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { runJob } from "@/lib/workers/thread";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/** Shares the report that the customer has read. If there is no report to share, the page shows the request's state. */
const post = visit(async ({ id }) => {
  const { scope } = await readLink(id);
  try {
    await runJob("reports", { verb: "share", scope, requestId: id, now: new Date() });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
  }
  return seeOther(toPaths(id).link);
});

const get = visit(async ({ id }) => {
  await readLink(id);
  return seeOther(toPaths(id).link);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
