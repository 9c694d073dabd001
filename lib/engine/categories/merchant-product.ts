import { isSaintSchool } from "@/lib/engine/categories/debit-signs";
import { isAnimalFee, isFined } from "@/lib/engine/categories/fines";
import { MERCHANT_NAMES } from "@/lib/engine/categories/merchants";
import type { Merchant } from "@/lib/engine/categories/read-names";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { Decidable, Decision } from "@/lib/engine/row";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * Reports whether a match covers the whole name. If one word of a longer name matches, the network's code is
 * better evidence: "OPAL" is a train ticket, but "OPAL MINDED" sells stones.
 */
export function isWholeName(
  { phrase, confidence }: NonNullable<Signs["merchant"]>,
  { tokens }: Descriptor,
): boolean {
  return confidence >= 0.95 && (phrase.includes(" ") || tokens.length === 1);
}

/** Products that a lender's bill may name. The bill must have the wording given here to count as that product. */
const PRODUCTS: Readonly<Record<string, RegExp>> = {
  "dbt.mortgage": /./,
  "dbt.car": /./,
  "dbt.card_unshared": /./,
  "dbt.lease": /./,
  "dbt.student_direct": /./,
  // A word such as "repayment" fits every kind of loan, so only a word such as "personal" or "consumer" shows a
  // personal loan.
  "dbt.personal": /^(?:PERS|CONSUMER|READY CREDIT)/,
};
/** Categories of authorities that also issue fines. */
const ROADS: ReadonlySet<string> = new Set(["tra.rego_licence", "tra.tolls_parking", "tra.public"]);
/**
 * Words for asset or car finance, whole or truncated. Such a loan counts as a car loan. "Auto payment" is not among
 * these words, because any product's payment may be automatic.
 */
const ASSET = /\bASSET F(?:I\w*)?\b|\bAUTO\b(?! (?:PAY|PMT|PYMT|REPAY|DEBIT|DD|DR))/;
/**
 * The word "passport", whole or truncated. Post offices take passport applications, so a payment to a post office with
 * this word is a public fee.
 */
const PASSPORT = /^PASSPOR?T?$/;
const CAFE = /^(?:CAFE|RESTAURANT|BISTRO)$/;
/** The size of a loan in a lender's wording. */
const SIZED = /\b(?:SACC|MACC|SMALL LOAN|MEDIUM LOAN)\b/;
const FUNERAL = /^FUNERALS?$/;
const RUNS_PARKING = /^(?:hou\.rates_water|tra\.rego_licence)$/;
const CHARITIES = /^(?:giv|hea)\./;
/** "Housing", truncated at the end of a name. */
const CUT_HOUSING = /^HOUS(?:E|I|IN)$/;
/** Words of car parks, whole or truncated. */
const PARKED = /^(?:CARPARK|PARKIN?G?|MULTISTO\w*)$/;
/** The fee of a letting agent, which owners pay. */
const MANAGED =
  /\b(?:MGMT|MGT|MNGT|MANAGEMENT|LETTING|LANDLORD|AGENT) FEES?\b|\bLANDLORD (?:STMT|STATEMENT)\b/;
/** An owners' corporation, which some letting agents manage. */
const OWNED = /\b(?:OWNERS CORP\w*|STRATA|BODY CORP\w*)\b/;
/**
 * Words for student loans, which are repaid to the tax office. So a payment to the tax office with one of these words
 * is not tax.
 */
const STUDIED = /^(?:HELP|HECS|STUDENT)$/;
const SCHOOL_CARE = /^(?:OSHC|OOSH)$/;
/** Categories of creditors that keep their category whatever product the bill names. */
const DEBTS_OF_ANY_PRODUCT: ReadonlySet<string> = new Set(["dbt.collection", "dbt.agreement", "dbt.bnpl"]);

/**
 * The category of the product that a bill names, which takes precedence over the merchant's usual category. For
 * example, a lender's "CAR LOAN" is not a small loan, and student housing that bills rent is not board.
 */
