import type { Keyword } from "@/lib/domain/category/debit-keywords";
import { buildPhraseIndex } from "@/lib/domain/text/phrase-index";

/** Wording of money in, in order of precedence where two stand in one description: government before wages, and so on. */
const WORDS: readonly (readonly [code: string, confidence: number, phrases: string])[] = [
  [
    "crd.medicare",
    0.98,
    "MCARE BENEFITS,MEDICARE BENEFIT,MEDICARE BENEFITS,MEDICARE REBATE,MEDICARE AUSTRALIA",
  ],
  ["inc.gov.dva", 0.97, "VTA BENEFITS,DVA PENSION,VETERANS AFFAIRS,DEPT OF VETERANS,DVA BENEFITS"],
  [
    "inc.gov.family",
    0.97,
    "AUS GOV FAMILIES,FAMILY TAX BENEFIT,FAMILY ALLOWANCE,CHILDASSISTPYMT,FTB,CHILD CARE SUBSIDY,FAMILY ASSISTANCE",
  ],
  ["inc.gov.parental_leave", 0.96, "PAID PARENTAL LEAVE,PARENTAL LEAVE PAY,AUS GOV PPL"],
  ["inc.gov.crisis", 0.95, "CRISIS PAYMENT,DISASTER PAYMENT,DISASTER RECOVERY,EMERGENCY PAYMENT,AGDRP"],
  ["inc.gov.rent_assist", 0.95, "RENT ASSISTANCE,RENT ASSIST"],
  ["inc.gov.jobseeker", 0.97, "JOBSEEKER,JOB SEEKER,NEWSTART"],
  ["inc.gov.parenting", 0.97, "PARENTING PAYMENT,PARENTING PYMT,CTRLINK PARENTING"],
  ["inc.gov.youth_study", 0.97, "YOUTH ALLOWANCE,AUSTUDY,ABSTUDY,YTH ALLOW"],
  ["inc.gov.carer", 0.97, "CARER PAYMENT,CARER ALLOWANCE,CARERS PAYMENT,CARER PYMT"],
  ["inc.gov.disability", 0.97, "DISABILITY SUPPORT,DISABILITY PENSION,DSP PENSION,DISABILITY PYMT"],
  ["inc.gov.age_pension", 0.96, "AGE PENSION,CTRLINK PENSION,CENTRELINK PENSION,AGED PENSION"],
  ["inc.gov.other", 0.95, "CENTRELINK,CTRLINK,SERVICES AUSTRALIA,AUS GOV,AUST GOV,DEPT HUMAN SERVICES"],
  ["inc.support.child", 0.96, "CHILD SUPPORT,CSA PAYMENT"],
  ["inc.support.spouse", 0.9, "SPOUSAL MAINTENANCE,SPOUSAL SUPPORT"],
  ["crd.tax_refund", 0.95, "TAX REFUND,ATO REFUND,ATO ATO,INCOME TAX REFUND,AUSTRALIAN TAXATION"],
  [
    "inc.salary.leave_payout",
    0.92,
    "TERMINATION PAY,REDUNDANCY,LEAVE PAYOUT,ANNUAL LEAVE PAYOUT,SEVERANCE,FINAL PAY",
  ],
  ["inc.salary.variable", 0.9, "BONUS PAYMENT,COMMISSION,ANNUAL BONUS,BONUS,OVERTIME,INCENTIVE PAYMENT"],
  [
    "inc.salary.regular",
    0.96,
    "SALARY,PAYROLL,WAGES,WAGE,SALARIES,PAY SALARY,FORTNIGHTLY PAY,WEEKLY PAY,MONTHLY PAY,WAGE SAL,NET PAY,SAL,PAY RUN,PAYSLIP",
  ],
  ["inc.super.lump", 0.9, "SUPER LUMP SUM,LUMP SUM,EARLY RELEASE"],
  [
    "inc.super.pension",
    0.92,
    "SUPER PENSION,ALLOCATED PENSION,ACCOUNT BASED PENSION,INCOME STREAM,ANNUITY,SUPERANNUATION PENSION,PENSION PAYMENT",
  ],
  ["inc.comp.workcover", 0.94, "WORKCOVER,WORKERS COMPENSATION,WORKERS COMP,WORKSAFE,WEEKLY COMPENSATION"],
  ["inc.comp.insurance", 0.88, "INSURANCE CLAIM,CLAIM PAYMENT,CLAIM SETTLEMENT,INCOME PROTECTION BENEFIT"],
  ["inc.invest.dividend", 0.94, "DIV,DIVIDEND,FNL DIV,ITM DIV,FINAL DIV,INTERIM DIV,DIV PAYMENT,INT DIV"],
  ["inc.invest.distribution", 0.92, "DISTRIBUTION,DST,DISTN,TRUST DISTRIBUTION"],
  [
    "inc.invest.interest",
    0.95,
    "CREDIT INTEREST,INTEREST CREDIT,INTEREST PAID,INTEREST EARNED,BONUS INTEREST,TERM DEPOSIT INTEREST,INTEREST",
  ],
  [
    "inc.property.rent",
    0.88,
    "RENTAL INCOME,RENT DISBURSEMENT,OWNER DISBURSEMENT,RENT RECEIVED,RENTAL PAYMENT,REAL ESTATE,REALTY,PROPERTY MANAGEMENT,TENANT RENT,RENT",
  ],
  ["inc.property.board", 0.82, "BOARD,BOARD MONEY,BOARD PAYMENT"],
  [
    "crd.loan_proceeds",
    0.9,
    "LOAN PROCEEDS,LOAN DRAWDOWN,LOAN ADVANCE,LOAN DISBURSEMENT,LOAN FUNDING,LOAN SETTLEMENT",
  ],
  ["crd.redraw", 0.92, "REDRAW"],
  ["crd.asset_sale", 0.85, "SETTLEMENT PROCEEDS,PROPERTY SETTLEMENT,SALE PROCEEDS,PEXA,CAR SALE,SHARE SALE"],
  ["crd.cash_deposit", 0.92, "CASH DEPOSIT,ATM DEPOSIT,BRANCH DEPOSIT,COIN DEPOSIT,DEPOSIT AT ATM"],
  ["inc.business.receipts", 0.85, "MERCHANT SETTLEMENT,EFTPOS SETTLEMENT,INVOICE PAYMENT,INVOICE,INV"],
];

