import { expect, test, vi } from "vitest";
import {
  type AuthenticationResponseJSON,
  addPasskey,
  askForPasskey,
  checkPasskey,
  removePasskey,
  startPasskey,
} from "@/lib/identity/passkey";
import { listPasskeys } from "@/lib/store/read/passkey";
import * as store from "@/lib/store/write/passkey";
import { freshenSession } from "@/lib/store/write/session";
import { testDatabase } from "@/tests/support/database";
import { addTotp, codeOf, makeSignedIn, personOf } from "@/tests/support/people";

// tests/browser/people.spec.ts checks real signatures, with a browser's virtual authenticator.
testDatabase();

const ANSWER = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" },
} as const satisfies AuthenticationResponseJSON;

const KEPT = {
  publicKey: new Uint8Array([1, 2, 3]),
  counter: 0,
  transports: [],
  isBackedUp: false,
  name: "Work laptop",
};

async function makeOwner() {
  const { person } = await makeSignedIn();
  const passkey = { ...KEPT, userId: person.userId, credentialId: `cred-${person.userId}` };
  await store.addPasskey({ ...passkey, now: new Date() });
  return { person, credentialId: passkey.credentialId };
}

test("a passkey challenge has one purpose and one session, is answered once, and lasts five minutes", async () => {
  const { person } = await makeOwner();
  const now = new Date();
  const ask = async () => (await askForPasskey("confirm", person, now)).challengeId;
  const id = await ask();
  expect(await store.takeChallenge(id, "sign_in", person.sessionId, now)).toBeNull();
  expect(await store.takeChallenge(id, "confirm", "ses_another", now)).toBeNull();
  expect(await store.takeChallenge(id, "confirm", null, now)).toBeNull();
  const taken = await Promise.all(
    [1, 2].map(() => store.takeChallenge(id, "confirm", person.sessionId, now)),
  );
  expect(taken.filter((challenge) => challenge !== null)).toHaveLength(1);
  const late = new Date(now.getTime() + 301_000);
  expect(await store.takeChallenge(await ask(), "confirm", person.sessionId, late)).toBeNull();
});

test("a passkey answer without a valid signature is refused, and uses up the challenge", async () => {
  const { credentialId } = await makeOwner();
  const { challengeId } = await askForPasskey("sign_in", null);
  const response = { ...ANSWER, id: credentialId, rawId: credentialId };
  for (let n = 0; n < 2; n++)
    expect(await codeOf(checkPasskey("sign_in", null, { challengeId, response }))).toBe("signed_out");
});

test("a malformed passkey answer adds nothing", async () => {
  const { person } = await makeOwner();
  const { challengeId } = await startPasskey(person);
  const response = { ...ANSWER, response: { clientDataJSON: "e30", attestationObject: "AAAA" } };
  expect(await codeOf(addPasskey(person, { challengeId, response, name: "x" }))).toBe("signed_out");
  expect(await listPasskeys(person.userId)).toHaveLength(1);
});

test("a passkey of another user is not found", async () => {
  const [mine, theirs] = [await makeOwner(), await makeOwner()];
  const [passkey] = await listPasskeys(theirs.person.userId);
  expect(await codeOf(removePasskey(mine.person, passkey?.id ?? ""))).toBe("not_found");
  expect(await listPasskeys(theirs.person.userId)).toHaveLength(1);
  await removePasskey(theirs.person, passkey?.id ?? "");
  expect(await listPasskeys(theirs.person.userId)).toEqual([]);
});

test("removing the last passkey voids the session's proofs of identity, unless an authenticator remains", async () => {
  for (const hasTotp of [false, true]) {
    const { person } = await makeOwner();
    const now = new Date();
    if (hasTotp) await addTotp(person, now);
    const another = { ...KEPT, userId: person.userId, credentialId: `other-${person.userId}` };
    await store.addPasskey({ ...another, now });
    await freshenSession(person.sessionId, true, now);
    const proofs: boolean[] = [];
    for (const { id } of await listPasskeys(person.userId)) {
      await removePasskey(person, id);
      proofs.push((await personOf(person.sessionId)).secondFactorAt !== null);
    }
    expect(proofs).toEqual([true, hasTotp]);
  }
});

test("removing two passkeys at the same time voids the proofs of identity of both", async () => {
  const { person } = await makeOwner();
  const now = new Date();
  await store.addPasskey({ ...KEPT, userId: person.userId, credentialId: `other-${person.userId}`, now });
  await freshenSession(person.sessionId, true, now);
  const passkeys = await listPasskeys(person.userId);
  await Promise.all(passkeys.map(({ id }) => removePasskey(person, id)));
  expect(await listPasskeys(person.userId)).toEqual([]);
  expect((await personOf(person.sessionId)).secondFactorAt).toBeNull();
});

test("the sign-in challenge lists no passkey, so it does not reveal an account", async () => {
  await makeOwner();
  expect((await askForPasskey("sign_in", null)).options.allowCredentials).toEqual([]);
});

vi.setConfig({ testTimeout: 60_000 });
