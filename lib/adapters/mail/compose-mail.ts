import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Attachment, Mail } from "@/lib/adapters/mail/mail";

/** The longest line of a base64 body, in characters (RFC 2045, section 6.8). */
const LINE_LENGTH = 76;
/**
 * The largest number of bytes of text in one encoded word. The word then stays below the limit of 75 characters (RFC
 * 2047, section 2).
 */
const WORD_BYTES = 42;
const NEWLINE = "\r\n";
const HEX_16 = 16;

/**
 * Returns an address as SMTP accepts it: ASCII, with the domain in its A-label form. Returns null for an address that
 * plain SMTP cannot send to, or that contains a character which could end a command.
 */
export function toSmtpAddress(address: string): string | null {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  return at > 0 && domain && /^[\x21-\x3b\x3d\x3f-\x7e]+$/.test(local) ? `${local}@${domain}` : null;
}

/** The name and address of a sender such as `Reports <reports@example.com>`. */
export function readSender(from: string): { name: string; address: string } {
  const [, name = "", address = from] = /^(.*?)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"|"$/g, ""), address: address.trim() };
}

/**
 * One email as an Internet message (RFC 5322), every part in base64. Two emails with the same idempotency key get the
 * same Message-ID, so that a mailbox can drop the second copy. `headers` are added unchanged.
 */
export function composeMail(
  mail: Mail,
  { from, headers, now }: { from: string; headers: Readonly<Record<string, string>>; now: Date },
): string {
  const { name, address } = readSender(from);
  const sender = toSmtpAddress(address) ?? address;
  const seed = createHash("sha256").update(mail.idempotencyKey).digest("hex");
  const lines = [
    `From: ${name ? `${encodeWords(name)} <${sender}>` : sender}`,
    `To: ${toSmtpAddress(mail.to) ?? ""}`,
    ...(mail.replyTo && toSmtpAddress(mail.replyTo) ? [`Reply-To: ${toSmtpAddress(mail.replyTo)}`] : []),
    `Subject: ${encodeWords(mail.subject)}`,
    `Date: ${now.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${seed.slice(0, 2 * HEX_16)}@${sender.split("@")[1]}>`,
    "MIME-Version: 1.0",
    ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
    composeBody(mail, seed),
  ];
  return lines.join(NEWLINE) + NEWLINE;
}

/**
 * Nests the parts of an email: multipart/mixed holds the text and its attachments, multipart/alternative the plain text
 * and the HTML, multipart/related the HTML and its inline images. A level with a single part is left out.
 */
function composeBody({ text, html, attachments = [] }: Mail, seed: string): string {
  const pictures = html ? attachments.filter(({ contentId }) => contentId) : [];
  const files = attachments.filter((file) => !pictures.includes(file));
  const plain = part("text/plain; charset=utf-8", text);
  const within =
    html && group("related", `${seed}r`, [part("text/html; charset=utf-8", html), ...pictures.map(toFile)]);
  const words = within ? group("alternative", `${seed}a`, [plain, within]) : plain;
  return group("mixed", `${seed}m`, [words, ...files.map(toFile)]);
}

/** Joins parts into one multipart part; returns a single part unchanged. */
function group(kind: string, seed: string, parts: readonly string[]): string {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  // No line of base64 begins with two hyphens, so the boundary cannot occur in a part.
  const boundary = createHash("sha256")
    .update(seed)
    .digest("hex")
    .slice(0, 2 * HEX_16);
  const inside = parts.map((each) => `--${boundary}${NEWLINE}${each}${NEWLINE}`).join("");
  return `Content-Type: multipart/${kind}; boundary="${boundary}"${NEWLINE}${NEWLINE}${inside}--${boundary}--`;
}

function part(type: string, content: string | Uint8Array, headers: readonly string[] = []): string {
  const lines =
    Buffer.from(content as Uint8Array)
      .toString("base64")
      .match(/.{1,76}/g) ?? [];
  const head = [`Content-Type: ${type}`, "Content-Transfer-Encoding: base64", ...headers];
  return [...head, "", ...lines].join(NEWLINE);
}

function toFile({ filename, contentType, bytes, contentId }: Attachment): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const exact = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  const kind = contentId ? "inline" : "attachment";
  const name = plain === filename ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${exact}`;
  return part(contentType.replace(/[\r\n]/g, ""), bytes, [
    `Content-Disposition: ${kind}; ${name}`,
    ...(contentId ? [`Content-ID: <${contentId.replace(/[^\w.@-]/g, "")}>`] : []),
  ]);
}

/**
 * Encodes header text. Short text of plain words stays unchanged. All other text becomes encoded words (RFC 2047),
 * which contain no special characters of a header.
 */
function encodeWords(text: string): string {
  if (/^[\w .,'’-]*$/.test(text) && /^[\x20-\x7e]*$/.test(text) && text.length < LINE_LENGTH - 16)
    return text;
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word]
    .map((each) => `=?utf-8?B?${Buffer.from(each).toString("base64")}?=`)
    .join(`${NEWLINE} `);
}
