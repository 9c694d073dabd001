import { deflateSync, inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { rewriteLogo } from "@/lib/company/rewrite-logo";
import { readPicture } from "@/lib/rules/picture";
import { pictureOf, pngOf } from "@/tests/support/pictures";

const KINDS = ["png", "jpeg", "webpLossy", "webpLossless", "webpExtended"] as const;
type Kind = (typeof KINDS)[number];
const CANARY = "Exif taken at 12 Example Street";

function rewrite(bytes: Uint8Array<ArrayBuffer>) {
  const type = readPicture(bytes)?.type;
  if (!type) throw new Error("no picture");
  return rewriteLogo({ bytes, type });
}

function join(...parts: Uint8Array[]) {
  return new Uint8Array(Buffer.concat(parts));
}

/** The same picture with a comment where its file format allows one. */
function noted(kind: Kind): Uint8Array<ArrayBuffer> {
  const bytes = pictureOf(kind);
  const note = Buffer.from(CANARY.padEnd(32));
  if (kind === "png") {
    return join(bytes.subarray(0, 33), pngChunk("tEXt", note), bytes.subarray(33));
  }
  const length = Buffer.alloc(2);
  length.writeUInt16BE(note.length + 2);
  if (kind === "jpeg")
    return join(bytes.subarray(0, 2), Uint8Array.of(0xff, 0xe1), length, note, bytes.subarray(2));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(note.length);
  const file = join(bytes, Buffer.from("EXIF"), size, note);
  new DataView(file.buffer).setUint32(4, file.length - 8, true);
  return file;
}

function pngChunk(name: string, data: Buffer): Uint8Array {
  const named = join(Buffer.from(name), data);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length);
  chunk.set(named, 4);
  chunk.writeUInt32BE(checksum(named), named.length + 4);
  return chunk;
}

/** CRC-32 as defined for PNG (ISO 3309). */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe("rewriteLogo", () => {
  test.each(KINDS)(
    "removes a comment inside a %s and data after its end, and keeps the picture",
    async (kind) => {
      const hidden = join(noted(kind), Buffer.from(`<script>${CANARY}</script>`));
      expect(Buffer.from(hidden).includes(CANARY)).toBe(true);
      const { bytes } = await rewrite(hidden);
      expect(Buffer.from(bytes).includes(CANARY)).toBe(false);
      expect(Buffer.from(bytes).includes("script")).toBe(false);
      expect(readPicture(bytes)).toEqual(readPicture(pictureOf(kind)));
    },
  );

  test.each(KINDS)("returns the same bytes for a %s that it has already rewritten", async (kind) => {
    const once = await rewrite(pictureOf(kind));
    expect(await rewrite(once.bytes)).toEqual(once);
  });

  // Number of pixel and filter bytes: 5 × 3 pixels in rows, and in the seven passes of an interlaced picture.
  test.each([
    ["grey of one bit", [1, 0, 0], [2, 2, 2]],
    ["colour of eight bits", [8, 2, 0], [16, 16, 16]],
    ["colour of sixteen bits with alpha", [16, 6, 0], [41, 41, 41]],
    ["interlaced colour with alpha", [8, 6, 1], [5, 5, 5, 13, 9, 9, 21]],
  ])("keeps every pixel of a PNG in %s", async (_, [bits = 0, type = 0, interlace = 0], rows) => {
    const pixels = Buffer.concat(
      rows.map((length, row) => Buffer.alloc(length, row + 1).fill(row % 5, 0, 1)),
    );
    const header = Buffer.from([0, 0, 0, 5, 0, 0, 0, 3, bits, type, 0, 0, interlace]);
    const file = join(
      pictureOf("png").subarray(0, 8),
      ...[
        ["IHDR", header] as const,
        ["IDAT", deflateSync(pixels)] as const,
        ["IEND", Buffer.alloc(0)] as const,
      ].map(([name, data]) => pngChunk(name, data)),
    );
    const { bytes } = await rewrite(file);
    const at = Buffer.from(bytes).indexOf("IDAT");
    const length = new DataView(bytes.buffer).getUint32(at - 4);
    expect(inflateSync(bytes.subarray(at + 4, at + 4 + length))).toEqual(pixels);
    expect(bytes.subarray(16, 29)).toEqual(Uint8Array.from(header));
  });

  test.each(KINDS)("refuses a %s that is cut off at any byte", async (kind) => {
    const whole = pictureOf(kind);
    for (let length = 30; length < whole.length - 2; length++) {
      const bytes = whole.slice(0, length);
      await expect(
        rewriteLogo({ bytes, type: readPicture(whole)?.type ?? "image/png" }),
      ).rejects.toMatchObject({
        code: "invalid",
        fields: [{ loc: ["body", "logo"] }],
      });
    }
  });

  test("refuses a PNG that decompresses to more bytes than its dimensions imply", async () => {
    await expect(rewrite(pngOf({ width: 1, height: 1 }))).rejects.toMatchObject({ code: "invalid" });
  });

  test("refuses an animated WebP", async () => {
    const still = pictureOf("webpExtended");
    const moving = join(still, Buffer.from("ANIM"), Uint8Array.of(6, 0, 0, 0), new Uint8Array(6));
    new DataView(moving.buffer).setUint32(4, moving.length - 8, true);
    await expect(rewrite(moving)).rejects.toMatchObject({
      message: "Choose a picture that is not animated.",
    });
  });
});
