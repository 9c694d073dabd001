import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the first parameters in OWASP's password storage guidance: 19 MiB, 2 passes, parallelism 1. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the hash as a PHC string, which contains its parameters and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * The hash of a fixed text. For an unknown email address, the password is checked against this hash, so that the
 * refusal takes as long as for a wrong password.
 */
let decoy: Promise<string> | undefined;

/** Checks a password. Without a hash (an unknown email address), does the same work and returns false. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("an unused password");
  const fits = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return fits && passwordHash !== null;
}
