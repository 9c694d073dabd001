import { MAJOR_BANKS } from "./banks-major";
import { OTHER_BANKS } from "./banks-mutual";
import { APP_BANKS } from "./banks-new";
import { REGIONAL_BANKS } from "./banks-regional";
import type { BankVoice } from "./types";

/** How each bank writes. A voice fills `{name}` with a wording that may itself be cut, doubled or in another case. */
export const BANK_VOICES: readonly BankVoice[] = [
  ...MAJOR_BANKS,
  ...APP_BANKS,
  ...REGIONAL_BANKS,
  ...OTHER_BANKS,
];
