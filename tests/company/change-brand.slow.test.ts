import { describe, expect, test } from "vitest";
import { changeBrandAction } from "@/app/(portal)/[environment]/settings/branding/actions";
import { changeBrand } from "@/lib/company/change-brand";
import { rewriteLogo } from "@/lib/company/rewrite-logo";
import { ChangeBrand } from "@/lib/contract/brand";
import { ROLES } from "@/lib/identity/permission";
import { inCompany } from "@/lib/store/client";
import { getCompany } from "@/lib/store/read/company";
import "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { pictureOf, pngOf } from "@/tests/support/pictures";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();

const FIELDS = {
  display_name: "Rowan & Daughters",
  colour: "#FFE000",
  contact_email: "help@rowan.example",
  contact_phone: "1300 975 707",
  complaints_url: "https://rowan.example/complaints",
  purpose: "To prepare your home loan application",
};
type Sent = Partial<typeof FIELDS> & { remove_logo?: string; company_id?: string };

const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };

/** Sends the form as a browser does: fields not filled in and files not chosen are empty. */
function save(fields: Sent, logo: File = new File([], "")) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("logo", logo);
  return changeBrandAction(UNTOUCHED, form);
}

const brandOf = async (companyId: string) => (await getCompany(companyId)).brand;

const changesOf = (companyId: string) =>
  inCompany(companyId, async (tx) => {
    const where = { companyId, action: "brand.changed" };
    const entries = await tx.auditEntry.findMany({ where, orderBy: { seq: "asc" } });
    return entries.map(({ detail }) => detail);
  });

/** A logo as stored, without the metadata of its file. */
const rewritten = async (kind: "png") =>
  (await rewriteLogo({ bytes: pictureOf(kind), type: "image/png" })).bytes;

describe("a firm's brand", () => {
  test("is saved, and the audit log names the changed fields without their contents", async () => {
    const { companyId } = await signInAs("owner");
    const logo = new File([pictureOf("png")], "logo.png");
    expect(await save(FIELDS, logo)).toMatchObject({ note: { tone: "good" }, errors: {} });
    const brand = await brandOf(companyId);
    expect(brand).toMatchObject({
      displayName: "Rowan & Daughters",
      colour: "#ffe000",
      contactEmail: "help@rowan.example",
      contactPhone: "1300 975 707",
      complaintsUrl: "https://rowan.example/complaints",
      purpose: "To prepare your home loan application",
      logoType: "image/png",
    });
    expect(Buffer.from(brand.logo ?? []).equals(await rewritten("png"))).toBe(true);
    const changed = "displayName,colour,contactEmail,contactPhone,complaintsUrl,purpose,logo";
    expect(await changesOf(companyId)).toEqual([{ changed }]);
    await save(FIELDS, logo);
    expect(await changesOf(companyId)).toHaveLength(1);
  });

  test("loses the fields that a member clears, and keeps the logo until a member removes it", async () => {
    const { companyId } = await signInAs("admin");
    await save(FIELDS, new File([pictureOf("jpeg")], "logo.jpg"));
    const bare = { ...FIELDS, contact_email: "", contact_phone: "", complaints_url: " ", purpose: "" };
    await save(bare);
    expect(await brandOf(companyId)).toMatchObject({
      contactEmail: null,
      contactPhone: null,
      complaintsUrl: null,
      purpose: null,
      logoType: "image/jpeg",
    });
    await save({ ...bare, remove_logo: "on" });
    expect(await brandOf(companyId)).toMatchObject({ logo: null, logoType: null });
    const [, emptied, removed] = await changesOf(companyId);
    expect(emptied).toEqual({ changed: "contactEmail,contactPhone,complaintsUrl,purpose" });
    expect(removed).toEqual({ changed: "logo" });
  });

  test("can be changed only by an owner or admin", async () => {
    for (const role of ROLES) {
      const { companyId } = await signInAs(role);
      const { note } = await save(FIELDS);
      const isAllowed = role === "owner" || role === "admin";
      expect([role, note?.tone]).toEqual([role, isAllowed ? "good" : "bad"]);
      const { displayName } = await brandOf(companyId);
      expect(displayName).toBe(isAllowed ? FIELDS.display_name : "Harbour Lending");
    }
  });

  test("cannot be reached from another company, whatever the form contains", async () => {
    const other = await makeCompany();
    const { companyId } = await signInAs("owner");
    await save({ ...FIELDS, company_id: other.companyId });
    expect((await brandOf(companyId)).displayName).toBe(FIELDS.display_name);
    expect((await brandOf(other.companyId)).displayName).toBe("Harbour Lending");
    expect(await changesOf(other.companyId)).toEqual([]);
    await changeBrand(other.companyId, ChangeBrand.parse({ ...FIELDS, colour: "#102030" }), other.actor);
    expect((await brandOf(companyId)).colour).toBe("#ffe000");
  });
});

