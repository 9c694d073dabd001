import { HELD_OUT_EMPLOYERS, SEEN_EMPLOYERS } from "./payers-employers";
import {
  HELD_OUT_PUBLIC_PAYERS,
  OTHER_PAYERS_HELD_OUT,
  OTHER_PAYERS_SEEN,
  SEEN_PUBLIC_PAYERS,
} from "./payers-public";
import type { Payer } from "./types";

/** Those who pay customers and are known to all. */
export const SEEN_PAYERS: readonly Payer[] = [...SEEN_EMPLOYERS, ...SEEN_PUBLIC_PAYERS, ...OTHER_PAYERS_SEEN];

/** Those who pay customers and stand in no list, or word a known payment in a rare way. */
export const HELD_OUT_PAYERS: readonly Payer[] = [
  ...HELD_OUT_EMPLOYERS,
  ...HELD_OUT_PUBLIC_PAYERS,
  ...OTHER_PAYERS_HELD_OUT,
];
