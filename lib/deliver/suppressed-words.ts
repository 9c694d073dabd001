import type { SuppressionReason } from "@/lib/domain/message";

/** Said where it can be lifted on the spot. */
export const BOUNCED =
  "Mail to this address came back. Check it with your client, or give them the link another way.";

const OPTED_OUT = "This number has opted out of text messages, so no more are sent there.";

/**
 * Why nothing goes to a recipient any more, and what to do instead. `canAnswer` is whether somebody can write back to the
 * sender of text messages: a name takes no START.
 */
export function suppressedWords(reason: SuppressionReason, canAnswer: boolean): string {
  if (reason === "bounced")
    return `${BOUNCED} Once they say that it works, it can be allowed again on the request’s page in the portal.`;
  if (reason === "complained")
    return "Mail from your firm to this address was reported as spam, so no more is sent there. That is your client’s own word, and nobody at your firm can lift it. Give them the link another way, or ask for another address.";
  return canAnswer
    ? `${OPTED_OUT} Your client alone can lift that, by texting START to the number your messages come from. Until then give them the link another way.`
    : `${OPTED_OUT} Your messages come from a name, which nobody can text back, so it cannot be lifted that way. Give them the link another way.`;
}
