import type { LiabilityClass } from "@/lib/engine/document";

/** The class of debt of each category of repayments. */
export const CLASS_OF: Readonly<Record<string, LiabilityClass>> = {
  "dbt.mortgage": "MORTGAGE",
  "dbt.personal": "PERSONAL",
  "dbt.car": "CAR",
  "dbt.card_unshared": "CREDIT_CARD",
  "dbt.bnpl": "BNPL",
  "dbt.sacc": "SACC",
  "dbt.macc": "MACC",
  "dbt.wage_advance": "WAGE_ADVANCE",
  "dbt.lease": "LEASE",
  "dbt.student_direct": "STUDENT",
  "dbt.collection": "COLLECTION",
  "dbt.agreement": "DEBT_AGREEMENT",
  "gov.tax": "TAX_DEBT",
};
