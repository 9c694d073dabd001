import { AdvanceClockOperation } from "@/lib/contract/operations/sandbox";
import { advanceClock } from "@/lib/controls/advance-clock";
import { admitTest } from "@/lib/controls/require-test";
import { toRequestView } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";

const post = keyed(
  AdvanceClockOperation,
  async ({ scope, id, body, actor }) =>
    toRequestView(await advanceClock(scope, id, body.advance_days, actor)),
  admitTest,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
