/**
 * Merchant category codes of the card networks (ISO 18245) and the leaf each stands for, for every code a household meets.
 * A code that covers mixed trades is left out, or listed as mixed: then a known merchant name decides before it.
 */
const CODES: Readonly<Record<string, string>> = {
  "foo.groceries": "5411 5422 5441 5451 5462 5499 5300 5309",
  "foo.dining": "5811 5812 5814",
  "foo.alcohol": "5813 5921",
  "foo.tobacco_vape": "5993",
  "tra.fuel": "5541 5542 5552 5983 5172 7511",
  "tra.public": "4111 4112 4131 4789",
  "tra.rideshare_taxi": "4121 7512 7519 7513",
  "tra.tolls_parking": "4784 7523",
  "tra.vehicle_care": "5511 5531 5532 5533 7531 7534 7535 7538 7542 7549 5571 5013 5521 5598 5599 5935 8675",
  "hea.medical": "8011 8021 8031 8041 8042 8043 8044 8049 8050 8062 8071 8099 4119 5975 5976 5047 8082",
  "hea.pharmacy": "5912 5122",
  "hou.maintenance":
    "5200 5211 5231 5251 5261 1520 1711 1731 1740 1750 1761 1771 1799 7342 7349 0780 5039 5072 5074 5198 4225 7217 2842 4214 5085 5169 5996 5998 7393 7394 7692 7699",
  "utl.energy": "4900",
  "com.phone_internet": "4812 4814 4816",
  "com.streaming": "4899 7841",
  "edu.childcare": "8351",
  "edu.public": "8211",
  "edu.tertiary_professional": "8220 8241 8244 8249 8299 8111 8931 8641 8621 7276 8911 8999 8734",
  "per.clothing": "5611 5621 5631 5641 5651 5655 5661 5681 5691 5697 5698 5699 5137 5139 7296 7251 5948",
  "per.care": "7230 7297 7298 5977 7210 7211 7216 5997 7299",
  "shp.department": "5310 5311 5331 5399",
  "shp.online": "5262 5961 5963 5964 5965 5969 7278",
  "shp.home_goods":
    "5712 5713 5714 5718 5719 5722 5732 5734 5045 5021 5943 7622 7623 7629 7641 5046 5044 5065 5099 7379",
  "shp.gifts_other":
    "5945 5947 5944 5971 5992 5994 5931 5932 5999 9402 4215 5950 5972 5094 5111 5131 5193 5199 5832 5933 5937 5973 5978 7261 7333 7338 7395 7631",
  "rec.entertainment":
    "7832 7922 7929 7932 7933 7991 7993 7994 7996 7998 5733 5735 5942 5192 7221 5816 5815 7273 7829",
  "rec.sport_hobby": "7999 5970 5940 5941 7941 7992 7997 7032 7911 5946 5949 4468 5551 8699",
  "rec.digital": "5817 5818 5968 7372 4815 7375",
  "rec.travel": "4411 4511 4582 4722 7011 7012 7033 3000 4457 4723 5561 5592 5962",
  "rec.gambling": "7995 7800 7801 7802 9406",
  "pet.care": "0742 5995",
  "giv.donation": "8398 8661 8651",
  "giv.remittance": "4829",
  "gov.tax": "9311",
  "gov.fine_fee": "9222 9211 9399 9223",
  "ins.other": "6300 5960 6381 6399",
  "dbt.collection": "7322",
  "csh.atm": "6011 6010",
  "fin.invest": "6211",
  "hou.rent": "6513",
};

/** Codes under which quite different trades are filed; the merchant's name is asked first. */
export const MIXED_CODES: ReadonlySet<string> = new Set(
  "4789 5013 5044 5065 5085 5099 5111 5131 5169 5193 5199 5399 5933 5961 5962 5963 5964 5965 5969 5998 6211 6399 7273 7278 7338 7375 7379 7392 7393 7394 7511 7699 8111 8398 8641 8675 8699 8734 8911 8999 5300 5310 5311 5331 5499 5999 5968 6300 6513 7299 7399 5815 5816 5817 5818 5734 4816 4899 4900 9399 5942 5735 5943 4121 7997 8299 5912 5211 5251 5983 7011 5960 4722 5541".split(
    " ",
  ),
);

/** Fuel is sold under supermarkets' names: the network's code knows the pump from the till. */
export const FUEL_CODES: ReadonlySet<string> = new Set(["5541", "5542", "5552"]);
export const GAMBLING_CODES: ReadonlySet<string> = new Set(["7995", "7800", "7801", "7802", "9406"]);

const leafOf = new Map<string, string>();
for (const [leaf, codes] of Object.entries(CODES)) {
  for (const code of codes.split(" ")) if (!leafOf.has(code)) leafOf.set(code, leaf);
}

/**
 * The leaf of a merchant category code, or null. Airlines (3000 to 3350), car hire (3351 to 3500) and hotel chains (3501 to
 * 3999) have a code each. Codes of money itself (6012, 6051, 6540) and of debt counselling (7277) say nothing on purpose:
 * a repayment, a gift card and a crypto exchange share them.
 */
export function findMccLeaf(mcc: string): string | null {
  const found = leafOf.get(mcc);
  if (found) return found;
  if (!/^3\d{3}$/.test(mcc)) return null;
  const number = Number(mcc);
  return number >= 3351 && number <= 3500 ? "tra.rideshare_taxi" : "rec.travel";
}
