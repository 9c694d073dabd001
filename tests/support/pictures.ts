/** An image of one colour, three by two pixels, in each file format, created by an encoder. */
const FILES = {
  png: "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAMAAACqqpYoAAAAA1BMVEUPXE2yRVWSAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQI12NggAAAAAgAAS8g3TEAAAAASUVORK5CYII=",
  jpeg: "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AI4AP//Z",
  webpLossy: "UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoDAAIAAsBMJaACdAFAAAD+73QK5fdH5M+666AA",
  webpLossless: "UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQrj60qf+BiOh/AAA=",
  webpExtended:
    "UklGRlAAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAgICAgICAAFZQOCAiAAAAcAEAnQEqAwACAALATCWgAnQBQAAA/u90CuX3R+TPuuugAA==",
} as const;

export const pictureOf = (kind: keyof typeof FILES) => new Uint8Array(Buffer.from(FILES[kind], "base64"));

/** The PNG of `FILES`, with the given width and height in its header, padded with zeros to `length` bytes. */
export function pngOf({ width = 3, height = 2, length = 0 }): Uint8Array<ArrayBuffer> {
  const small = pictureOf("png");
  const bytes = new Uint8Array(Math.max(small.length, length));
  bytes.set(small);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
