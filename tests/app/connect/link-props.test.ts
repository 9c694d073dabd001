import { expect, test } from "vitest";
import { toLogo } from "@/app/connect/link-props";
import { pictureOf } from "@/tests/support/pictures";

test("the link page embeds a logo, but never an image type that can contain a script", () => {
  const bytes = pictureOf("png");
  const address = `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
  expect(toLogo(bytes, "image/png")).toBe(address);
  for (const type of ["image/svg+xml", "text/html", "", null]) expect(toLogo(bytes, type)).toBeNull();
  expect(toLogo(null, "image/png")).toBeNull();
});
