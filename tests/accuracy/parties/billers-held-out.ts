import { NEW_HOME_BILLERS } from "./billers-new-home";
import { NEW_OTHER_BILLERS } from "./billers-new-other";
import type { Biller } from "./types";

/** Little-known firms that bill regularly, and many small councils and schools. */
export const HELD_OUT_BILLERS: readonly Biller[] = [...NEW_HOME_BILLERS, ...NEW_OTHER_BILLERS];
