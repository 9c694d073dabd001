/**
 * The types of picture that we read. A picture's first bytes decide, because the sender controls its name and declared
 * type, and image decoders use only the bytes.
 */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** `size` in pixels; null if the header is truncated or invalid. */
export type Picture = { type: PictureType; size: Size | null };
type Size = { width: number; height: number };

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];

/** The picture that begins with these bytes; null if they are not PNG, JPEG or WebP. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = findReader(bytes);
  if (!found) return null;
  const [type, readSize] = found;
  try {
    const { width, height } = readSize(view);
    return { type, size: width > 0 && height > 0 ? { width, height } : null };
  } catch (error) {
    // A truncated header causes a read past the end.
    if (error instanceof RangeError) return { type, size: null };
    throw error;
  }
}

const NOTHING: Size = { width: 0, height: 0 };

function findReader(bytes: Uint8Array): [PictureType, (view: DataView) => Size] | null {
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return ["image/png", readPng];
  if (JPEG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return ["image/jpeg", readJpeg];
  const isWebp = textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP";
  return isWebp ? ["image/webp", readWebp] : null;
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** Reads the size from the first chunk, which is IHDR and has 13 bytes (PNG, third edition, section 11.2.1). */
function readPng(view: DataView): Size {
  const isHeader = view.getUint32(8) === 13 && view.getUint32(12) === 0x49484452;
  return isHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : NOTHING;
}

/** Reports whether a marker starts a frame (ITU-T T.81, table B.1). Three codes in the range have another meaning. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Reads a JPEG's segments, each of which states its length, up to the segment that starts the frame. */
function readJpeg(view: DataView): Size {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return NOTHING;
    const marker = view.getUint8(at + 1);
    // Any number of 0xff bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (length < 2) return NOTHING;
    at += 2 + length;
  }
}

/**
 * Reads the size at an offset that depends on the first chunk's format: lossy, lossless or extended (RFC 9649, section
 * 2).
 */
function readWebp(view: DataView): Size {
  switch (view.getUint32(12)) {
    case 0x56503820: {
      const isKeyFrame =
        view.getUint8(23) === 0x9d && view.getUint8(24) === 0x01 && view.getUint8(25) === 0x2a;
      if (!isKeyFrame) return NOTHING;
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    }
    case 0x5650384c: {
      if (view.getUint8(20) !== 0x2f) return NOTHING;
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503858:
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return NOTHING;
  }
}
