import { WithdrawByLinkOperation } from "@/lib/contract/operations/links";
import { withdrawByLink } from "@/lib/erase/withdraw-request";
import { open } from "@/lib/http/open";
import { resource } from "@/lib/http/resource";

const post = open(WithdrawByLinkOperation, async ({ id }) => {
  const { status } = await withdrawByLink(id);
  return { id, status };
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
