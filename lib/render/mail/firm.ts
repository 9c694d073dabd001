import { readPicture } from "@/lib/rules/picture";
import type { DrawnMail } from "./content";
import type { Sender } from "./frame";

/** A firm as its customers meet it in a mail. */
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
/** Pictures that every mail program shows; where a WebP is the logo, the name stands there instead. */
const SHOWN = ["image/png", "image/jpeg"];

/** The firm at the head of a mail, and the picture that comes with it. */
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

/** The contact, as the foot of a customer's mail shows it. */
export function reachOf({ name, email, phone }: Pick<MailFirm, "name" | "email" | "phone">): string {
  const ways = [email, phone].filter((way) => way !== null).join(" or ");
  return `Questions? Ask ${name}${ways ? `: ${ways}` : ""}.`;
}
