import { toInferred } from "@/lib/engine/categories/decision";
import type { Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Words for quick money or small amounts. Small lenders put them before "loans" and "cash". */
const QUICK =
  "QUICK|QUIK|KWIK|FAST|INSTANT|INSTA|EASY|EZY|EZ|SPEEDY|SPEEDI|EXPRESS|TURBO|FLASH|SNAP|MINUTE|HOUR|SAME DAY|EMERGENCY|MINI|MICRO|SMALL|SML|LITTLE|TINY|POCKET|PAYDAY|DOORSTEP";
/** Goods that households rent, but not for an event or a holiday. */
const GOODS =
  "FRIDGES?|WASHERS?|DRYERS?|TVS?|TELEVISIONS?|LOUNGE SUITE|WHITEG(?:OO)?DS|APPLIANCES?|APPL|LAPTOPS?|COMPUTERS?|PHONES?|FURN|HOMEGOODS|HOUSEHOLD GOODS";
const INSTALMENT = "INST(?:AL?(?:L?MENTS?)?|LMNT)?";
const PAY = "PAY|PAID|PAYDAY|PAYCHE(?:CK|QUE)|WAGES?|SALARY|SAL|EWA|FORTNIGHT";
const LENT = "LOANS?|LNS?|LENDERS?|LENDING";

/**
 * A category of debt, and the words in a firm's name that show it. If `isBilled` is true, the words show the category
 * only in a bill or direct debit.
 */
type Shape = { code: string; words: RegExp; isBilled?: boolean };

/**
 * Patterns for invented names of lenders and of firms that rent out goods: "EXAMPLEPAYDAYLOANS", "KWIKCASH",
 * "RENTNKEEP". New names appear all the time, so no list of names or phrases can be complete. The first pattern that
 * matches decides the category.
 */
const SHAPES: readonly Shape[] = [
  {
    code: "dbt.wage_advance",
    words:
      /(?:WAGES?|SALARY|PAY|PAYDAY)ADV(?:AN[A-Z]*)?\b|\bPAY(?:EARLY|TODAY)\b|PAYONDEMAND\b|ONDEMANDPAY\b/,
  },
  {
    code: "dbt.wage_advance",
    words: new RegExp(`\\b(?:${PAY})\\b(?: [A-Z]+)? (?:ADVANCE|ADV|ADVNCE)\\b`),
    isBilled: true,
  },
  {
    code: "dbt.wage_advance",
    words:
      /\b(?:ONDEMAND|DEMAND|EARN(?: NOW)?|PRE PAY) WAGES?\b|\bWAGES? (?:TODAY|NOW|EARLY|APP)\b|\bWAGE(?!R)[A-Z]{2,}\b|\b[A-Z]{3,}WAGES?\b|\b[A-Z]{3,} WAGE$/,
    isBilled: true,
  },
  {
    code: "dbt.sacc",
    words: new RegExp(`(?:^| )(?:[A-Z]*CASH|CASH[A-Z0-9]+|DOLLARS?)(?: [A-Z]+)? (?:${LENT})\\b`),
  },
  { code: "dbt.sacc", words: new RegExp(`(?:PAYDAY|CASH|${QUICK})(?:LOANS?|LNS?)\\b`) },
  { code: "dbt.sacc", words: new RegExp(`\\b(?:${QUICK}) (?:${LENT}|FUNDS)\\b`) },
  { code: "dbt.sacc", words: new RegExp(`\\b(?:${QUICK})CASH\\b|\\bCASH(?:[24]U|24|NOW|UP|BUDDY|MATE)\\b`) },
  { code: "dbt.sacc", words: /\bLOANS? (?:OFFICE )?PAWN\b|\b[A-Z]{0,2}PAWN LOANS?\b|\bLOANS 4 U\b/ },
  { code: "dbt.sacc", words: /\bPAWN(?:BANK|CASH|MONEY|MART|WORLD|CENTRE|EXPRESS|4CASH)\b/ },
  { code: "dbt.sacc", words: /\bPAYDAY\b|\bPAWN\b|\bPDL\b|\bCASH ADV(?:ANCE)?\b/, isBilled: true },
  {
    code: "dbt.bnpl",
    words:
      /(?:PAY(?:MENTS?)?|PYMTS?|PMTS?)(?:LATER|LATR|IN[346]|INFOUR|FOUR|SPLIT)\b|\b(?:LATER|SPLIT|FOUR)PAY\b|\bSHOPLATER\b|BUYNOWPAY[A-Z]*\b|\bBUY NOW PA?$/,
  },
  { code: "dbt.collection", words: /(?:DEBT|CREDIT)(?:COLLEC|RECOVER)[A-Z]*\b/ },
  { code: "dbt.collection", words: /\b(?!CLICK)[A-Z]{3,}COLLECT\b/, isBilled: true },
  {
    code: "dbt.agreement",
    words:
      /DEBT(?:HELP|FIX|FREE|RELIEF|RESCUE|REHAB|EXIT|ADMIN|SOLUTIONS?|SOLVE(?:RS?)?|MEDIAT[A-Z]+|NEGOTIAT[A-Z]+|AGREEM[A-Z]*)\b|CREDITREPA[A-Z]*\b/,
  },
  {
    code: "dbt.lease",
    words: new RegExp(`RENT(?:2|TO|N|AND)(?:OWN|BUY|KEEP)\\b|CONSUMERLEA[A-Z]*\\b|\\bRENTA(?:${GOODS})\\b`),
  },
  {
    code: "dbt.lease",
    words: new RegExp(
      `\\b(?:${GOODS})\\b.* (?:RENTALS?|RNTLS?|LEASE|LSE|HIRE)\\b|\\b(?:LEASE|LSE)\\b.* (?:${GOODS})\\b`,
    ),
    isBilled: true,
  },
  // A payment by card that says only "rental" may be for hired tools, so the wording must also name household goods.
  {
    code: "dbt.lease",
    words: new RegExp(`\\bRENTALS?\\b.* (?:${GOODS}|HP AGREEMENT|HP AGMT)\\b|\\bHOME ESSENTIALS RENTALS?\\b`),
  },
  {
    code: "dbt.lease",
    words: /\b(?:LEASE|LSE)\b|\bRT[OB] (?:AGREEMENT|CONTRACT|FURN[A-Z]*)\b/,
    isBilled: true,
  },
  // Loans from makers of machines, and loan interest that another bank collects.
  {
    code: "dbt.personal",
    words: /\bFINAN[A-Z]* (?:CONTRACT|AGREEMENT|AGMT)\b|BANK\b.* (?:LOAN )?INTEREST$/,
    isBilled: true,
  },
  // The no-interest loan scheme, which many charities run under their own names. In a transfer, NILS is a given name,
  // so this wording applies only to bills and direct debits.
  { code: "dbt.personal", words: /\bNILS\b/, isBilled: true },
  // Any other lender. Home, car and student loans are recognised by whole words instead.
  {
    code: "dbt.personal",
    words: /\bLOAN(?!ED|ER|ING|HEAD)[A-Z]{3,}\b|\b[A-Z]{3,}(?<!HOME|HOUSE|CAR|AUTO|STUDENT|HELP)LOANS?\b/,
  },
  { code: "fin.crypto", words: /(?:CRYPTO|BITCOIN)\b|\b(?:CRYPTO|BITCOIN)[A-Z]{2,}\b/ },
];

/** Parts of words. Every wording in SHAPES contains at least one, so a name without any needs no further check. */
const ANY =
  /BUY|LATER|CASH|LOAN|LN|LEND|FINAN|BANK|PAY|PY?MT|PAID|PAWN|PDL|WAGE|SAL|EWA|FUNDS|DEBT|CREDIT|COLLECT|RENT|HIRE|LEASE|LSE|RT[OB]|NILS|CRYPTO|BITCOIN/;
/** Words that rule out a debt, because they are about a machine's cash, a firm's own staff, or land and premises. */
const OTHER =
  /\b(?:ATM|PAYROLL|SUPER|SMALL BUSINESS|CASHFLOW|CASHMERE|(?:LAND|GROUND|FARM|PADDOCK|SHED|SHOP|OFFICE|UNIT|HOUSE|PROPERTY|STUDIO|STORAGE|MOORING|BERTH|HORSE|PONY|MINING) LEASE)\b/;

/**
 * Words that only buy-now-pay-later firms use for an instalment, such as "INSTALMENT 3 OF 4", "PAY IN 4" and "PAY 4
 * INSTALMENT". The text no longer has slashes, so "INST 2/4" is "INST 2 4" here.
 */
const FOURTH = new RegExp(
  `\\b${INSTALMENT} [1-4] (?:OF )?4\\b|\\bPAY IN [346]\\b(?! DAY| WEEK| MONTH)|\\bPAY ?4 ${INSTALMENT}\\b|\\b4 PAY ${INSTALMENT}\\b`,
);

/** The number of a loan at the lender: "LN4418820", "LOAN NO 88120". */
const LOAN_NUMBER = /\b(?:LN|LOAN) ?(?:A C|ACC?T|NO|NUMBER)? ?\d{5,}\b/;

/**
 * The debt that an unlisted firm's wording suggests. The report asks about the debt, because it is only inferred. Null
 * if the wording suggests no debt. The caller excludes payments to people, whose notes use the same words.
 */
export function fromDebtShape({ tokens, words, channel }: Descriptor): Decision | null {
  const isBilled = channel === "DIRECT_DEBIT" || channel === "BPAY";
  const name = tokens.join(" ");
  if (ANY.test(name) && !OTHER.test(name)) {
    for (const shape of SHAPES) {
      const found = shape.isBilled && !isBilled ? null : shape.words.exec(name);
      if (found) return toInferred(shape.code, "KEYWORD", found[0].trim(), 0.6);
    }
  }
  if (!isBilled) return null;
  const all = words.join(" ");
  if (FOURTH.test(all)) return toInferred("dbt.bnpl", "KEYWORD", "ONE OF FOUR", 0.6);
  return LOAN_NUMBER.test(all) ? toInferred("dbt.personal", "KEYWORD", "LOAN NUMBER", 0.6) : null;
}