export function productCode(
  merchant: NonNullable<Signs["merchant"]>,
  sign: Signs,
  { words, channel }: Pick<Descriptor, "words" | "channel">,
): string {
  const { code } = merchant.value;
  // Road authorities and councils also issue fines: "TOLL INFRINGEMENT" is printed before the name.
  if ((ROADS.has(code) || code === "hou.rates_water") && isFined(words)) return "gov.fine_fee";
  if (code === "hou.rates_water" && isAnimalFee(words)) return "gov.fine_fee";
  if (code === "hou.rates_water" && sign.keyword?.value.code === "hou.strata_landtax")
    return "hou.strata_landtax";
  if (code === "gov.tax" && words.some((word) => STUDIED.test(word))) return "dbt.student_direct";
  // A school's payment platform also charges for care before and after school (OSHC), which is childcare.
  if (code === "edu.public" && words.some((word) => SCHOOL_CARE.test(word))) return "edu.childcare";
  if (code === "shp.gifts_other" && words.some((word) => PASSPORT.test(word))) return "gov.fine_fee";
  // A funeral is not paid by direct debit, but funeral insurance is.
  if (code === "shp.gifts_other" && channel === "DIRECT_DEBIT" && words.some((word) => FUNERAL.test(word)))
    return "ins.other";
  // A baker's or grocer's café sells meals. A club that is listed for its meals may also run a gym.
  if (code === "foo.groceries" && words.some((word) => CAFE.test(word))) return "foo.dining";
  if (code === "foo.dining" && words.includes("GYM")) return "rec.gym";
  // A fuel company's shop that calls itself a market sells groceries.
  if (code === "tra.fuel" && MARKET.test(words.join(" "))) return "foo.groceries";
  if (RUNS_PARKING.test(code) && sign.mccCategory === "tra.tolls_parking") return "tra.tolls_parking";
  // Councils and territories also run car parks, so with these words the payment is for parking and not for rates.
  if (RUNS_PARKING.test(code) && words.some((word) => PARKED.test(word))) return "tra.tolls_parking";
  // Churches and charities let homes: "EXAMPLE CARE HOUSE" with a tenant's number.
  if (channel === "DIRECT_DEBIT" && CHARITIES.test(code) && words.some((word) => CUT_HOUSING.test(word)))
    return "hou.rent";
  // "HL" in a lender's own reference means home loan.
  if (groupOf(code) === "dbt" && !DEBTS_OF_ANY_PRODUCT.has(code) && words.includes("HL"))
    return "dbt.mortgage";
  const isLender = groupOf(code) === "dbt" && !DEBTS_OF_ANY_PRODUCT.has(code);
  if (isLender && ASSET.test(words.join(" "))) return "dbt.car";
  // SACC and MACC are the law's short names for small and medium loans.
  const size = SIZED.exec(words.join(" "))?.[0];
  if (isLender && size !== undefined) return size.startsWith("S") ? "dbt.sacc" : "dbt.macc";
  if (code === "dbt.car" && words.includes("BOAT")) return "dbt.personal";
  if (code === "hou.rent" && MANAGED.test(words.join(" "))) return "hou.investment";
  if (code === "hou.rent" && OWNED.test(words.join(" "))) return "hou.strata_landtax";
  const said = sign.keyword;
  if (!said || said.value.inferred) return code;
  if (code === "hou.rent" && said.value.code === "hou.investment") return said.value.code;
  if (code === "hou.board" && said.value.code === "hou.rent") return said.value.code;
  if (groupOf(code) !== "dbt" || DEBTS_OF_ANY_PRODUCT.has(code) || isWithin(said.phrase, merchant.phrase))
    return code;
  const isSmall = code === "dbt.sacc" || code === "dbt.macc" || code === "dbt.wage_advance";
  if (isSmall && said.value.code === "dbt.personal") return code;
  return PRODUCTS[said.value.code]?.test(said.phrase) ? said.value.code : code;
}

/**
 * Words of a market. "Market" is also a street's name ("SHELL MARKET ST"), so it does not match before a word for a
 * street.
 */
const MARKET =
  /\b(?:MKT|SUPERMARKET|SUPERMKT|SUPERMK|GROCER(?:Y|IES)?|MARKET(?! (?:ST|STREET|RD|ROAD|SQ|SQUARE|LANE)\b))\b/;

/**
 * Lenders that also have shops, with the shop of each. In the table, the shop's name is the lender's name with "Store".
 */
const SHOP_OF_LENDER: ReadonlyMap<string, Merchant> = new Map(
  MERCHANT_NAMES.filter(([, { name, code }]) => name.endsWith(" Store") && groupOf(code) === "shp").map(
    ([, shop]) => [shop.name.slice(0, -" Store".length), shop],
  ),
);
/** Words of loans, whole or truncated, and the initials of lenders' products. */
const OF_LOANS = /^(?:LOANS?|LNS?|LEND\w*|PERS?\w*|FIN\w*|CREDIT|ADV\w*|REPAY\w*|RPY?MT|PF|PL)$/;

/**
 * The shop of a pawnbroker if the row is a purchase there; null for other rows. A purchase is paid by card, and neither
 * the name nor the words after it mention a loan.
 */
export function findLendersShop(
  row: Decidable,
  { channel, words }: Descriptor,
  { value, phrase }: NonNullable<Signs["merchant"]>,
): Merchant | null {
  const isCard = channel === "CARD" || row.mcc !== "" || row.kind === "CREDIT_CARD";
  if (value.code !== "dbt.sacc" || !isCard) return null;
  const isOfLoan = [...phrase.split(" "), ...words].some((word) => OF_LOANS.test(word));
  return isOfLoan ? null : (SHOP_OF_LENDER.get(value.name) ?? null);
}

function isWithin(phrase: string, name: string): boolean {
  const words = name.split(" ");
  return phrase.split(" ").every((word) => words.includes(word));
}

/**
 * Reports whether a merchant's name means another party, in one of three cases:
 * - The merchant's name is one word, and here it is a person's given name: "FELIX SMITH" is not the phone company.
 * - The name is a saint's and begins the name of a school: "ST LUKES ANGLICAN SCH" is not the insurer.
 * - A pawnbroker or a credit union has the same name as a merchant that is not a lender: "APPLE CREDIT UNION".
 */