describe("an invalid field of the brand form", () => {
  const NO_PHONE = "Enter an Australian phone number, or an international one that begins with +.";
  const REFUSED: [keyof typeof FIELDS, string, string][] = [
    ["display_name", "", "This is needed."],
    ["display_name", "x".repeat(121), "Use at most 120 characters."],
    ["display_name", "Rowan\u202egnidneL", "Use one line of plain text, without hidden characters."],
    ["display_name", "Rowan\nLending", "Use one line of plain text, without hidden characters."],
    ["display_name", "Rowan\u0007", "Use one line of plain text, without hidden characters."],
    ["display_name", "\u200d…", "Use at least one letter or digit."],
    ["colour", "", "This is needed."],
    ["colour", "yellow", "Write the colour as # and six digits or letters from a to f, such as #0f5c4d."],
    ["colour", "#fe0", "Write the colour as # and six digits or letters from a to f, such as #0f5c4d."],
    ["colour", "#ffe000;}", "Write the colour as # and six digits or letters from a to f, such as #0f5c4d."],
    ["contact_email", "help", "An email address must have an @-sign."],
    ["contact_phone", "12", NO_PHONE],
    ["contact_phone", "call 02 5550 0123", NO_PHONE],
    ["complaints_url", "http://rowan.example", "The URL must start with https://."],
    ["complaints_url", "javascript:alert(1)", "The URL must start with https://."],
    ["purpose", "x".repeat(301), "Use at most 300 characters."],
    ["purpose", "To lend\u2028you money", "Use one line of plain text, without hidden characters."],
  ];

  test("has an error next to it, nothing is saved, and the form keeps the input", async () => {
    const { companyId } = await signInAs("owner");
    for (const [name, value, says] of REFUSED) {
      const sent = { ...FIELDS, [name]: value };
      const state = await save(sent);
      expect(state.errors).toEqual({ [name]: says });
      const { [name]: _, ...rest } = FIELDS;
      expect(state.values).toMatchObject(rest);
    }
    expect((await brandOf(companyId)).colour).toBe("#0f5c4d");
    expect(await changesOf(companyId)).toEqual([]);
  });

  test("prevents the logo from being saved, so that the member must choose the logo again", async () => {
    const { companyId } = await signInAs("owner");
    const state = await save({ ...FIELDS, colour: "red" }, new File([pictureOf("png")], "logo.png"));
    expect(Object.keys(state.errors).sort()).toEqual(["colour", "logo"]);
    expect((await brandOf(companyId)).logo).toBeNull();
  });
});

describe("a logo", () => {
  test("gets its type from its content, not from its name or the browser's type", async () => {
    const { companyId } = await signInAs("owner");
    await save(FIELDS, new File([pictureOf("png")], "logo.jpg", { type: "image/jpeg" }));
    expect((await brandOf(companyId)).logoType).toBe("image/png");
  });

  test("shows an error next to the field if it is refused, and the previous logo remains", async () => {
    const { companyId } = await signInAs("owner");
    await save(FIELDS, new File([pictureOf("png")], "logo.png"));
    const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>");
    const kinds = "Choose a PNG, JPEG or WebP picture. Other formats, such as SVG, are not accepted.";
    const refused: [Uint8Array<ArrayBuffer>, string][] = [
      [svg, kinds],
      [pngOf({ length: 101_000 }), "Choose a picture of at most 100 kB."],
      [pictureOf("png").slice(0, 20), "This picture is damaged: its size cannot be read."],
      [pngOf({ width: 0 }), "This picture is damaged: its size cannot be read."],
      [pngOf({ width: 4 }), "This picture is damaged. Save it again in a picture editor."],
      [pngOf({ width: 2_001 }), "Choose a picture that is at most 2,000 pixels wide and high."],
      [pngOf({ height: 2_001 }), "Choose a picture that is at most 2,000 pixels wide and high."],
    ];
    for (const [bytes, says] of refused) {
      const state = await save(
        { ...FIELDS, display_name: "Changed" },
        new File([bytes], "logo.png", { type: "image/png" }),
      );
      expect(state.errors).toEqual({ logo: says });
      expect(state.values.display_name).toBe("Changed");
    }
    const brand = await brandOf(companyId);
    expect(brand.displayName).toBe(FIELDS.display_name);
    expect(Buffer.from(brand.logo ?? []).equals(await rewritten("png"))).toBe(true);
  });

  test("is refused if a hand-made form sends it as text", async () => {
    await signInAs("owner");
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FIELDS, logo: "hello" })) form.set(name, value);
    expect((await changeBrandAction(UNTOUCHED, form)).errors).toEqual({
      logo: "Choose a PNG, JPEG or WebP picture.",
    });
  });
});
