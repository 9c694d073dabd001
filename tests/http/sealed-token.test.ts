import { hkdfSync } from "node:crypto";
import { EncryptJWT } from "jose";
import { expect, test } from "vitest";
import { env } from "@/lib/env/env";
import { openToken, sealToken } from "@/lib/http/sealed-token";

const TOKEN = { sub: "usr_a", sessionId: "ses_a" };

test("openToken opens a token only for its purpose, unaltered and before its expiry", async () => {
  const sealed = await sealToken("session", TOKEN, 60);
  expect(await openToken("session", sealed)).toMatchObject(TOKEN);
  expect(await openToken("sso", sealed)).toBeNull();
  const at = sealed.length - 10;
  const changed = `${sealed.slice(0, at)}${sealed[at] === "A" ? "B" : "A"}${sealed.slice(at + 1)}`;
  expect(await openToken("session", changed)).toBeNull();
  expect(await openToken("session", await sealToken("session", TOKEN, -60))).toBeNull();
  expect(await openToken("session", undefined)).toBeNull();
});

test("openToken refuses every unexpected algorithm, even with the right key", async () => {
  const label = "NextAuth.js Generated Encryption Key";
  const key = new Uint8Array(hkdfSync("sha256", env().NEXTAUTH_SECRET, "", label, 32));
  const sealWith = (alg: string, enc: string) =>
    new EncryptJWT(TOKEN).setProtectedHeader({ alg, enc }).setExpirationTime("1m").encrypt(key);
  expect(await openToken("session", await sealWith("dir", "A256GCM"))).toMatchObject(TOKEN);
  for (const [alg, enc] of [
    ["dir", "A128CBC-HS256"],
    ["A256KW", "A256GCM"],
    ["A256GCMKW", "A256GCM"],
  ] as const)
    expect(await openToken("session", await sealWith(alg, enc)), `${alg} ${enc}`).toBeNull();
});