export function isNamesake(text: Descriptor, sign: Signs): boolean {
  if (groupOf(sign.merchant?.value.code ?? "edu") !== "edu" && isSaintSchool(text)) return true;
  // A pawnbroker may have the same name as, for example, an estate agent.
  const isLender = LENDING.has(groupOf(sign.merchant?.value.code ?? "dbt"));
  if (!isLender && (text.tokens.some((word) => PAWN.test(word)) || isCreditUnion(text))) return true;
  // A firm that hires out vehicles may begin with an insurer's name.
  const insurer = INSURERS.test(sign.merchant?.value.code ?? "") ? sign.merchant?.phrase : undefined;
  const line = ` ${text.tokens.join(" ")} `;
  if (insurer && HIRED.some((word) => line.includes(` ${insurer} ${word} `))) return true;
  // A transfer abroad may name a city or a bank that a shop is also named after.
  if (sign.keyword?.phrase === "INTERNATIONAL MONEY TRANSFER" && SHOPS.test(sign.merchant?.value.code ?? ""))
    return true;
  const first = text.tokens[0] ?? "";
  if (text.note.includes(sign.merchant?.phrase.split(" ")[0] ?? "")) return false;
  return text.isPerson && FIRST_NAMES.has(first) && sign.merchant?.value.name.split(" ").length === 1;
}

const INSURERS = /^(?:tra\.car_insurance|hou\.home_insurance|ins\.)/;
const HIRED: readonly string[] = ["RENTAL", "RENTALS"];
const SHOPS = /^(?:foo|shp|per|rec|tra)\./;
const PAWN = /^PAWNBROK(?:ERS?|ING)$/;
/** Groups of merchants that may be credit unions. */
const LENDING: ReadonlySet<string> = new Set(["dbt", "fin", "trf"]);

function isCreditUnion({ tokens }: Descriptor): boolean {
  return tokens.some((word, index) => index > 0 && word === "CREDIT" && tokens[index + 1] === "UNION");
}

/** Words after an insurer's name for the kind of insurance; the first match decides. */
const INSURED: readonly (readonly [words: string, code: string])[] = [
  ["PET DOG CAT", "pet.care"],
  ["LANDLORD LANDLORDS RENTCOVER", "hou.investment"],
  ["HOME HOM HOUSE HOUSEHOLD CONTENTS BUILDING BLDG STRATA HC HNC", "hou.home_insurance"],
  ["CTP GREENSLIP", "tra.rego_licence"],
  ["CAR MOTOR MOT MTR MV MVI VEHICLE COMPREHENSIVE COMP CARAVAN MOTORCYCLE", "tra.car_insurance"],
  ["LIFE INCOME TRAUMA TPD FUNERAL", "ins.life_income"],
  ["BUSINESS LIABILITY INDEMNITY", "ins.other"],
  ["HEALTH HLTH HOSPITAL EXTRAS OVHC OSHC", "hea.insurance"],
];

/** A funeral plan, in full or abbreviated: "FUN PLN". */
const FUNERAL_PLAN = /\bFUNERAL\b|\bFUN PLA?N?\b/;
const POLICY_NUMBER = /(?<=^[A-Z]+)\d{5,}$/;
const INSURANCE = /^INS(?:UR|URANCE)?$/;

/**
 * Chooses the kind of insurance from the product word, because insurers sell several kinds under one name. Without a
 * product word, another keyword may choose the kind. Without either, `ins.other` gets a low confidence.
 */
export function refineInsurer(decision: Decision, text: Descriptor, sign: Signs): Decision {
  // A motoring club sells insurance in addition to road service ("RACT INS HOME"), so the product word decides.
  if (decision.code === "tra.vehicle_care" && text.words.some((word) => INSURANCE.test(word)))
    return refineInsurer({ ...decision, code: "ins.general" }, text, sign);
  const isInsurer = decision.code.startsWith("ins.") || decision.code.endsWith("_insurance");
  if (!isInsurer) return decision;
  const own = new Set(decision.rule.toUpperCase().split(" "));
  // A policy's number may be joined to the kind of policy ("MV30118276"), so the number is cut off first.
  const said = text.words.map((word) => word.replace(POLICY_NUMBER, "")).filter((word) => !own.has(word));
  const found = INSURED.find(([words]) => said.some((word) => words.split(" ").includes(word)));
  if (found && found[1] !== "ins.life_income") return { ...decision, code: found[1] };
  if (FUNERAL_PLAN.test(text.words.join(" "))) return { ...decision, code: "ins.other" };
  if (found) return { ...decision, code: found[1] };
  if (decision.code !== "ins.other" && decision.code !== "ins.general") return decision;
  const line = sign.keyword?.value.code;
  const isLine =
    line !== undefined &&
    line !== "ins.other" &&
    (line.endsWith("insurance") || line.startsWith("ins.") || line === "tra.rego_licence");
  if (isLine) return { ...decision, code: line };
  return decision.code === "ins.general" ? decision : { ...decision, confidence: 0.65 };
}
