import { newId } from "@/lib/ids";
import { db } from "@/lib/store/client";

export type NewSignUp = {
  hash: Uint8Array<ArrayBuffer>;
  email: string;
  name: string;
  companyName: string;
  passwordHash: string;
  expiresAt: Date;
  now: Date;
};

/** Keeps what somebody signed up with until they open the link. */
export async function insertSignUp({ now, ...signUp }: NewSignUp): Promise<void> {
  await db().signUp.create({ data: { id: newId("sup"), ...signUp, createdAt: now }, select: { id: true } });
}

/** Takes a sign-up, and every other of its address, out of waiting. True for whoever took it. */
export async function takeSignUp(id: string, email: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.signUp.deleteMany({ where: { id } });
    if (count === 1) await tx.signUp.deleteMany({ where: { email } });
    return count === 1;
  });
}
