/**
 * The category of each consumer trade, by its code in the Australian and New Zealand Standard Industrial Classification
 * 2006.
 */
const CATEGORIES: Readonly<Record<string, string>> = {
  "foo.dining": "4511 4512 4513",
  "foo.alcohol": "4123 4520",
  "foo.groceries": "1174 4110 4111 4121 4122 4129",
  "tra.fuel": "4000",
  "tra.rideshare_taxi": "4623 6611",
  "tra.tolls_parking": "9533",
  "tra.vehicle_care": "3921 3922 9411 9412 9419",
  "hea.medical": "8401 8511 8512 8520 8531 8532 8533 8534 8537 8539 8599",
  "hou.maintenance": "3011 3019 3231 3232 3233 3234 3241 3242 3243 3244 3291 4231 4232 7313",
  "edu.childcare": "8010 8710",
  "edu.tertiary_professional": "6931 6932 8101",
  "per.clothing": "4251 4252 4254 4255 4256 4257 4258 9491",
  "per.care": "9511 9531",
  "shp.department": "4260",
  "shp.home_goods": "4211 4213 4214 4221 4222 4229",
  "shp.gifts_other": "4243 4272 4273 4274",
  "rec.entertainment": "4242 5513 8910 8921 9001 9003 9131",
  "rec.sport_hobby": "4241 4245 8211 9113",
  "rec.gym": "9111",
  "rec.travel": "4400 7220",
  "pet.care": "6970",
  "giv.donation": "9540",
};
/**
 * Trades whose names would mislead the category model (train-model.ts): empty shops, sites with several trades, and
 * codes that span many of our categories.
 */
const UNSURE = "0 4244 4253 4259 4271 4279 4530 5101 6712 8102 8219 8220 8790 8922 9112 9539 9559";

const categoryOf = new Map(
  Object.entries(CATEGORIES).flatMap(([category, codes]) => codes.split(" ").map((code) => [code, category])),
);
const unsure: ReadonlySet<string> = new Set(UNSURE.split(" "));

/** Returns the category of a trade's code: "none" for a trade that sells to firms, null if the trade is too vague. */
export function toAnzsicCategory(code: string): string | null {
  return unsure.has(code) ? null : (categoryOf.get(code) ?? "none");
}
