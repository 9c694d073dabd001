import { generateKeyPairSync } from "node:crypto";
import { compactVerify, createLocalJWKSet, importJWK, type JSONWebKeySet } from "jose";
import { afterAll, describe, expect, test, vi } from "vitest";
import { publicKeys, signDigest } from "@/lib/analyse/sign-digest";

const DIGEST = "ab".repeat(32);

describe("a report's signature", () => {
  test("verifies with the published key, by an independent library, over the digest's hex characters", async () => {
    const [key] = publicKeys().keys;
    const { jws, keyId } = signDigest(DIGEST);
    const { payload, protectedHeader } = await compactVerify(jws, await importJWK({ ...key }, "EdDSA"));
    expect(Buffer.from(payload).toString()).toBe(DIGEST);
    expect(protectedHeader).toMatchObject({ alg: "EdDSA", kid: keyId });
    expect(key).toMatchObject({ kid: keyId });
    expect(key).not.toHaveProperty("d");
  });

  test("does not verify for another digest", async () => {
    const [key] = publicKeys().keys;
    const [header, , signature] = signDigest(DIGEST).jws.split(".");
    const forged = `${header}.${Buffer.from("cd".repeat(32)).toString("base64url")}.${signature}`;
    await expect(compactVerify(forged, await importJWK({ ...key }, "EdDSA"))).rejects.toThrow();
  });

  test("is the same for the same digest", () => {
    expect(signDigest(DIGEST)).toEqual(signDigest(DIGEST));
  });
});

describe("after the signing key was replaced", () => {
  const before = { ...process.env };
  afterAll(() => {
    process.env = before;
    vi.resetModules();
  });

  /** The module in a process that was started with another key and knows these retired ones. */
  async function restartWith(retired: string) {
    const { privateKey } = generateKeyPairSync("ed25519");
    process.env.REPORT_SIGNING_KEY = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    process.env.REPORT_RETIRED_KEYS = retired;
    vi.resetModules();
    return import("@/lib/analyse/sign-digest");
  }
  const keySet = (keys: unknown) => createLocalJWKSet(keys as JSONWebKeySet);

  test("an older report's signature still verifies with the published keys, as does a new one's", async () => {
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

  test("an older report's signature does not verify if the old key is no longer published", async () => {
    const { jws } = signDigest(DIGEST);
    const after = await restartWith("");
    await expect(compactVerify(jws, keySet(after.publicKeys()))).rejects.toThrow();
  });

  test("the server does not start with a malformed retired key", async () => {
    const after = await restartWith("not-a-key");
    expect(() => after.publicKeys()).toThrow("REPORT_RETIRED_KEYS");
  });
});
