import { FIRST_CLAIMS } from "./claims-first";
import { LAST_CLAIMS } from "./claims-last";
import { MIDDLE_CLAIMS } from "./claims-middle";
import type { Look } from "./look";

/** One check for each line of a household's `expect`, in order. */
export type Claims = readonly ((look: Look) => void)[];

export const CLAIMS: Readonly<Record<string, Claims>> = { ...FIRST_CLAIMS, ...MIDDLE_CLAIMS, ...LAST_CLAIMS };
