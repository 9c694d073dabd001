import { withdrawByLink } from "@/lib/erase/withdraw-request";
import { ok } from "@/lib/http/answer";
import { open } from "@/lib/http/open";
import { resource } from "@/lib/http/resource";

const post = open(async ({ id }) => {
  const { status } = await withdrawByLink(id);
  return ok({ id, status });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
