import { NEW_HOUSE_BILLERS } from "./billers-new-home";
import { NEW_LIFE_BILLERS } from "./billers-new-life";
import type { Biller } from "./types";

/** Firms that bill regularly and are on no short list; councils and schools are many and small. */
export const HELD_OUT_BILLERS: readonly Biller[] = [...NEW_HOUSE_BILLERS, ...NEW_LIFE_BILLERS];
