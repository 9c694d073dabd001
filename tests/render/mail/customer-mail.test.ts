import { describe, expect, test } from "vitest";
import { writeInvite, writeReminder } from "@/lib/messages/write-invite";
import { renderCustomerMail } from "@/lib/render/mail/customer-mail";
import type { MailFirm } from "@/lib/render/mail/firm";
import { renderStaffMail } from "@/lib/render/mail/staff-mail";

const URL = "https://surplus.example/connect/req_x";
const FIRM: MailFirm = {
  name: "Harbour Lending",
  colour: "#fde047",
  email: "help@harbour.example",
  phone: "1300 123 456",
  logo: null,
};
const words = (name: string) => ({ clientName: name, firmName: name, url: URL });
const HOSTILE = [
  `<script>alert(1)</script>`,
  `" onmouseover="alert(1)`,
  `</title><img src=x onerror=alert(1)>`,
  `Firm\r\nBcc: x@evil.example`,
  `Firm\u202egnidneL\u0007`,
];

/** A PNG header of this size. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

describe("an email to a customer", () => {
  test("has the same content in text and HTML, in the firm's name and a readable colour", async () => {
    const mail = await renderCustomerMail(FIRM, writeInvite(words("Harbour Lending")));
    for (const part of [
      "You choose your bank and agree there",
      "help@harbour.example or 1300 123 456",
      URL,
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.html).toContain(`href="${URL}"`);
    // The firm's own colour unchanged, with black text on it.
    expect(mail.html).toContain("color:#000000;border-color:#000000;background:#fde047");
    expect(mail.html).not.toMatch(/https?:\/\/(?!surplus\.example)/);
  });

  test.each(HOSTILE)("runs no script and has a single-line subject if a name is %j", async (name) => {
    for (const content of [
      writeInvite(words(name)),
      writeReminder({ ...words(name), days: 2, isLast: true }),
    ]) {
      const { subject, html, text } = await renderCustomerMail({ ...FIRM, name, colour: name }, content);
      expect(html).not.toMatch(/<(script|iframe|object|embed|form|img)[\s>]/i);
      expect(html).not.toMatch(/<[a-z][^<>]*\son\w+\s*=/i);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters.
      for (const part of [subject, html, text]) expect(part).not.toMatch(/[\u0007\r\u202a-\u202e]/);
      expect(subject).not.toMatch(/\n/);
    }
  });

  test("has no link, secret or customer's name in its subject and preview", async () => {
    const said = { clientName: "Priya Natarajan", firmName: "Harbour Lending", url: URL };
    for (const content of [writeInvite(said), writeReminder({ ...said, days: 2, isLast: false })])
      expect(`${content.subject} ${content.preview}`).not.toMatch(/req_|http|Priya/);
  });

  test("contains the firm's logo, at most 160 by 40, or the firm's name if email cannot show the logo", async () => {
    const bytes = png(800, 100);
    const mail = await renderCustomerMail(
      { ...FIRM, logo: { bytes } },
      writeInvite(words("Harbour Lending")),
    );
    expect(mail.html).toContain('<img src="cid:logo" alt="Harbour Lending" width="160" height="20"');
    expect(mail.attachments).toMatchObject([{ contentId: "logo", contentType: "image/png", bytes }]);
    const webp = new Uint8Array(Buffer.from("RIFF\0\0\0\0WEBPVP8 "));
    const plain = await renderCustomerMail(
      { ...FIRM, logo: { bytes: webp } },
      writeInvite(words("Harbour Lending")),
    );
    expect([plain.attachments, plain.html.includes("cid:")]).toEqual([[], false]);
  });
});

test("an email to staff turns only our own URLs into links", async () => {
  const { html, text, subject } = await renderStaffMail({
    subject: "Join <b>Harbour</b>\nBcc: x",
    button: "See the invitation",
    ownAddress: "https://surplus.example",
    support: undefined,
    lines: [
      "https://evil.example asks you to join <i>Harbour</i>.",
      "https://surplus.example/invitation?token=t",
      "Or sign in: https://surplus.example/sign-in",
    ],
  });
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "https://surplus.example/invitation?token=t",
    "https://surplus.example/sign-in",
  ]);
  expect(html).not.toMatch(/<(b|i)>/);
  expect(subject).not.toContain("\n");
  expect(text).toContain("\n\nhttps://surplus.example/invitation?token=t\n\n");
});

test("an email to staff names the contact, as text and as HTML, only if a contact is set", async () => {
  const words = {
    subject: "You were suspended",
    lines: ["Live is closed."],
    ownAddress: "https://surplus.example",
  };
  const named = await renderStaffMail({ ...words, support: "help@operator.example" });
  for (const part of [named.html, named.text])
    expect(part).toContain("We don’t read replies. Please write to help@operator.example.");
  const unnamed = await renderStaffMail({ ...words, support: undefined });
  expect([unnamed.text, unnamed.html.includes("We don’t read replies.")]).toEqual(["Live is closed.", true]);
});
