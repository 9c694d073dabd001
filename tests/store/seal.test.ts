import { describe, expect, test } from "vitest";
import { decrypt, deriveKeys, encrypt, FORMAT, join, numberHead } from "@/lib/store/cipher";
import { documentContext } from "@/lib/store/read/document";
import { reportContext } from "@/lib/store/read/report";
import { newDataKey, seal, sealBytes, unseal, unsealBytes, unsealParts } from "@/lib/store/seal";
import { masterKey } from "@/tests/support/other-keys";

describe("sealing", () => {
  const owner = { id: "req_one", dataKeyWrapped: newDataKey("req_one") };

  test("is reversible, and the ciphertext reveals no part of the text", () => {
    const plain = "Zoë — BSB 062-000 account 12345678 💰";
    const sealed = seal(owner, "contact", plain);
    expect(unseal(owner, "contact", sealed)).toBe(plain);
    expect(Buffer.from(sealed).includes(Buffer.from("12345678"))).toBe(false);
  });

  test("never encrypts the same text to the same bytes", () => {
    expect(Buffer.from(seal(owner, "contact", "x"))).not.toEqual(Buffer.from(seal(owner, "contact", "x")));
  });

  test("cannot be opened under another column, another request, or after a single bit is changed", () => {
    const sealed = seal(owner, "contact", "secret");
    const stranger = { id: "req_two", dataKeyWrapped: newDataKey("req_two") };
    expect(() => unseal(owner, "report:1", sealed)).toThrow();
    expect(() => unseal(stranger, "contact", sealed)).toThrow();
    expect(() => unseal({ ...owner, id: "req_two" }, "contact", sealed)).toThrow();
    const changed = Uint8Array.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(owner, "contact", changed)).toThrow();
  });

  test("cannot be opened once the data key is destroyed", () => {
    const sealed = seal(owner, "contact", "secret");
    expect(() => unseal({ id: "req_one", dataKeyWrapped: null }, "contact", sealed)).toThrow(/destroyed/);
  });

  test("does not open an older report or a different request's report in place of the current report", () => {
    const report = { verificationId: "SIQ-AAAAAAAAAAAA", generation: 1, assessedVersion: 0, digest: "a1" };
    const sealed = seal(owner, reportContext(report), "the first");
    expect(unseal(owner, reportContext(report), sealed)).toBe("the first");
    const others = [
      { ...report, generation: 2 },
      { ...report, digest: "b2" },
      { ...report, verificationId: "SIQ-BBBBBBBBBBBB" },
      { ...report, assessedVersion: 1 },
    ];
    for (const other of others) expect(() => unseal(owner, reportContext(other), sealed)).toThrow();
    const file = { ...report, format: "pdf", sha256: "c3" };
    const kept = seal(owner, documentContext(file), "a file");
    expect(() => unseal(owner, documentContext({ ...file, sha256: "d4" }), kept)).toThrow();
  });

  test("opens values of the first format, under the data key and under the master key", () => {
    const raw = Buffer.from(masterKey("master"), "base64");
    const key = Buffer.alloc(32, 7);
    const first = (context: string, plain: Uint8Array) =>
      join(numberHead(1), encrypt(raw, FORMAT.first, plain, context));
    const old = { id: "req_old", dataKeyWrapped: first("data-key:req_old", key) };
    const sealed = encrypt(key, FORMAT.first, Buffer.from("as before"), "req_old:report:1");
    expect(unseal(old, { now: "report:SIQ-A:1", before: "report:1" }, sealed)).toBe("as before");
    expect(unsealBytes("a secret", first("a secret", Buffer.from("of old"))).toString()).toBe("of old");
  });

  test("seals and wraps with different keys, both different from the master key", () => {
    const raw = Buffer.from(masterKey("master"), "base64");
    const sealed = sealBytes("a secret", Buffer.from("text")).subarray(2);
    const { seal: sealing, wrap } = deriveKeys(raw);
    expect(decrypt(sealing, sealed, "a secret").toString()).toBe("text");
    for (const key of [raw, wrap]) expect(() => decrypt(key, sealed, "a secret")).toThrow();
    const wrapped = newDataKey("req_one").subarray(2);
    expect(decrypt(wrap, wrapped, "data-key:req_one")).toHaveLength(32);
    for (const key of [raw, sealing]) expect(() => decrypt(key, wrapped, "data-key:req_one")).toThrow();
  });

  describe("a sealed value in parts", () => {
    const plain = "Zoë 💰 ".repeat(1_000);
    const sealed = seal(owner, "report:1", plain);
    async function* inParts(bytes: Uint8Array, size: number) {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    }

    test("is opened like an undivided value, for any split", async () => {
      for (const size of [29, 30, 1_000, sealed.length - 1, sealed.length]) {
        const opened = await unsealParts(owner, "report:1", sealed.length, inParts(sealed, size));
        expect(Buffer.from(opened).toString()).toBe(plain);
      }
    });

    test("cannot be opened if a part is missing or a bit is changed", async () => {
      const open = (bytes: Uint8Array) =>
        unsealParts(owner, "report:1", sealed.length, inParts(bytes, 1_000));
      await expect(open(sealed.subarray(0, 5_000))).rejects.toThrow();
      await expect(open(sealed.subarray(0, 0))).rejects.toThrow();
      const changed = Uint8Array.from(sealed);
      changed[5_000] = (changed[5_000] ?? 0) ^ 1;
      await expect(open(changed)).rejects.toThrow();
    });
  });
});
