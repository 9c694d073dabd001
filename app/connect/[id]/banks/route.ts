import { chooseBanks } from "@/lib/connect/choose-banks";
import { readLink } from "@/lib/connect/open-link";
import { resource } from "@/lib/http/resource";
import { advance } from "@/lib/pipeline";
import { goOn } from "../../go-on";
import { toPaths } from "../../link-props";
import { seeOther, visit } from "../../visit";

/**
 * The customer pressed "That's all" after sharing all their banks, so the report is generated. Repeating the call
 * changes nothing.
 */
const post = visit(async ({ id }) => {
  const { scope } = await readLink(id);
  await chooseBanks(scope, id);
  await goOn(advance(scope, id));
  return seeOther(toPaths(id).link);
});

const get = visit(async ({ id }) => {
  await readLink(id);
  return seeOther(toPaths(id).link);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get, POST: post });
