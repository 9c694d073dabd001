import { z } from "zod";
import { Report } from "@/lib/contract/report/report";

/** The members of an object in the order the schema lists them, each with what it holds; null for a plain value. */
export type Order = Map<string, Order | null> | null;

const made = new Map<z.core.$ZodType, Order>();

/** The order in which the report's members are written where order is seen. Read once a process. */
export function reportOrder(): Order {
  return orderOf(Report);
}

/** A list is read through to what it is a list of, and null away to what else a member may be. */
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
