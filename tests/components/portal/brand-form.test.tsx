import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrandForm } from "@/components/portal/brand-form";

const NOW = {
  display_name: "Rowan & Daughters",
  colour: "#ffe000",
  contact_email: "",
  contact_phone: "",
  complaints_url: "",
  purpose: "",
};

const draw = (mayWrite: boolean, logo: string | null = null) =>
  renderToStaticMarkup(
    <BrandForm
      action={async (before) => before}
      now={NOW}
      logo={logo}
      logoBytesMax={100_000}
      defaultPurpose="To prepare a summary"
      mayWrite={mayWrite}
    />,
  );

test("the brand form shows the colour as customers see it, without script", () => {
  const html = draw(true);
  expect(html).toContain("Your customers see exactly this colour, with black text on it.");
  expect(html).toContain('fill="#ffe000"');
  // The content security policy blocks inline style attributes, so the form must not use inline styles.
  expect(html).not.toContain("style=");
});

test("the brand form can remove an existing logo, and gives a viewer no save button", () => {
  expect(draw(true)).not.toContain("remove_logo");
  expect(draw(true, "data:image/png;base64,AA==")).toContain("remove_logo");
  expect(draw(false)).toContain("<fieldset disabled");
  expect(draw(false)).not.toContain("Save branding");
});
