import { InviteOperation } from "@/lib/contract/operations/requests";
import { AppError } from "@/lib/errors";
import { consentUrlOf } from "@/lib/http/request-view";
import { keyed, resource } from "@/lib/http/resource";
import { sendInvite } from "@/lib/messages/send-invite";

const admit = async ({ scope }: { scope: { environment: string } }) => {
  if (scope.environment === "live") return;
  const message =
    "Invites are sent only in the live environment. Give the customer the consent link yourself.";
  throw new AppError("production_only", message);
};

const post = keyed(
  InviteOperation,
  async ({ scope, id, body, actor }) => {
    await sendInvite(scope, id, { invite: body, consentUrl: consentUrlOf(id), actor });
    return { id, channel: body.channel, status: "sent" as const };
  },
  admit,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ POST: post });
