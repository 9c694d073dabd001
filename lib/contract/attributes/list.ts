import { AFFORDABILITY, QUALITY } from "@/lib/contract/attributes/assessment";
import type { Attribute } from "@/lib/contract/attributes/attribute";
import { BALANCES, CONDUCT } from "@/lib/contract/attributes/conduct";
import { COMMITMENTS, DEBTS } from "@/lib/contract/attributes/debts";
import { EXPENSES, INCOME, SUMMARY } from "@/lib/contract/attributes/money";

/**
 * The version of the set of attributes. Each new attribute raises the version's second number. An attribute never
 * changes its meaning; a new meaning needs a new id.
 */
export const ATTRIBUTES_VERSION = "1.0";

export const ATTRIBUTE_GROUPS = [
  "summary",
  "income",
  "expenses",
  "debts",
  "commitments",
  "conduct",
  "balances",
  "affordability",
  "quality",
] as const;
export type AttributeGroup = (typeof ATTRIBUTE_GROUPS)[number];

/** Every attribute, declared once and in the order of the API: the endpoint, the guide and the tests read this list. */
export const ATTRIBUTES: readonly Attribute[] = [
  ...SUMMARY,
  ...INCOME,
  ...EXPENSES,
  ...DEBTS,
  ...COMMITMENTS,
  ...CONDUCT,
  ...BALANCES,
  ...AFFORDABILITY,
  ...QUALITY,
];

/** The group of an attribute: its id up to the full stop. */
export const groupOf = (id: string): string => id.slice(0, id.indexOf("."));
