import { z } from "zod";
import { Report } from "@/lib/contract/report/report";

/** The members of an object in schema order, each with its own members; null for a plain value. */
export type Order = Map<string, Order | null> | null;

const made = new Map<z.core.$ZodType, Order>();

/** The order in which the report's members are written in documents. Created once per process. */
export function reportOrder(report: z.ZodType = Report): Order {
  return orderOf(report);
}

/**
 * The order of an object's members. For a list, the order of the members of its items. For a nullable schema, that of
 * its value. Null for a plain value.
 */
function orderOf(schema: z.core.$ZodType): Order {
  if (schema instanceof z.ZodNullable) return orderOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return orderOf(schema.element);
  if (!(schema instanceof z.ZodObject)) return null;
  const known = made.get(schema);
  if (known) return known;
  const members = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
  const order: Order = new Map(members.map(([name, member]) => [name, orderOf(member)]));
  made.set(schema, order);
  return order;
}
