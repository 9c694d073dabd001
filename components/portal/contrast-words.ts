import { toBrand } from "../consent/brand-colour";

/** Says how a firm's colour is used on its customers' pages; null for text that is not a colour. */
export function contrastWords(colour: string): string | null {
  const wanted = colour.trim().toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(wanted)) return null;
  const text = toBrand(wanted).text === "#ffffff" ? "white" : "black";
  return `Your customers see exactly this colour, with ${text} text on it.`;
}
