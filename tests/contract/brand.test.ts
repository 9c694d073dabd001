import { expect, test } from "vitest";
import { ChangeBrand, LOGO_BYTES_MAX } from "@/lib/contract/brand";
import { pictureOf, pngOf } from "@/tests/support/pictures";

const NEEDED = { display_name: "Rowan & Daughters", colour: "#0F5C4D" };

test.each(["13 11 14", "1800 007 007", "(02) 5550 0123", "0412 345 678", "+64 9 887 1234"])(
  "the brand's contact phone is kept as the firm wrote it: %s",
  (contact_phone) => {
    expect(ChangeBrand.parse({ ...NEEDED, contact_phone }).contact_phone).toBe(contact_phone);
  },
);

test("the brand's logo may be a PNG, a JPEG or a WebP", () => {
  const typeOf = (logo: Uint8Array) => ChangeBrand.parse({ ...NEEDED, logo }).logo?.type;
  expect(typeOf(pictureOf("png"))).toBe("image/png");
  expect(typeOf(pictureOf("jpeg"))).toBe("image/jpeg");
  for (const kind of ["webpLossy", "webpLossless", "webpExtended"] as const)
    expect(typeOf(pictureOf(kind))).toBe("image/webp");
});

test("the brand's logo may have exactly the maximum size in bytes and pixels, but no more", () => {
  const isTaken = (logo: Uint8Array) => ChangeBrand.safeParse({ ...NEEDED, logo }).success;
  const size = { length: LOGO_BYTES_MAX, width: 2_000, height: 2_000 };
  expect(isTaken(pngOf(size))).toBe(true);
  expect(isTaken(pngOf({ ...size, length: LOGO_BYTES_MAX + 1 }))).toBe(false);
  expect(isTaken(pngOf({ ...size, width: 2_001 }))).toBe(false);
  expect(isTaken(pngOf({ ...size, height: 2_001 }))).toBe(false);
});

test("the brand's name may be in any script, including joiners", () => {
  for (const display_name of ["शर्मा क्\u200dष", "中银澳洲", "Möller 👩\u200d👧 3"])
    expect(ChangeBrand.parse({ ...NEEDED, display_name }).display_name).toBe(display_name);
});
