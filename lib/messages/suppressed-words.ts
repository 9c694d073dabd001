import type { SuppressionReason } from "@/lib/rules/message";

/** The sentence for a bounced address, on pages where a member can remove the suppression. */
export const BOUNCED =
  "An email to this address bounced. Check the address with your customer, or give them the link another way.";

const OPTED_OUT = "This number has opted out of text messages, so we no longer send any to it.";

/**
 * Explains why a recipient is suppressed and what to do instead. `canAnswer` is true if recipients can reply to our
 * text messages, so that the text may suggest replying START. They cannot reply if the sender is a name.
 */
export function suppressedWords(reason: SuppressionReason, canAnswer: boolean): string {
  if (reason === "bounced")
    return `${BOUNCED} Once your customer says that the address works, you can allow it again on the request’s page in the portal.`;
  if (reason === "complained")
    return "An email from your firm to this address was reported as spam, so we no longer send emails to it. Your firm cannot change this. Give your customer the link another way, or ask for another address.";
  return canAnswer
    ? `${OPTED_OUT} Only your customer can change this: they can text START to the number your messages come from. Until then, give them the link another way.`
    : `${OPTED_OUT} Your messages come from a name that can’t receive replies, so your customer cannot opt in again by replying. Give them the link another way.`;
}
