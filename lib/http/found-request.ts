import { cache } from "react";
import { found } from "@/lib/http/found";
import { member, memberToWithdraw } from "@/lib/http/member";
import { getRequest } from "@/lib/store/read/request";

/** The request shown by a portal page, or the not-found page. Read from the database once per page. */
export const foundRequest = cache(async (id: string) => found(getRequest((await member()).scope, id)));

/** Like foundRequest, but for the request's own page, which stays available while live access is suspended. */
export const foundRequestToWithdraw = cache(async (id: string) =>
  found(getRequest((await memberToWithdraw()).scope, id)),
);
