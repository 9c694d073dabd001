import type { RequestInput } from "@/lib/connect/create-request";

/** The least a firm asks for; tests say what they need beyond it. */
export const WISH: RequestInput = {
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
