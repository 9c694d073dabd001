import { generateKeyPairSync } from "node:crypto";
import { compactVerify, createLocalJWKSet, importJWK, type JSONWebKeySet } from "jose";
import { describe, expect, test, vi } from "vitest";
import { publicKeys, signDigest } from "@/lib/analyse/sign-digest";

const DIGEST = "ab".repeat(32);

describe("signDigest", () => {
  test("makes a signature over the digest's hex characters that an independent library verifies with the published key", async () => {
    const [key] = publicKeys().keys;
    const { jws, keyId } = signDigest(DIGEST);
    const { payload, protectedHeader } = await compactVerify(jws, await importJWK({ ...key }, "EdDSA"));
    expect(Buffer.from(payload).toString()).toBe(DIGEST);
    expect(protectedHeader).toMatchObject({ alg: "EdDSA", kid: keyId });
    expect(key).toMatchObject({ kid: keyId });
    expect(key).not.toHaveProperty("d");
  });

  test("makes a signature that is invalid for a different digest", async () => {
    const [key] = publicKeys().keys;
    const [header, , signature] = signDigest(DIGEST).jws.split(".");
    const forged = `${header}.${Buffer.from("cd".repeat(32)).toString("base64url")}.${signature}`;
    await expect(compactVerify(forged, await importJWK({ ...key }, "EdDSA"))).rejects.toThrow();
  });

  test("returns the same signature for the same digest", () => {
    expect(signDigest(DIGEST)).toEqual(signDigest(DIGEST));
  });
});

describe("signDigest after the signing key was replaced", () => {
  /** Loads the module as in a new process, with another signing key and the retired keys in `retired`. */
  async function restartWith(retired: string) {
    const { privateKey } = generateKeyPairSync("ed25519");
    vi.stubEnv("REPORT_SIGNING_KEY", privateKey.export({ type: "pkcs8", format: "pem" }).toString());
    vi.stubEnv("REPORT_RETIRED_KEYS", retired);
    vi.resetModules();
    return import("@/lib/analyse/sign-digest");
  }
  const keySet = (keys: unknown) => createLocalJWKSet(keys as JSONWebKeySet);

  test("keeps older and new signatures verifiable with the published keys", async () => {
    const [old] = publicKeys().keys;
    const { jws } = signDigest(DIGEST);
    const after = await restartWith(` ${old?.x ?? ""} `);
    const { keys } = after.publicKeys();
    expect(keys.map(({ kid }) => kid)).toEqual([after.signDigest(DIGEST).keyId, old?.kid]);
    const verified = await compactVerify(jws, keySet({ keys }));
    expect(Buffer.from(verified.payload).toString()).toBe(DIGEST);
    expect((await compactVerify(after.signDigest(DIGEST).jws, keySet({ keys }))).protectedHeader.kid).toBe(
      keys[0]?.kid,
    );
    expect(keys.some((key) => "d" in key)).toBe(false);
  });

  test("can no longer verify an older signature if the old key is not published", async () => {
    const { jws } = signDigest(DIGEST);
    const after = await restartWith("");
    await expect(compactVerify(jws, keySet(after.publicKeys()))).rejects.toThrow();
  });

  test("stops the server from starting with a malformed retired key", async () => {
    const after = await restartWith("not-a-key");
    expect(() => after.publicKeys()).toThrow("REPORT_RETIRED_KEYS");
  });
});
