import { MAJOR_BANKS } from "./banks-major";
import { OTHER_BANKS } from "./banks-mutual";
import { APP_BANKS } from "./banks-new";
import { REGIONAL_BANKS } from "./banks-regional";
import type { BankVoice } from "./types";

/**
 * The templates of each bank. `{name}` is filled with a party's wording, which may be cut, doubled or in another case.
 */
export const BANK_VOICES: readonly BankVoice[] = [
  ...MAJOR_BANKS,
  ...APP_BANKS,
  ...REGIONAL_BANKS,
  ...OTHER_BANKS,
];
