import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { baseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { mailPerson } from "@/lib/identity/account-mail";
import type { SignedInPerson } from "@/lib/identity/check-person";
import { findPasskey, listPasskeys, PASSKEYS_MAX } from "@/lib/store/read/passkey";
import type { ChallengePurpose } from "@/lib/store/write/passkey";
import * as passkeys from "@/lib/store/write/passkey";

export type { AuthenticationResponseJSON, RegistrationResponseJSON };

type PasskeyChallenge<Options> = { challengeId: string; options: Options };

const RP_NAME = "Surplus";
/** Milliseconds that an authenticator may take to answer. */
const ANSWER_MS_MAX = 5 * 60_000;

/** The host for which a passkey is created, and the origin at which it is used. */
const site = () => ({ origin: new URL(baseUrl()).origin, rpID: new URL(baseUrl()).hostname });

async function keepChallenge(
  purpose: ChallengePurpose,
  sessionId: string | null,
  challenge: string,
  now: Date,
) {
  const expiresAt = new Date(now.getTime() + ANSWER_MS_MAX);
  return passkeys.insertChallenge({ purpose, sessionId, challenge, expiresAt });
}

/**
 * Starts adding a passkey for this user. The passkey is discoverable, so that sign-in needs no username, and requires
 * user verification. Throws conflict if the user already has PASSKEYS_MAX passkeys.
 */
export async function startPasskey(
  person: SignedInPerson,
  now = new Date(),
): Promise<PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>> {
  const known = await listPasskeys(person.userId);
  if (known.length >= PASSKEYS_MAX)
    throw new AppError("conflict", `An account can have at most ${PASSKEYS_MAX} passkeys. Remove one first.`);
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: site().rpID,
    userID: new TextEncoder().encode(person.userId),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { challengeId: await keepChallenge("register", person.sessionId, options.challenge, now), options };
}

/**
 * Stores the passkey created after `startPasskey`. Throws signed_out for an invalid response, and conflict if it was
 * already added.
 */
export async function addPasskey(
  person: SignedInPerson,
  input: { challengeId: string; response: RegistrationResponseJSON; name: string },
  now = new Date(),
): Promise<void> {
  const expectedChallenge = await passkeys.takeChallenge(
    input.challengeId,
    "register",
    person.sessionId,
    now,
  );
  if (!expectedChallenge) throw refusal();
  const { origin: expectedOrigin, rpID: expectedRPID } = site();
  const { response } = input;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw refusal();
  const { credential, credentialBackedUp: isBackedUp } = verified.registrationInfo;
  const kept = {
    userId: person.userId,
    credentialId: credential.id,
    publicKey: new Uint8Array(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp,
    name: input.name,
    now,
  };
  if (!(await passkeys.addPasskey(kept))) throw new AppError("conflict", "This passkey was already added.");
  mailPerson(
    person.email,
    "A passkey was added",
    "A passkey was added to your account. Anyone who can unlock the device that has this passkey can sign in.",
    now,
  );
}

/**
 * Starts authentication with a passkey: a passkey of the user of `asker`, or any passkey of this site if `asker` is
 * null.
 */
export async function askForPasskey(
  purpose: "sign_in" | "confirm",
  asker: { sessionId: string; userId: string } | null,
  now = new Date(),
): Promise<PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>> {
  const known = asker ? await listPasskeys(asker.userId) : [];
  const options = await generateAuthenticationOptions({
    rpID: site().rpID,
    userVerification: "required",
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return {
    challengeId: await keepChallenge(purpose, asker?.sessionId ?? null, options.challenge, now),
    options,
  };
}

/** Returns the user whose passkey answered this session's challenge. Throws signed_out if the response is not valid. */
export async function checkPasskey(
  purpose: "sign_in" | "confirm",
  sessionId: string | null,
  { challengeId, response }: { challengeId: string; response: AuthenticationResponseJSON },
  now = new Date(),
): Promise<{ userId: string }> {
  const expectedChallenge = await passkeys.takeChallenge(challengeId, purpose, sessionId, now);
  const known = await findPasskey(String(response?.id ?? ""));
  if (!expectedChallenge || !known) throw refusal();
  const { origin: expectedOrigin, rpID: expectedRPID } = site();
  const { publicKey, counter, credentialId: id } = known;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id, publicKey, counter },
  }).catch(() => null);
  if (!verified?.verified) throw refusal();
  await passkeys.touchPasskey(known.id, verified.authenticationInfo.newCounter, now);
  return { userId: known.userId };
}

/** Removes one of the user's passkeys, ends their other sessions and notifies them by email. Throws not_found. */
export async function removePasskey(person: SignedInPerson, id: string, now = new Date()): Promise<void> {
  if (!(await passkeys.removePasskey(person.userId, id, person.sessionId, now)))
    throw new AppError("not_found", "Not Found");
  mailPerson(
    person.email,
    "A passkey was removed",
    "A passkey was removed from your account, and you’ve been signed out everywhere else.",
    now,
  );
}

function refusal(): AppError {
  return new AppError("signed_out", "The passkey was not accepted. Please try again.");
}
