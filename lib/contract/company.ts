import { z } from "zod";
import { DisplayName } from "@/lib/contract/brand";
import { wholeNumber } from "@/lib/contract/query";
import { LINK_DAYS_MAX } from "@/lib/domain/link";
import { CONSENT_TYPES, PROFILES, SHARE_MODES } from "@/lib/domain/request";

/** How long a report may be kept: at least a day, and no longer than the seven years advisers keep records. */
export const RETENTION_DAYS_MAX = 2_555;

const SWITCH = ["on", "off"] as const;

/** How the company's requests behave, as the portal's form sends it. */
export const ChangeCompany = z.object({
  /** What the company is called here and by us; what its customers see is its brand's. */
  name: DisplayName,
  share_mode: z.literal(SHARE_MODES),
  document_profile: z.literal(PROFILES),
  consent_type: z.literal(CONSENT_TYPES),
  remind_customers: z.literal(SWITCH),
  retention_days: wholeNumber(1, RETENTION_DAYS_MAX, 90),
  /** Left empty, links stay open until they are answered. */
  link_days: wholeNumber(1, LINK_DAYS_MAX, null),
});
export type ChangeCompany = z.infer<typeof ChangeCompany>;
