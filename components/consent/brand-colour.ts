/**
 * A firm may choose any colour; a page may not be hard to read. These make the nearest colour of the same hue that
 * stands out from the paper, and find the text that can be read upon it.
 */
type Rgb = readonly [number, number, number];

/** WCAG 2.2 AA for text; the colour is used for text and for the ground of buttons alike. */
const CONTRAST_MIN = 4.5;
const STEPS = 20;
const LIGHT_PAPER = "#ffffff";
/** The ground of the page in dark mode, as in `app/globals.css`. */
const DARK_PAPER = "#121614";
const DARK_TEXT = "#0b1210";
const DEFAULT_COLOUR = "#0f5c4d";

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function findRgb(hex: string): Rgb | null {
  const found = HEX.exec(hex);
  if (!found) return null;
  const [, r = "0", g = "0", b = "0"] = found;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it. Unreadable colours count as black. */
export function contrast(one: string, other: string): number {
  const a = luminance(findRgb(one) ?? [0, 0, 0]);
  const b = luminance(findRgb(other) ?? [0, 0, 0]);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour moved towards black or white, as far from `paper` as needed and no further. */
function legibleOn(paper: string, colour: Rgb): string {
  const towards: Rgb = luminance(findRgb(paper) ?? [255, 255, 255]) > 0.5 ? [0, 0, 0] : [255, 255, 255];
  for (let step = 0; step < STEPS; step++) {
    const share = step / STEPS;
    const mixed = toHex([
      colour[0] + (towards[0] - colour[0]) * share,
      colour[1] + (towards[1] - colour[1]) * share,
      colour[2] + (towards[2] - colour[2]) * share,
    ]);
    if (contrast(mixed, paper) >= CONTRAST_MIN) return mixed;
  }
  return toHex(towards);
}

function textOn(ground: string): string {
  return contrast(LIGHT_PAPER, ground) >= CONTRAST_MIN ? LIGHT_PAPER : DARK_TEXT;
}

export type Accent = { light: string; onLight: string; dark: string; onDark: string };

/** The firm's colour for a light and a dark page, each with the text to set upon it. Nonsense gives our own green. */
export function toAccent(colour: string): Accent {
  const rgb = findRgb(colour) ?? findRgb(DEFAULT_COLOUR) ?? [0, 0, 0];
  const light = legibleOn(LIGHT_PAPER, rgb);
  const dark = legibleOn(DARK_PAPER, rgb);
  return { light, onLight: textOn(light), dark, onDark: textOn(dark) };
}

/** The rules that put the firm's colour on a page. Made of checked hexadecimal colours alone, never of given text. */
export function accentStyle(colour: string): string {
  const accent = toAccent(colour);
  const light = `:root{--accent:${accent.light};--on-accent:${accent.onLight}}`;
  const dark = `:root{--accent:${accent.dark};--on-accent:${accent.onDark}}`;
  return `${light}@media (prefers-color-scheme:dark){${dark}}`;
}
