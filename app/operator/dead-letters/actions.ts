"use server";

import { refresh } from "next/cache";
import { retryWork } from "@/lib/company/operator/retry-work";
import { done, refused } from "@/lib/http/form";
import { operatorAction } from "@/lib/http/operator";

export const retryOneAction = operatorAction(async (asking, form) => {
  const count = await retryWork({ id: String(form.get("id") ?? "") }, asking);
  if (count === 0) return refused(form, "This work is already done or in progress, or it no longer exists.");
  refresh();
  return done("The work will be retried now.");
});

export const retryAllAction = operatorAction(async (asking, form) => {
  const count = await retryWork({ kind: String(form.get("kind") ?? "") }, asking);
  if (count === 0) return refused(form, "None of this work is dead-lettered now.");
  refresh();
  return done(`${count} ${count === 1 ? "job" : "jobs"} will be retried now.`);
});
