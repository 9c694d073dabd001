import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the parameters OWASP's password storage guidance gives first: 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** A hash of nothing in particular, so that an unknown address takes as long to refuse as a wrong password. */
let decoy: Promise<string> | undefined;

/** True when the password fits. With no hash (an unknown address) the work is done all the same, and the answer is no. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("a password nobody has");
  const fits = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return fits && passwordHash !== null;
}
