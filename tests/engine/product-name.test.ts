import { expect, it } from "vitest";
import { toProductName } from "@/lib/engine/figures/product-name";

it("toProductName puts the bank before a product's name, unless the name begins with the bank", () => {
  expect(toProductName("Pelican Point Bank", "Standard Variable")).toBe(
    "Pelican Point Bank, Standard Variable",
  );
  expect(toProductName("Pelican Point Bank", "Pelican Point Bank Standard")).toBe(
    "Pelican Point Bank Standard",
  );
  expect(toProductName(null, "Standard")).toBe("Standard");
});
