"use server";

import { refresh } from "next/cache";
import { releaseProvider } from "@/lib/company/operator/release-provider";
import { done } from "@/lib/http/form";
import { operatorAction } from "@/lib/http/operator";

export const releaseProviderAction = operatorAction(async (asking, form) => {
  const environment = form.get("environment") === "live" ? "live" : "test";
  await releaseProvider(String(form.get("provider") ?? ""), environment, asking.userId);
  refresh();
  return done("Released.");
});