const RANK = new Map(WORDS.map(([code], place) => [code, place]));

export const CREDIT_KEYWORDS: readonly (readonly [phrase: string, keyword: Keyword])[] = WORDS.flatMap(
  ([code, confidence, phrases]) =>
    phrases.split(",").map((phrase) => [phrase, { code, confidence }] as const),
);

export const creditKeywordIndex = buildPhraseIndex(CREDIT_KEYWORDS, "always");

/** The keyword of highest precedence in a credit's words, or null. */
export function findCreditKeyword(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  let best: { keyword: Keyword; phrase: string } | null = null;
  let from = 0;
  while (from < words.length) {
    const found = creditKeywordIndex.find(words, from);
    if (!found) break;
    const isHigher =
      best === null || (RANK.get(found.value.code) ?? 99) < (RANK.get(best.keyword.code) ?? 99);
    // A cut word is too weak a reason to call a credit anything.
    if (isHigher && !found.isTruncated) best = { keyword: found.value, phrase: found.phrase };
    from = found.at + found.size;
  }
  return best;
}

/** NPP category purposes (ISO 20022 external codes) that say what a credit is. */
export const PURPOSE_CODES: Readonly<Record<string, string>> = {
  SALA: "inc.salary.regular",
  PAYR: "inc.salary.regular",
  BONU: "inc.salary.variable",
  COMM: "inc.salary.variable",
  PENS: "inc.super.pension",
  SSBE: "inc.gov.other",
  BENE: "inc.gov.other",
  GOVT: "inc.gov.other",
  DIVI: "inc.invest.dividend",
  INTE: "inc.invest.interest",
  TAXR: "crd.tax_refund",
  RENT: "inc.property.rent",
  LOAN: "crd.loan_proceeds",
};
