import { NEW_HOUSE_BILLERS } from "./billers-new-home";
import { NEW_LIFE_BILLERS } from "./billers-new-life";
import type { Biller } from "./types";

/** Firms that bill regularly and that few people know, and many small councils and schools. */
export const HELD_OUT_BILLERS: readonly Biller[] = [...NEW_HOUSE_BILLERS, ...NEW_LIFE_BILLERS];
