/** Red, green and blue, each 0 to 255. */
type Rgb = readonly [number, number, number];

/** The minimum contrast for text (WCAG 2.2, level AA). */
const CONTRAST_MIN = 4.5;
const STEPS = 20;
const LIGHT_PAPER = "#ffffff";
/** The background of the page in dark mode, as in `app/globals.css`. */
const DARK_PAPER = "#121614";
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

/** Computes the contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it. Treats an invalid colour as black. */
export function contrast(one: string, other: string): number {
  const a = luminance(findRgb(one) ?? [0, 0, 0]);
  const b = luminance(findRgb(other) ?? [0, 0, 0]);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Moves a colour towards black or white, only as far as needed for enough contrast on `paper`. */
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

const textOn = (ground: string): string =>
  contrast("#ffffff", ground) >= contrast("#000000", ground) ? "#ffffff" : "#000000";

type Brand = { ground: string; text: string };

/**
 * Picks white or black as text colour, whichever contrasts more: at least 4.58 on any colour. Uses our own colour if
 * the firm's is malformed.
 */
export function toBrand(colour: string): Brand {
  const ground = toHex(findRgb(colour) ?? findRgb(DEFAULT_COLOUR) ?? [0, 0, 0]);
  return { ground, text: textOn(ground) };
}

/**
 * The minimum contrast between a background and the page (WCAG 2.2, non-text contrast). Below it, the background gets
 * a border.
 */
const EDGE_CONTRAST_MIN = 3;

/**
 * The CSS that applies the firm's colour unchanged, with readable text on it. Built only from checked hexadecimal
 * colours, never from input text.
 */
export function brandStyle(colour: string): string {
  const { ground, text } = toBrand(colour);
  const edge = (paper: string) => (contrast(ground, paper) >= EDGE_CONTRAST_MIN ? ground : "var(--edge)");
  const light = `:root{--accent:${ground};--on-accent:${text};--accent-edge:${edge(LIGHT_PAPER)}}`;
  return `${light}@media (prefers-color-scheme:dark){:root{--accent-edge:${edge(DARK_PAPER)}}}`;
}

/** The firm's colour for text on white, as in a report; dark ink if the colour would be too light to read. */
export const textColour = (colour: string): string => {
  const { ground } = toBrand(colour);
  return contrast(ground, LIGHT_PAPER) >= CONTRAST_MIN ? ground : "#16232b";
};

/**
 * The CSS for the sandbox bank's colour, moved towards black or white until text in it is readable on a light and a
 * dark page.
 */
export function accentStyle(colour: string): string {
  const rgb = findRgb(colour) ?? findRgb(DEFAULT_COLOUR) ?? [0, 0, 0];
  const rules = (paper: string) => {
    const accent = legibleOn(paper, rgb);
    return `:root{--accent:${accent};--on-accent:${textOn(accent)}}`;
  };
  return `${rules(LIGHT_PAPER)}@media (prefers-color-scheme:dark){${rules(DARK_PAPER)}}`;
}
