import type { Scope } from "@/lib/scope";
import { Prisma } from "@/prisma/generated/client";

/** The environment is written out: the indexes are made for one each, and its value may not be looked up in them. */
export const inEnvironment = ({ environment }: Scope) =>
  environment === "live" ? Prisma.sql`environment = 'live'` : Prisma.sql`environment = 'test'`;
