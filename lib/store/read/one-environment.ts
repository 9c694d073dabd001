import type { Scope } from "@/lib/scope";
import { Prisma } from "@/prisma/generated/client";

/**
 * Returns the condition on a row's environment, written as a literal: each partial index covers one environment, and a
 * parameter would not match it.
 */
export const inEnvironment = ({ environment }: Scope) =>
  environment === "live" ? Prisma.sql`environment = 'live'` : Prisma.sql`environment = 'test'`;
