/**
 * The category of each consumer trade, by the first digits of its code in the North American Industry Classification
 * System.
 */
const CATEGORIES: Readonly<Record<string, string>> = {
  "foo.dining": "7222 7223 7225 722 311811 445291 722330",
  "foo.alcohol": "7224 4453 722410 312120 312130",
  "foo.groceries": "4451 4452 4450 445292 445299 445",
  "foo.tobacco_vape": "453991",
  "tra.fuel": "447",
  "tra.public": "4851 4852 485510 487110 482112 485113 483212 483114",
  "tra.rideshare_taxi": "4853 532111 532112",
  "tra.tolls_parking": "812930",
  "tra.vehicle_care": "8111 4413 488410",
  "hea.medical": "6211 6212 6213 6214 6215 6219 622 446130 446199 621",
  "hea.pharmacy": "446110 446191",
  "hou.maintenance": "2381 2382 2383 2389 4441 4442 5617 238 236118 811411 562",
  "utl.energy": "2211 2212 454310",
  "com.phone_internet": "5171 5172 517",
  "edu.childcare": "6244",
  "edu.tertiary_professional": "6112 6113 6114 6115 611691 611692 611699 611710 5411 5412 813920 813910",
  "per.clothing": "4481 4482 4483 448 8114300 811430 811490 532220",
  "per.care": "8121 446120 8123",
  "shp.department": "4521 452990 452111 452910",
  "shp.home_goods": "442 443 811412 811420 811211 811212 811213 811219 532210",
  "shp.gifts_other": "4531 4532 4533 453920 451120 451130 453998 541921 323111",
  "rec.entertainment": "5121 7111 7115 7121 7131 713990 713950 512131 451211 451212 532230 712",
  "rec.gym": "713940",
  "rec.sport_hobby": "451110 451140 713910 713920 713930 611610 611620 7112 532292",
  "rec.travel": "7211 7212 5615 481111 481 4831 487",
  "pet.care": "541940 453910 812910",
  "giv.donation": "8131 8132 8133 8134",
};

const categoryOf = new Map(
  Object.entries(CATEGORIES).flatMap(([category, codes]) => codes.split(" ").map((code) => [code, category])),
);

/** Returns the category of a code's longest listed prefix, or null. */
export function toNaicsCategory(code: string): string | null {
  for (let length = code.length; length >= 3; length--) {
    const category = categoryOf.get(code.slice(0, length));
    if (category) return category;
  }
  return null;
}
