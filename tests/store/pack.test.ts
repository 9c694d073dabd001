import { expect, test } from "vitest";
import { isPacked, pack, packFast, unpack } from "@/lib/store/pack";

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const unpackText = async (packed: Uint8Array<ArrayBuffer>) => new TextDecoder().decode(await unpack(packed));

test.each([0, 1, 63, 64, 65, 300_000])(
  "unpack restores %i characters from either packed form",
  async (length) => {
    const text = "a".repeat(length);
    for (const packed of [pack(text), packFast(text)]) {
      expect(isPacked(packed)).toBe(true);
      expect(await unpackText(packed)).toBe(text);
    }
  },
);

test("unpack reads the size of packed bytes within a larger buffer", async () => {
  const packed = pack("Rent");
  const larger = new Uint8Array(packed.length + 9).fill(255);
  larger.set(packed, 5);
  expect(await unpackText(larger.subarray(5, 5 + packed.length))).toBe("Rent");
});

test("unpack returns text that is not packed unchanged", async () => {
  expect(await unpackText(bytesOf("{}"))).toBe("{}");
});
