import { shareReportInThread } from "@/lib/analyse/report-thread";
import { readLink } from "@/lib/connect/open-link";
import { AppError } from "@/lib/errors";
import { resource } from "@/lib/http/resource";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/** The customer shares the report they have read. When there is none to share, their page says where things are. */
const post = visit(async ({ id }) => {
  const { scope } = await readLink(id);
  try {
    await shareReportInThread(scope, id);
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
