import { compactVerify, importJWK } from "jose";
import { describe, expect, test } from "vitest";
import { publicKeys, signDigest } from "@/lib/analyse/sign-digest";

const DIGEST = "ab".repeat(32);

describe("a report's signature", () => {
  test("verifies with the published key, by a library that is not ours, over the digest's hex characters", async () => {
    const [key] = publicKeys().keys;
    const { jws, keyId } = signDigest(DIGEST);
    const { payload, protectedHeader } = await compactVerify(jws, await importJWK(key ?? {}, "EdDSA"));
    expect(Buffer.from(payload).toString()).toBe(DIGEST);
    expect(protectedHeader).toMatchObject({ alg: "EdDSA", kid: keyId });
    expect(key).toMatchObject({ kid: keyId });
    expect(key).not.toHaveProperty("d");
  });

  test("does not verify for another digest", async () => {
    const [key] = publicKeys().keys;
    const [header, , signature] = signDigest(DIGEST).jws.split(".");
    const forged = `${header}.${Buffer.from("cd".repeat(32)).toString("base64url")}.${signature}`;
    await expect(compactVerify(forged, await importJWK(key ?? {}, "EdDSA"))).rejects.toThrow();
  });

  test("is the same for the same digest", () => {
    expect(signDigest(DIGEST)).toEqual(signDigest(DIGEST));
  });
});
