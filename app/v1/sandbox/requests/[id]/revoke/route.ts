import { RevokeAtBankOperation } from "@/lib/contract/operations/sandbox";
import { admitTest } from "@/lib/controls/require-test";
import { revokeAtBank } from "@/lib/controls/revoke-at-bank";
import { toRequestView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";

const post = keyed(
  RevokeAtBankOperation,
  async ({ scope, id }) => toRequestView(await revokeAtBank(scope, id)),
  admitTest,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
