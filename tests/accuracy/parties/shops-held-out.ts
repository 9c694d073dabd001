import { NEW_DINING } from "./shops-new-dining";
import { NEW_FOOD_AND_TRANSPORT } from "./shops-new-food";
import { NEW_HEALTH_AND_CARE } from "./shops-new-health";
import { NEW_HOME_AND_RETAIL } from "./shops-new-home";
import { NEW_LEISURE_AND_OTHER } from "./shops-new-leisure";
import type { Shop } from "./types";

/**
 * Independent, regional and new businesses. For most of them, only the wording and the merchant category code say what
 * they sell.
 */
export const HELD_OUT_SHOPS: readonly Shop[] = [
  ...NEW_DINING,
  ...NEW_FOOD_AND_TRANSPORT,
  ...NEW_HEALTH_AND_CARE,
  ...NEW_HOME_AND_RETAIL,
  ...NEW_LEISURE_AND_OTHER,
];
