import type { RequestInput } from "@/lib/connect/create-request";

/** The smallest valid input; tests add what they need. */
export const INPUT: RequestInput = {
  clientName: "Ava Nguyen",
  reportType: "affordability",
  clientRef: null,
  email: null,
  phone: null,
  periodLabel: null,
  redirectUri: null,
  cancelUri: null,
  consentType: null,
};
