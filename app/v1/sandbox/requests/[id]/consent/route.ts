import { ConsentAsCustomerOperation } from "@/lib/contract/operations/sandbox";
import { actOnConsent } from "@/lib/controls/act-on-consent";
import { admitTest } from "@/lib/controls/require-test";
import { toRequestView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";

const post = keyed(
  ConsentAsCustomerOperation,
  async ({ scope, id, body }) =>
    toRequestView(
      await actOnConsent(scope, id, {
        outcome: body.outcome,
        householdId: body.household ?? null,
        bankId: body.bank ?? null,
        accountKeys: body.accounts ?? null,
      }),
    ),
  admitTest,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
