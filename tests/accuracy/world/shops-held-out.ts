import { NEW_DINING } from "./shops-new-dining";
import { NEW_FOOD_AND_TRANSPORT } from "./shops-new-food";
import { NEW_HEALTH_AND_CARE } from "./shops-new-health";
import { NEW_HOME_AND_RETAIL } from "./shops-new-home";
import { NEW_LEISURE_AND_OTHER } from "./shops-new-leisure";
import type { Shop } from "./types";

/** Independent, regional and new businesses: what is known of them stands in their wording and their trade's code alone. */
export const HELD_OUT_SHOPS: readonly Shop[] = [
  ...NEW_DINING,
  ...NEW_FOOD_AND_TRANSPORT,
  ...NEW_HEALTH_AND_CARE,
  ...NEW_HOME_AND_RETAIL,
  ...NEW_LEISURE_AND_OTHER,
];
