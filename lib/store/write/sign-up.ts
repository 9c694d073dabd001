import { newId } from "@/lib/ids";
import { db } from "@/lib/store/client";

type NewSignUp = {
  hash: Uint8Array<ArrayBuffer>;
  email: string;
  name: string;
  companyName: string;
  passwordHash: string;
  expiresAt: Date;
  now: Date;
};

/** Stores a sign-up until its link is opened. */
export async function signUp({ now, ...signUp }: NewSignUp): Promise<void> {
  await db().signUp.create({ data: { id: newId("sup"), ...signUp, createdAt: now }, select: { id: true } });
}

/**
 * Takes a sign-up and deletes all other sign-ups with this email address. Returns false if another call took the
 * sign-up.
 */
export async function takeSignUp(id: string, email: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.signUp.deleteMany({ where: { id } });
    if (count === 1) await tx.signUp.deleteMany({ where: { email } });
    return count === 1;
  });
}
