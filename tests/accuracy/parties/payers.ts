import { HELD_OUT_EMPLOYERS, SEEN_EMPLOYERS } from "./payers-employers";
import {
  HELD_OUT_PUBLIC_PAYERS,
  OTHER_PAYERS_HELD_OUT,
  OTHER_PAYERS_SEEN,
  SEEN_PUBLIC_PAYERS,
} from "./payers-public";
import type { Payer } from "./types";

/** All well-known payers: employers, public schemes, and others such as funds and insurers. */
export const SEEN_PAYERS: readonly Payer[] = [...SEEN_EMPLOYERS, ...SEEN_PUBLIC_PAYERS, ...OTHER_PAYERS_SEEN];

/** Less known payers, and known payers with a rare wording. */
export const HELD_OUT_PAYERS: readonly Payer[] = [
  ...HELD_OUT_EMPLOYERS,
  ...HELD_OUT_PUBLIC_PAYERS,
  ...OTHER_PAYERS_HELD_OUT,
];
