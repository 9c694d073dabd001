// Writes a logo again from its pixels only. The original file could contain other data, which we would serve to every
// customer: a location, a comment, a preview or a second file after its end. Unpacks and repacks PNG; copies the
// compressed pixels of JPEG and WebP to a new file without loss of quality. The colour profile and the orientation of a
// photo are lost.
import { promisify } from "node:util";
import { crc32, deflate, inflate } from "node:zlib";
import { AppError } from "@/lib/errors";
import type { Picture } from "@/lib/rules/picture";
import { readPicture } from "@/lib/rules/picture";

type Bytes = Uint8Array<ArrayBuffer>;
type Logo = { bytes: Bytes; type: Picture["type"] };

const DAMAGED = "This picture is damaged. Save it again in a picture editor.";
const MOVES = "Choose a picture that is not animated.";

/**
 * Returns the same picture in a new file. Throws invalid, with the reason at `logo`, if the picture cannot be read to
 * its end.
 */
export async function rewriteLogo({ bytes, type }: Logo): Promise<Logo> {
  try {
    return { type, bytes: await WRITERS[type](bytes) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The file ends too early, or its data cannot be unpacked.
    throw refused(DAMAGED);
  }
}

const WRITERS: Readonly<Record<Logo["type"], (bytes: Bytes) => Promise<Bytes>>> = {
  "image/png": rewritePng,
  "image/jpeg": async (bytes) => rewriteJpeg(bytes),
  "image/webp": async (bytes) => rewriteWebp(bytes),
};

function refused(reason: string): AppError {
  const field = { type: "value_error", loc: ["body", "logo"], msg: reason, ctx: { reason } };
  return new AppError("invalid", reason, { fields: [field] });
}

function join(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Like subarray, but throws if part of the range is missing. */
function cut(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (to > bytes.length) throw new RangeError("past the end");
  return bytes.subarray(from, to);
}

const PNG_HEAD = 8;
/** The samples of each pixel and their allowed bits, by colour type (PNG, third edition, section 11.2.1). */
const COLOURS: ReadonlyMap<number, { samples: number; bits: readonly number[] }> = new Map([
  [0, { samples: 1, bits: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, bits: [8, 16] }],
  [3, { samples: 1, bits: [1, 2, 4, 8] }],
  [4, { samples: 2, bits: [8, 16] }],
  [6, { samples: 4, bits: [8, 16] }],
]);
const PALETTE = 3;
/**
 * The number of bytes of a PNG's transparent colour, for the colour types that have one (PNG, third edition, section
 * 11.3.1.1).
 */
const TRANSPARENT: ReadonlyMap<number, number> = new Map([
  [0, 2],
  [2, 6],
]);
/**
 * The seven passes of an interlaced PNG, each as its start and step: x, y, across, down (PNG, third edition, section
 * 8.1).
 */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const FILTER_MAX = 4;

const unpack = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate);
const pack = promisify<Uint8Array, { level: number }, Buffer>(deflate);

async function rewritePng(bytes: Bytes): Promise<Bytes> {
  const chunks = readPngChunks(bytes);
  const header = chunks.find(({ name }) => name === "IHDR")?.data;
  if (header?.length !== 13) throw refused(DAMAGED);
  const rows = listPngRows(header);
  const size = rows.reduce((sum, length) => sum + length, 0);
  const data = join(chunks.filter(({ name }) => name === "IDAT").map((chunk) => chunk.data));
  const pixels = await unpack(data, { maxOutputLength: size + 1 });
  if (pixels.length !== size) throw refused(DAMAGED);
  let at = 0;
  for (const length of rows) {
    if ((pixels[at] ?? 0) > FILTER_MAX) throw refused(DAMAGED);
    at += length;
  }
  return join([
    bytes.subarray(0, PNG_HEAD),
    toPngChunk("IHDR", header),
    ...listColourChunks(chunks, viewOf(header)),
    toPngChunk("IDAT", await pack(pixels, { level: 9 })),
    toPngChunk("IEND", new Uint8Array()),
  ]);
}

/**
 * The chunks for the palette and the transparent colours, in the order that PNG requires. Leaves out chunks that a
 * picture of this colour type does not use.
 */
function listColourChunks(chunks: readonly PngChunk[], header: DataView): Uint8Array[] {
  const [bits, colour] = [header.getUint8(8), header.getUint8(9)];
  const find = (wanted: string) => chunks.find(({ name }) => name === wanted)?.data;
  const clear = find("tRNS");
  if (colour !== PALETTE) {
    const length = TRANSPARENT.get(colour);
    if (!clear || length === undefined) return [];
    if (clear.length !== length) throw refused(DAMAGED);
    return [toPngChunk("tRNS", clear)];
  }
  const palette = find("PLTE");
  const entries = (palette?.length ?? 0) / 3;
  if (!palette || !Number.isInteger(entries) || entries < 1 || entries > 2 ** bits) throw refused(DAMAGED);
  if (!clear) return [toPngChunk("PLTE", palette)];
  if (clear.length > entries) throw refused(DAMAGED);
  return [toPngChunk("PLTE", palette), toPngChunk("tRNS", clear)];
}

type PngChunk = { name: string; data: Uint8Array };

function readPngChunks(bytes: Bytes): PngChunk[] {
  const view = viewOf(bytes);
  const chunks: PngChunk[] = [];
  for (let at = PNG_HEAD; ; ) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const data = cut(bytes, at + 8, at + 8 + length);
    if (view.getUint32(at + 8 + length) !== crc32(bytes.subarray(at + 4, at + 8 + length)))
      throw refused(DAMAGED);
    chunks.push({ name, data });
    if (name === "IEND") return chunks;
    at += 12 + length;
  }
}

