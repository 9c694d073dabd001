import { giveSessionCookie } from "@/lib/http/session-cookie";
import { newId } from "@/lib/ids";
import type { Actor } from "@/lib/scope";
import { db } from "@/lib/store/client";
import { insertSession } from "@/lib/store/write/session";

/** The operators that tests/support/environment.ts names. */
export const OPERATORS = { first: "first@operators.example", second: "second@operators.example" } as const;

export type TestOperator = { userId: string; name: string; email: string; actor: Actor };

/** Finds the user with this email address, or creates one who belongs to no company. */
export async function makePerson(email: string, isConfirmed = true): Promise<TestOperator> {
  const data = { id: newId("usr"), email, name: "Olive", emailConfirmedAt: isConfirmed ? new Date() : null };
  const { id: userId, name } = await db().user.upsert({ where: { email }, create: data, update: {} });
  return { userId, name, email, actor: { kind: "operator", id: userId } };
}

/**
 * Signs the user in, so that actions can be called as from the user's browser. If `withSecond` is true, the session has
 * used a second factor.
 */
export async function enterAs(
  email: string,
  { isConfirmed = true, withSecond = true } = {},
): Promise<TestOperator> {
  const person = await makePerson(email, isConfirmed);
  const [sessionId, now] = [newId("ses"), new Date()];
  await insertSession({
    id: sessionId,
    userId: person.userId,
    companyId: null,
    userAgent: null,
    expiresAt: new Date(now.getTime() + 3_600_000),
    freshAt: now,
    secondFactorAt: withSecond ? now : null,
    by: "password",
    now,
  });
  await giveSessionCookie({ userId: person.userId, sessionId });
  return person;
}
