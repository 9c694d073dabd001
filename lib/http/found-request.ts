import { cache } from "react";
import { found } from "@/lib/http/found";
import { member, memberToWithdraw } from "@/lib/http/member";
import { getRequest } from "@/lib/store/read/request";

/** The request a page of the portal is about, or the not-found page. Asked of the database once a page. */
export const foundRequest = cache(async (id: string) => found(getRequest((await member()).scope, id)));

/** The same for the request's own page, which is there in live while that is suspended too. */
export const foundRequestToWithdraw = cache(async (id: string) =>
  found(getRequest((await memberToWithdraw()).scope, id)),
);
