import { SEEN_FOOD_AND_TRANSPORT } from "./shops-seen-food";
import { SEEN_HEALTH_AND_HOME } from "./shops-seen-health";
import { SEEN_LEISURE } from "./shops-seen-leisure";
import { SEEN_DIGITAL_AND_MONEY } from "./shops-seen-other";
import type { Shop } from "./types";

/** Chains that most Australians know, and that a merchant table can be expected to contain. */
export const SEEN_SHOPS: readonly Shop[] = [
  ...SEEN_FOOD_AND_TRANSPORT,
  ...SEEN_HEALTH_AND_HOME,
  ...SEEN_LEISURE,
  ...SEEN_DIGITAL_AND_MONEY,
];