/** The number of bytes in each row of the picture, with its filter byte. Throws invalid for an undefined format. */
function listPngRows(header: Uint8Array): number[] {
  const view = viewOf(header);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, colour, interlace] = [view.getUint8(8), COLOURS.get(view.getUint8(9)), view.getUint8(12)];
  // Only one method each of compression, filtering and interlacing is defined.
  const isKnown = view.getUint8(10) === 0 && view.getUint8(11) === 0 && interlace <= 1;
  if (!isKnown || !colour?.bits.includes(depth)) throw refused(DAMAGED);
  const bits = colour.samples * depth;
  const lengthOf = (across: number) => 1 + Math.ceil((across * bits) / 8);
  if (interlace === 0) return Array<number>(height).fill(lengthOf(width));
  return PASSES.flatMap(([x, y, across, down]) => {
    const columns = Math.ceil((width - x) / across);
    const rows = Math.ceil((height - y) / down);
    return columns > 0 && rows > 0 ? Array<number>(rows).fill(lengthOf(columns)) : [];
  });
}

function toPngChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  const view = viewOf(chunk);
  view.setUint32(0, data.length);
  chunk.set(Buffer.from(name, "latin1"), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** A JFIF segment without a preview. It tells a decoder that the colours are YCbCr (ITU-T T.871). */
const JFIF = Uint8Array.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const SCAN = 0xda;
const END = 0xd9;
const APP0 = 0xe0;
const APP14 = 0xee;
/** The number of bytes of Adobe's segment, which defines the colour coding (ITU-T T.872, section 6.5.3). */
const ADOBE_BYTES = 12;

/** Reports whether a decoder needs a segment: a frame, a table or a restart interval. */
const isNeeded = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || [0xdb, 0xdd].includes(marker);

function rewriteJpeg(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) throw refused(DAMAGED);
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return join([...parts, Uint8Array.of(0xff, END)]);
    let end = at + 2 + view.getUint16(at + 2);
    if (marker === SCAN) end = findScanEnd(view, end);
    const name = nameAt(bytes, at + 4);
    if (marker === APP0 && name === "JFIF" && parts.length === 1) parts.push(JFIF);
    else if (marker === APP14 && name === "Adob" && end >= at + 4 + ADOBE_BYTES)
      parts.push(Uint8Array.of(0xff, APP14, 0, 2 + ADOBE_BYTES), cut(bytes, at + 4, at + 4 + ADOBE_BYTES));
    else if (marker === SCAN || isNeeded(marker)) parts.push(cut(bytes, at, end));
    at = end;
  }
}

/**
 * Finds the end of the compressed data: the first marker that is neither a stuffed byte nor a restart (ITU-T T.81,
 * B.1.1.5).
 */
function findScanEnd(view: DataView, from: number): number {
  for (let at = from; ; at++) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

const ALPHA_FLAG = 0x10;
const RIFF_HEAD = 12;
/** The number of bytes of the header of an extended WebP file, after the header's name and length. */
const VP8X_BYTES = 10;

function rewriteWebp(bytes: Bytes): Bytes {
  const view = viewOf(bytes);
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const parts: Uint8Array[] = [];
  for (let at = RIFF_HEAD; at + 8 <= end; ) {
    const name = nameAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    if (name === "ANIM" || name === "ANMF") throw refused(MOVES);
    const chunk = cut(bytes, at, at + 8 + length);
    if (name === "VP8X") parts.push(toStillHeader(chunk));
    else if (["ALPH", "VP8 ", "VP8L"].includes(name)) parts.push(chunk, new Uint8Array(length % 2));
    at += 8 + length + (length % 2);
  }
  const hasPicture = parts.some((part) => part.length > 8 && /^VP8[ L]$/.test(nameAt(part, 0)));
  const head = bytes.slice(0, RIFF_HEAD);
  const file = join([head, ...parts]);
  viewOf(file).setUint32(4, file.length - 8, true);
  if (!hasPicture || !readPicture(file)?.size) throw refused(DAMAGED);
  return file;
}

/** The header of an extended WebP file, without the flags for the omitted parts: profile, Exif, XMP and animation. */
function toStillHeader(chunk: Uint8Array): Uint8Array {
  const header = Uint8Array.from(cut(chunk, 0, 8 + VP8X_BYTES));
  viewOf(header).setUint32(4, VP8X_BYTES, true);
  header[8] = (header[8] ?? 0) & ALPHA_FLAG;
  return header;
}
