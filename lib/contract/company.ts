import { z } from "zod";
import { DisplayName } from "@/lib/contract/brand";
import { wholeNumber } from "@/lib/contract/query";
import { LINK_DAYS_MAX } from "@/lib/rules/link";
import { BANKS, CONSENT_TYPES, PROFILES, SHARE_MODES } from "@/lib/rules/request";

/** The longest retention of a report, in days: seven years, the time for which advisers must keep records. */
export const RETENTION_DAYS_MAX = 2_555;

const SWITCH = ["on", "off"] as const;

/** The portal's company form: the company's name and the settings for its requests. */
export const ChangeCompany = z.object({
  /** The company's name in the portal; its customers see the brand's name. */
  name: DisplayName,
  share_mode: z.literal(SHARE_MODES),
  document_profile: z.literal(PROFILES),
  consent_type: z.literal(CONSENT_TYPES),
  banks: z.literal(BANKS),
  remind_customers: z.literal(SWITCH),
  retention_days: wholeNumber(1, RETENTION_DAYS_MAX, 90),
  /** Days until an unanswered link is locked; an empty field keeps links open until they are answered. */
  link_days: wholeNumber(1, LINK_DAYS_MAX, null),
});
export type ChangeCompany = z.infer<typeof ChangeCompany>;
