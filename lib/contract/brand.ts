import { z } from "zod";
import { refuse } from "@/lib/contract/fault";
import { Email, findPhone, line, refuseLength } from "@/lib/contract/text";
import { LiveWebAddress } from "@/lib/contract/web-address";
import { readPicture } from "@/lib/rules/picture";

/**
 * The largest logo in bytes. A logo is embedded in every customer page, so it must load quickly on a slow connection.
 */
export const LOGO_BYTES_MAX = 100_000;
/**
 * The maximum number of pixels per side. Even a small file can decode to a picture that is too large for an old phone's
 * memory.
 */
export const LOGO_PX_MAX = 2_000;

const NAME_LENGTH_MAX = 120;
const PURPOSE_LENGTH_MAX = 300;
const PHONE_LENGTH_MAX = 32;

/**
 * Text that email programs turn into links, or that only addresses contain. Names must not contain it, because our
 * emails show the names to people who do not know the firm.
 */
const OF_AN_ADDRESS = /[/\\@]|www\./i;

/** A one-line name without the marks of a web or email address (OF_AN_ADDRESS). */
export function nameLine(min: number, max: number) {
  return line(min, max).superRefine((value, ctx) => {
    if (OF_AN_ADDRESS.test(value))
      refuse(ctx, "Use a name without a web address, an email address, / or @.", value);
  });
}

export const DisplayName = nameLine(1, NAME_LENGTH_MAX).superRefine((value, ctx) => {
  if (value !== "" && !/[\p{L}\p{N}]/u.test(value)) refuse(ctx, "Use at least one letter or digit.", value);
});

const Colour = z
  .string()
  .superRefine((value, ctx) => {
    if (/^#[0-9a-f]{6}$/i.test(value)) return;
    refuse(ctx, "Write the colour as # and six digits or letters from a to f, such as #0f5c4d.", value);
  })
  .toLowerCase();

/** A phone number, stored as typed, because firms format 1300 numbers and branch numbers in their own ways. */
const ContactPhone = z
  .string()
  .transform((value) => value.trim().replace(/\s+/g, " "))
  .superRefine((value, ctx) => {
    if (refuseLength(value, 1, PHONE_LENGTH_MAX, ctx)) return;
    if (/^[+()\d -]+$/.test(value) && findPhone(value)) return;
    refuse(ctx, "Enter an Australian phone number, or an international one that begins with +.", value);
  });

/** A PNG, JPEG or WebP, judged by its bytes. Never SVG, which can contain a script. */
const Logo = z
  .custom<Uint8Array<ArrayBuffer>>((sent) => sent instanceof Uint8Array, "choose a PNG, JPEG or WebP picture")
  .transform((bytes, ctx) => {
    const picture = readPicture(bytes);
    const reason = findLogoFault(bytes.length, picture);
    if (picture && !reason) return { bytes, type: picture.type };
    refuse(ctx, reason ?? "", null);
    return z.NEVER;
  });

function findLogoFault(length: number, picture: ReturnType<typeof readPicture>): string | null {
  if (!picture) return "Choose a PNG, JPEG or WebP picture. Other formats, such as SVG, are not accepted.";
  if (length > LOGO_BYTES_MAX) return `Choose a picture of at most ${LOGO_BYTES_MAX / 1_000} kB.`;
  if (!picture.size) return "This picture is damaged: its size cannot be read.";
  if (Math.max(picture.size.width, picture.size.height) <= LOGO_PX_MAX) return null;
  return `Choose a picture that is at most ${LOGO_PX_MAX.toLocaleString("en-AU")} pixels wide and high.`;
}

/**
 * The firm's brand from the portal's form, always complete. An omitted field is cleared, except the logo, which stays
 * until it is replaced or removed. A new logo takes precedence over removing the old one.
 */
export const ChangeBrand = z.object({
  display_name: DisplayName,
  colour: Colour,
  contact_email: Email.optional(),
  contact_phone: ContactPhone.optional(),
  complaints_url: LiveWebAddress.optional(),
  /** Why the firm asks for the data, in its own words. */
  purpose: line(1, PURPOSE_LENGTH_MAX).optional(),
  logo: Logo.optional(),
  remove_logo: z.literal("on").optional(),
});
export type ChangeBrand = z.infer<typeof ChangeBrand>;
