import { describe, expect, test } from "vitest";
import { newDataKey, seal, unseal, unsealParts } from "@/lib/store/seal";

describe("sealing", () => {
  const owner = { id: "req_one", dataKeyWrapped: newDataKey("req_one") };

  test("gives back exactly what was sealed, and shows none of it", () => {
    const plain = "Zoë — BSB 062-000 account 12345678 💰";
    const sealed = seal(owner, "contact", plain);
    expect(unseal(owner, "contact", sealed)).toBe(plain);
    expect(Buffer.from(sealed).includes(Buffer.from("12345678"))).toBe(false);
  });

  test("never seals the same text to the same bytes", () => {
    expect(Buffer.from(seal(owner, "contact", "x"))).not.toEqual(Buffer.from(seal(owner, "contact", "x")));
  });

  test("does not open under another column, another request, or after a single bit is changed", () => {
    const sealed = seal(owner, "contact", "secret");
    const stranger = { id: "req_two", dataKeyWrapped: newDataKey("req_two") };
    expect(() => unseal(owner, "report:1", sealed)).toThrow();
    expect(() => unseal(stranger, "contact", sealed)).toThrow();
    expect(() => unseal({ ...owner, id: "req_two" }, "contact", sealed)).toThrow();
    const changed = Uint8Array.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(owner, "contact", changed)).toThrow();
  });

  test("does not open once the data key is destroyed", () => {
    const sealed = seal(owner, "contact", "secret");
    expect(() => unseal({ id: "req_one", dataKeyWrapped: null }, "contact", sealed)).toThrow(/destroyed/);
  });

  describe("a value that comes in parts", () => {
    const plain = "Zoë 💰 ".repeat(1_000);
    const sealed = seal(owner, "report:1", plain);
    async function* inParts(bytes: Uint8Array, size: number) {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    }

    test("is opened as a whole one is, wherever it was parted", async () => {
      for (const size of [29, 30, 1_000, sealed.length - 1, sealed.length]) {
        const opened = await unsealParts(owner, "report:1", sealed.length, inParts(sealed, size));
        expect(Buffer.from(opened).toString()).toBe(plain);
      }
    });

    test("does not open when a part is missing or a bit is changed", async () => {
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
