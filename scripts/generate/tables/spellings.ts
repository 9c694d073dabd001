/** The abbreviations that statements use for words of firms' names. */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  MANAGEMENT: ["MGMT", "MGT", "MNGT"],
  FINANCE: ["FIN"],
  FINANCIAL: ["FIN", "FINL"],
  SERVICES: ["SVCS", "SERV", "SVC", "SERVS"],
  SOLUTIONS: ["SOLN", "SOLNS"],
  RECOVERIES: ["RECOV"],
  RECOVERY: ["RECOV"],
  COLLECTIONS: ["COLL", "COLLNS"],
  INSURANCE: ["INS", "INSUR"],
  UNIVERSITY: ["UNI", "UNIV"],
  DEPARTMENT: ["DEPT"],
  INTERNATIONAL: ["INTL"],
  ASSOCIATION: ["ASSOC", "ASSN"],
  MORTGAGE: ["MTGE", "MTG"],
  HEALTH: ["HLTH"],
  ENERGY: ["ENRGY"],
  AUSTRALIA: ["AUST", "AUS"],
  COMMUNICATIONS: ["COMMS"],
  COUNCIL: ["CNCL"],
  NETWORK: ["NTWK"],
};

/** Lists the spellings in which one word after the first is shortened: "CREDIT MANAGEMENT" becomes "CREDIT MGMT". */
export function toShortForms(spelling: string): string[] {
  const words = spelling.toUpperCase().split(" ");
  return words.flatMap((word, index) =>
    (index === 0 ? [] : (SHORT_WORDS[word] ?? [])).map((short) => words.with(index, short).join(" ")),
  );
}

const PLAIN_WORD = /^[A-Za-z]{3,}$/;
const SHORT_PLAIN_WORD = /^[A-Za-z]{2,}$/;
const GLUED_LENGTH_MIN = 10;
const SHORT_GLUED_LENGTH_MIN = 8;
/**
 * True for a category that can harm a customer if it is wrong. Most firms in these categories print a web address. So
 * even a short name that is written as one word reliably identifies such a firm.
 */
export const isHarmful = (category: string): boolean => HARMFUL.test(category);
const HARMFUL = /^(?:dbt\.(?:sacc|macc|wage_advance|bnpl|collection|agreement|lease)|rec\.gambling)$/;

/** Joins a name of two or three words, as web addresses and narrow columns do: "CREDITCORP", "DANMURPHYS". */
export function toGlued(name: string, category: string): string[] {
  const [plain, lengthMin] = isHarmful(category)
    ? [SHORT_PLAIN_WORD, SHORT_GLUED_LENGTH_MIN]
    : [PLAIN_WORD, GLUED_LENGTH_MIN];
  const words = name.replace(/['’]/g, "").split(" ");
  if (words.length < 2 || words.length > 3 || !words.every((word) => plain.test(word))) return [];
  const glued = words.join("").toUpperCase();
  return glued.length >= lengthMin ? [glued] : [];
}
