/**
 * Sixteen hexadecimal characters that depend only on the text: a 32-bit FNV-1a hash and a variant with other constants.
 * For stable ids where the bank gave none. Not a security function; callers ensure uniqueness themselves.
 */
export function toHash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + index), 0x85ebca6b) ^ (high >>> 13);
  }
  return hex(low) + hex(high);
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hex(value: number): string {
  const byteAt = (shift: number) => BYTES[(value >>> shift) & 0xff] ?? "";
  return byteAt(24) + byteAt(16) + byteAt(8) + byteAt(0);
}
