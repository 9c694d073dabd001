export const FINE_CODE = "gov.fine_fee";

/** Words for a fine, whole, abbreviated or truncated: "INFR", "INFRNGMNT", "EXPIATN". */
const FINED = /^(?:FINES?|INFR(?:$|I?N?G[A-Z]*)|EXPIAT[A-Z]*|PENALT[A-Z]*|PENLTY)$/;

const ANIMALS = /^(?:DOGS?|CATS?|PETS?|ANIM(?:A(?:LS?)?)?)$/;

/** Reports whether a payment to a council is for the registration of an animal, not for rates. */
export function isAnimalFee(words: readonly string[]): boolean {
  return words.some((word) => ANIMALS.test(word));
}

/** Reports whether the words next to a public body's name say that it fined the customer. */
export function isFined(words: readonly string[]): boolean {
  return words.some((word) => FINED.test(word));
}
