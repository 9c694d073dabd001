import type { SuppressionReason } from "@/lib/domain/message";

/** Why nothing goes to a recipient any more, and what to do instead. */
export const SUPPRESSED: Readonly<Record<SuppressionReason, string>> = {
  bounced: "Mail to this address came back. Check it with your client, or give them the link another way.",
  complained:
    "Mail from your firm to this address was reported as spam, so no more is sent there. That is your client’s own word, and nobody at your firm can lift it. Give them the link another way, or ask for another address.",
  stopped:
    "This number has opted out of text messages, so no more are sent there. Your client alone can lift that, by texting START to the number your messages come from. Until then give them the link another way.",
};
