import { ReviewAsCustomerOperation } from "@/lib/contract/operations/sandbox";
import { actOnReview } from "@/lib/controls/act-on-review";
import { admitTest } from "@/lib/controls/require-test";
import { toRequestView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";

const post = keyed(
  ReviewAsCustomerOperation,
  async ({ scope, id, body }) => toRequestView(await actOnReview(scope, id, body.outcome)),
  admitTest,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
