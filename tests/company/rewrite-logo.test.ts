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

/** A picture of this kind, with metadata added to the file. */
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

type Format = [colour: number, bits: number, interlaced: number];
type Extra = [name: string, data: Buffer | null];
/** Every PNG format that the standard defines, interlaced and not. */
const FORMATS = (
  [
    [0, [1, 2, 4, 8, 16]],
    [2, [8, 16]],
    [3, [1, 2, 4, 8]],
    [4, [8, 16]],
    [6, [8, 16]],
  ] as const
)
  .flatMap(([colour, depths]) => depths.map((bits) => [colour, bits] as const))
  .flatMap(([colour, bits]): Format[] => [
    [colour, bits, 0],
    [colour, bits, 1],
  ]);
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/**
 * The number of pixels in each row of a picture of 5 × 3 pixels. The first list is for a picture that is not
 * interlaced. The second list has the rows of all passes of an interlaced picture.
 */
const ROWS = [
  [5, 5, 5],
  [1, 1, 1, 3, 2, 2, 5],
];
const PALETTE = Buffer.from([0, 0, 0, 255, 255, 255]);
const WITHOUT_PALETTE = ["IHDR", "IDAT", "IEND"];

/**
 * A PNG of 5 × 3 pixels. `extra` replaces chunks or adds chunks before the pixels; a chunk whose data is null is left
 * out.
 */
function makePng([colour, bits, interlaced]: Format, extra: readonly Extra[] = []) {
  const lengthOf = (columns: number) => 1 + Math.ceil((columns * bits * (SAMPLES[colour] ?? 1)) / 8);
  const rows = ROWS[interlaced] ?? ROWS[0] ?? [];
  const pixels = Buffer.concat(
    rows.map((columns, row) => Buffer.alloc(lengthOf(columns), row + 1).fill(row % 5, 0, 1)),
  );
  const header = Buffer.from([0, 0, 0, 5, 0, 0, 0, 3, bits, colour, 0, 0, interlaced]);
  const own: Extra[] = [["IHDR", header], ...(colour === 3 ? [["PLTE", PALETTE] as Extra] : [])];
  const chunks = new Map([...own, ...extra, ["IDAT", deflateSync(pixels)] as Extra]);
  const parts = [...chunks, ["IEND", Buffer.alloc(0)] as Extra].flatMap(([name, data]) =>
    data ? [pngChunk(name, data)] : [],
  );
  return { file: join(pictureOf("png").subarray(0, 8), ...parts), header, pixels };
}

/** The chunks of a PNG by name, in their order. */
function pngChunksOf(bytes: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(bytes);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString("latin1", at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
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

  test.each([
    ["removes", `Other${CANARY}`, ""],
    ["removes", "Adobe", ""],
    ["cuts", `Adobe\0\x64\0\0\0\0\x01${CANARY}`, "Adobe\0\x64\0\0\0\0\x01"],
  ])("%s a segment of a JPEG that may define its colours: %j", async (_, sent, kept) => {
    const segment = (text: string) =>
      text === ""
        ? Buffer.alloc(0)
        : Buffer.from(join(Uint8Array.of(0xff, 0xee, 0, text.length + 2), Buffer.from(text, "latin1")));
    const around = pictureOf("jpeg");
    const make = (text: string) => join(around.subarray(0, 2), segment(text), around.subarray(2));
    const { bytes } = await rewrite(make(sent));
    expect(Buffer.from(bytes).includes(CANARY)).toBe(false);
    expect(Buffer.from(bytes)).toEqual(Buffer.from((await rewrite(make(kept))).bytes));
    expect(Buffer.from(bytes).includes(segment("Adobe\0\x64\0\0\0\0\x01"))).toBe(kept !== "");
  });

  test("removes the bytes after the header of an extended WebP inside its chunk", async () => {
    const whole = pictureOf("webpExtended");
    expect(Buffer.from(whole).toString("latin1", 12, 16)).toBe("VP8X");
    const file = join(whole.subarray(0, 30), Buffer.from(CANARY.padEnd(32)), whole.subarray(30));
    const view = new DataView(file.buffer);
    view.setUint32(4, file.length - 8, true);
    view.setUint32(16, 10 + 32, true);
    const { bytes } = await rewrite(file);
    expect(Buffer.from(bytes).includes(CANARY)).toBe(false);
    expect(bytes).toEqual((await rewrite(whole)).bytes);
  });

  test.each(KINDS)("returns the same bytes for a %s that it has already rewritten", async (kind) => {
    const once = await rewrite(pictureOf(kind));
    expect(await rewrite(once.bytes)).toEqual(once);
  });

  test.each(FORMATS)(
    "keeps every pixel of a PNG of type %i with %i bits, interlaced %i",
    async (...format) => {
      const { file, header, pixels } = makePng(format);
      const chunks = pngChunksOf((await rewrite(file)).bytes);
      expect([...chunks.keys()]).toEqual(
        format[0] === 3 ? ["IHDR", "PLTE", "IDAT", "IEND"] : WITHOUT_PALETTE,
      );
      expect(chunks.get("IHDR")).toEqual(header);
      expect(inflateSync(chunks.get("IDAT") ?? "")).toEqual(pixels);
    },
  );

  test.each([
    [0, Buffer.alloc(2, 1)],
    [2, Buffer.alloc(6, 1)],
    [3, Buffer.alloc(2, 1)],
  ])("keeps the transparent colours of a PNG of type %i, after its palette", async (colour, clear) => {
    const { file } = makePng([colour, 8, 0], [["tRNS", clear]]);
    const chunks = pngChunksOf((await rewrite(file)).bytes);
    expect(chunks.get("tRNS")).toEqual(clear);
    if (colour === 3) expect([...chunks.keys()].slice(1, 3)).toEqual(["PLTE", "tRNS"]);
  });

  test("leaves out a palette and transparent colours that the PNG's colour type does not use", async () => {
    const { file } = makePng(
      [6, 8, 0],
      [
        ["tRNS", Buffer.alloc(2)],
        ["PLTE", PALETTE],
      ],
    );
    expect([...pngChunksOf((await rewrite(file)).bytes).keys()]).toEqual(WITHOUT_PALETTE);
  });

  test.each([
    ["an undefined colour type", [1, 8, 0], []],
    ["bits that its colour type does not allow", [2, 4, 0], []],
    ["a palette of 16 bits", [3, 16, 0], []],
    ["an undefined interlacing", [0, 8, 2], []],
    ["a palette that is missing", [3, 8, 0], [["PLTE", null]]],
    ["a palette with half a colour", [3, 8, 0], [["PLTE", Buffer.alloc(5)]]],
    ["a palette with more colours than its bits name", [3, 1, 0], [["PLTE", Buffer.alloc(9)]]],
    ["more transparent colours than its palette has", [3, 8, 0], [["tRNS", Buffer.alloc(300)]]],
    ["a transparent colour of another type", [0, 8, 0], [["tRNS", Buffer.alloc(6)]]],
  ] as [string, Format, Extra[]][])("refuses a PNG with %s", async (_, format, extra) => {
    await expect(rewrite(makePng(format, extra).file)).rejects.toMatchObject({
      code: "invalid",
      fields: [{ loc: ["body", "logo"], msg: expect.stringMatching(/damaged/) }],
    });
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
