import { describe, expect, test } from "vitest";
import { readPicture } from "@/lib/rules/picture";
import { pictureOf, pngOf } from "@/tests/support/pictures";

const SIZE = { width: 3, height: 2 };

describe("the first bytes of a picture", () => {
  test.each([
    ["png", "image/png"],
    ["jpeg", "image/jpeg"],
    ["webpLossy", "image/webp"],
    ["webpLossless", "image/webp"],
    ["webpExtended", "image/webp"],
  ] as const)("give the type and size of a %s", (kind, type) => {
    expect(readPicture(pictureOf(kind))).toEqual({ type, size: SIZE });
  });

  test("give the size of a view into a longer buffer", () => {
    const around = new Uint8Array(1_000).fill(0xff);
    around.set(pictureOf("png"), 100);
    expect(readPicture(around.subarray(100))).toEqual({ type: "image/png", size: SIZE });
  });

  test.each(["png", "jpeg", "webpLossy", "webpLossless", "webpExtended"] as const)(
    "give the correct size or none for a %s that is truncated at any byte",
    (kind) => {
      const whole = pictureOf(kind);
      for (let length = 0; length < whole.length; length++) {
        const size = readPicture(whole.subarray(0, length))?.size ?? null;
        if (size !== null) expect(size).toEqual(SIZE);
      }
      expect(readPicture(whole.subarray(0, 16))?.size).toBeNull();
    },
  );

  test("give no size if the header is invalid", () => {
    expect(readPicture(pngOf({ width: 0 }))).toEqual({ type: "image/png", size: null });
    const jpeg = pictureOf("jpeg");
    jpeg.fill(0, 2, 10);
    // The type marker has three bytes; without the third byte, the file is not a JPEG.
    expect(readPicture(jpeg)).toBeNull();
    const lost = pictureOf("jpeg");
    lost.fill(0, 4, 6);
    expect(readPicture(lost)).toEqual({ type: "image/jpeg", size: null });
  });

  test("give the size of a JPEG with a thousand padding bytes before its frame", () => {
    const jpeg = pictureOf("jpeg");
    const filled = new Uint8Array(jpeg.length + 1_000).fill(0xff);
    filled.set(jpeg.subarray(0, 2));
    filled.set(jpeg.subarray(2), 1_002);
    expect(readPicture(filled)?.size).toEqual(SIZE);
  });

  test("are not a picture if they have any other type", () => {
    for (const text of [
      "",
      "<svg xmlns='http://www.w3.org/2000/svg'/>",
      "GIF89a",
      "RIFF....WAVEfmt ",
      "%PDF-1.7",
    ])
      expect(readPicture(new TextEncoder().encode(text))).toBeNull();
  });
});
