import { readPicture } from "@/lib/rules/picture";
import type { DrawnMail } from "./content";
import type { Sender } from "./frame";

/** A firm as shown to its customers in an email. */
export type MailFirm = {
  name: string;
  colour: string;
  email: string | null;
  phone: string | null;
  logo: { bytes: Uint8Array } | null;
};

const LOGO_ID = "logo";
const LOGO_HEIGHT_MAX = 40;
const LOGO_WIDTH_MAX = 160;
/** Picture types that every email client shows. Instead of a WebP logo, the name is shown. */
const SHOWN = ["image/png", "image/jpeg"];

/** The firm in the header of an email, and its attached logo. */
export function toSender({ name, colour, logo }: MailFirm): Sender & Pick<DrawnMail, "attachments"> {
  const picture = logo && readPicture(logo.bytes);
  if (!logo || !picture?.size || !SHOWN.includes(picture.type)) return { name, colour, logo: null };
  const { width, height } = picture.size;
  const scale = Math.min(1, LOGO_WIDTH_MAX / width, LOGO_HEIGHT_MAX / height);
  const shown = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const filename = picture.type === "image/png" ? "logo.png" : "logo.jpg";
  const file = { filename, contentType: picture.type, bytes: logo.bytes, contentId: LOGO_ID };
  return { name, colour, logo: { contentId: LOGO_ID, ...shown }, attachments: [file] };
}

/** The contact in the footer of a customer's email. */
export function reachOf({ name, email, phone }: Pick<MailFirm, "name" | "email" | "phone">): string {
  const ways = [email, phone].filter((way) => way !== null).join(" or ");
  return `Questions? Ask ${name}${ways ? `: ${ways}` : ""}.`;
}
