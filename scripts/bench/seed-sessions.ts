import { encode } from "next-auth/jwt";
import { env } from "@/lib/env/env";
import { cookieName } from "@/lib/http/cookie-name";
import { newId } from "@/lib/ids";
import { db } from "@/lib/store/client";
import { insertSession } from "@/lib/store/write/session";

/** Makes the cookie of a signed-in user, as a browser sends it. */
export async function makeCookie(userId: string, companyId: string | null): Promise<string> {
  const [id, now] = [newId("ses"), new Date()];
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const session = {
    id,
    userId,
    companyId,
    userAgent: null,
    expiresAt,
    now,
    freshAt: now,
    secondFactorAt: now,
  };
  await insertSession({ ...session, by: "password" });
  const value = await encode({ token: { sub: userId, sessionId: id }, secret: env().NEXTAUTH_SECRET });
  return `${cookieName("session")}=${value}`;
}

/** Makes the operator's cookie, if the benchmark configures an operator. */
export async function makeOperatorCookie(): Promise<string | null> {
  const email = process.env.OPERATOR_EMAIL;
  if (!email) return null;
  const data = { id: newId("usr"), email, name: "Olive", emailConfirmedAt: new Date() };
  const { id } = await db().user.create({ data });
  return makeCookie(id, null);
}
