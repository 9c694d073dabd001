import { toAccent } from "../consent/brand-colour";

/**
 * What becomes of a firm's colour on its customers' pages, in sentences; null for what is no colour. White text on a
 * colour and that colour on white paper have the same contrast, so one check answers for both.
 */
export function contrastWords(colour: string): string | null {
  const wanted = colour.trim().toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(wanted)) return null;
  const { light, dark } = toAccent(wanted);
  const onLight =
    light === wanted
      ? "Easy to read with white text on a light page."
      : `Too light for white text on a light page: we darken it to ${light} on your customers’ pages.`;
  return dark === wanted ? onLight : `${onLight} Too dark for a dark page: we lighten it to ${dark} there.`;
}
