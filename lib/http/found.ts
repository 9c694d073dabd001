import { notFound } from "next/navigation";
import { cache } from "react";
import { AppError } from "@/lib/errors";
import { member, memberToWithdraw } from "@/lib/http/member";
import { getRequest } from "@/lib/store/read/request";

/**
 * Returns the page's data, or shows the not-found page. That page is the same for an unknown id, another company's id
 * and an id of the other environment.
 */
export async function found<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
}

/** The request shown by a portal page, or the not-found page. Read from the database once per page. */
export const foundRequest = cache(async (id: string) => found(getRequest((await member()).scope, id)));

/** Like foundRequest, but for the request's own page, which stays available while live access is suspended. */
export const foundRequestToWithdraw = cache(async (id: string) =>
  found(getRequest((await memberToWithdraw()).scope, id)),
);
