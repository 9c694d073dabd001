import { FIRST_CLAIMS } from "./claims-first";
import { LAST_CLAIMS } from "./claims-last";
import { MIDDLE_CLAIMS } from "./claims-middle";
import type { Claims } from "./look";

export const CLAIMS: Readonly<Record<string, Claims>> = { ...FIRST_CLAIMS, ...MIDDLE_CLAIMS, ...LAST_CLAIMS };
