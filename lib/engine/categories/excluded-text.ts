import type { ExcludedReason } from "@/lib/engine/document";

export const EXCLUDED_TEXT: Readonly<Record<ExcludedReason, string>> = {
  OWN_TRANSFER: "Money moved between the customer's own accounts.",
  REFUND: "Refunds of purchases. They reduce the spending on those purchases.",
  REVERSAL: "Payments that were reversed or dishonoured.",
  LOAN: "Money borrowed or redrawn.",
  TAX_REFUND: "Refunds of tax on earlier pay or sales.",
  CASH: "Cash deposits, because their source is not visible.",
  PERSON: "Payments from people, with no sign of pay, rent or support.",
  GAMBLING: "Returns from gambling.",
  ASSET_SALE: "Sales of assets.",
  MEDICARE: "Medicare rebates for medical costs.",
  UNKNOWN: "Credits of unknown kind.",
};
