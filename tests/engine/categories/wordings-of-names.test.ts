import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Each category with purchases and bills at invented firms. Only the wording can decide the category. */
const SPENT: readonly (readonly [code: string, lines: string])[] = [
  [
    "foo.dining",
    `PAY CORVANE FORWARD COFFE; THE CORVANE CUP ESPRESS ZELDONVALE; CORVANE MEMORIAL PU; RULES CLUB CORVANE;
CORVANE NIGHT MKT STALL; TOURIST HOTEL CORVANE`,
  ],
  ["foo.dining", "THE BOOKMAKERS WIDOW; THE PLUMBERS ARMS; THE BUTCHERS DAUGHTE; BAKERS WIFE CORVANE"],
  [
    "foo.groceries",
    `THE BUTCHERS CORVANE; CORVANE BAKERS; CORVANE FARMERS MA; VISA PURCHASE CORVANE QUALITY ME; CORVANE AFRICAN FOOD SHOP;
AFGHAN BAZAAR CORVANE; VISA PURCHASE CORVANE BAKEHOUS ZELDONVALE; MERCATO CORVANE`,
  ],
  ["foo.dining", "CORVANEBURGER BRADDON; VISA PURCHASE CORVANECAFE"],
  ["rec.gym", "VISA PURCHASE CORVANEFITNESS"],
  ["hou.maintenance", "VISA PURCHASE PLUMBCORVANE GAWLER"],
  ["foo.alcohol", "VISA PURCHASE MOUNT CORVANE CELLA MOUNT CORV; CORVANE DRIVE THRU BOT"],
  ["foo.tobacco_vape", "SMOKE N GIFTS CORVANE"],
  ["hea.pharmacy", "CORVANE DAY & NIGH; CORVANE DAY NITE CH; CORVANE DAY & NIGHT C"],
  ["hea.medical", "CORVANE GP SUPER CL; CORVANE HEART CLIN; CORVANE GROUP PRACTICE; CORVANE HLTHCARE"],
  ["hou.maintenance", "VISA PURCHASE 07OCT CORVANE GARDEN SUPPLIE ZELDONVALE; AIR CORVANE DUCTED SERVICE"],
  ["hou.home_insurance", "DIRECT DEBIT CORVANE INSURANCE HOM"],
  [
    "tra.car_insurance",
    "DIRECT DEBIT CORVANE MOTOR; DIRECT DEBIT CORVANE MOTOR COVE; DIRECT DEBIT CORVANE COMP CAR",
  ],
  ["ins.life_income", "DIRECT DEBIT CORVANE INCOME COV"],
  ["ins.other", "CORVANE TRAVEL COVER"],
  ["utl.energy", "DIRECT DEBIT CORVANE POWER ORIG 44102; BPAY CORVANE GAS NETWORKS"],
  ["tra.public", "CORVANE BUS TAP & RIDE"],
  ["tra.tolls_parking", "CORVANE AIRPORT LONG TERM; CORVANE STREET METER 14; HOBART CITY COUNCIL PARKMTR"],
  ["tra.vehicle_care", "CORVANE POINT TYR; CORVANE DIESEL & 4X4; CORVANE PDR"],
  ["edu.childcare", "EZIDEBIT LITTLE EXPL; DIRECT DEBIT CORVANE ST CHILDREN DSC"],
  [
    "edu.public",
    "CORVANE PUBLIC S; CORVANE HIGH P & C; BPAY CORVANE HIGH MATERIALS; VISA PURCHASE CORVANE COLLEGE",
  ],
  ["edu.private", "BPAY ST FRANCIS OF ASSIS; BPAY CORVANE LUTHER"],
  [
    "edu.tertiary_professional",
    "CORVANE FORKLIFT TRG; DIRECT DEBIT CORVANE SERVICES UN; CORVANE SHORT COURSE",
  ],
  [
    "rec.gym",
    "DIRECT DEBIT EZIDEBIT HEALTH AND 44102; DIRECT DEBIT DEBITSUCCESS FIT N 44102; EZIDEBIT CORVANE HABIT STREN",
  ],
  ["rec.sport_hobby", "VISA-CORVANE JUNIOR FOOTB ZELDONVALE AU#3653(F3F955C7) Apple Pay"],
  ["rec.entertainment", "CORVANE RACEWAY; CORVANE STADIUM TICKETS"],
  ["rec.travel", "HOTEL CORVANE TOKYO JPY51400.00"],
  ["shp.gifts_other", "CORVANE TOYS AND GAMES"],
  ["gov.fine_fee", "CORVANE NDIS CHECK; ELECTRICAL LICENCE BOARD"],
  ["dbt.agreement", "DIRECT DEBIT CORVANE GROUP ADMIN DA44102"],
  ["dbt.mortgage", "DIRECT DEBIT CORVANE TRUSTEE LO; DIRECT DEBIT CORVANE HOME LO"],
  ["dbt.personal", "DIRECT DEBIT CORVANE PERSONAL LO"],
  ["hou.investment", "RENTWEST MGMT FEE CORVANE 368408"],
  ["dbt.card_unshared", "DIRECT DEBIT CORVANE MONEY CC AU"],
];

/**
 * Credits of $420 from invented firms, by the category that they must get. Only the wording can decide the category.
 */
const RECEIVED: readonly (readonly [code: string, lines: string])[] = [
  ["crd.gambling_return", "TAB WAGERING WDL 220193"],
  ["inc.salary.regular", "TAB WAGERING SALARY; CORVANE CAFE WGE 44102; CORVANE VENUES GROUP STAFF"],
  ["inc.salary.variable", "CORVANE EMPLOYEE BONU; CORVANE LTD STI FY; CORVANE COMMIS OCT"],
  ["inc.salary.leave_payout", "ANNUAL LEAVE CASHOUT"],
  ["inc.gov.other", "QLD GOVT COST OF LIV 207699"],
  ["inc.invest.distribution", "CORVANE PROPERTY FUND DIST 8812; CORVANE LWR DIST"],
  ["inc.property.rent", "DISB CORVANE RENTAL"],
  ["inc.comp.insurance", "CORVANE LIFE IP BENEFIT 69440577"],
  ["crd.asset_sale", "CORVANE CAR BUYERS 790548"],
  ["crd.refund", "CORVANE EXPENSE CLAIMS AP48172"],
  ["crd.other", "MRS SALARY LUNCH; SYDNEY LOCAL HEALTH DIST"],
];

/**
 * Wordings of transfers for each category. Only the wording can decide the category, because the people's names are
 * invented and no list contains them.
 */
const MOVED: readonly (readonly [code: string, lines: string])[] = [
  [
    "trf.person",
    `Osko Withdrawal groceries Zorrin Tarvo; Zorrin Tarvo, church lunch; Online Q3713284116 lunch Bao Tarvo;
Osko Payment - To ZORRIN TARVO - levies half; Osko Withdrawal 14Nov19:24 rent help Zorrin Tarvo;
Osko Payment Zorrin Tarvo footy tix`,
  ],
  ["rec.sport_hobby", "Osko Payment Corvane Tennis Club; Corvane Fishing Club"],
  ["hou.maintenance", "OSKO PAYMENT TO CORVANE PAINTERS 1ST HALF"],
  ["hou.rent", "Osko Payment - To ZORRIN TARVO - rent half"],
  ["hou.board", "Osko Payment - To ZORRIN TARVO - board"],
  ["trf.business_unknown", "chair rent Bianca - Osko Payment - Receipt 287541 To Studio Corvane Hair"],
  ["trf.international", "IMT 2204418 Z TARVO REF 8812 PHP Rate_38.11"],
  ["dbt.mortgage", "HOME LOAN REPAYMENT 4401928; LOAN REPAYMENT TO HOME LOAN XX2201"],
  ["dbt.card_unshared", "PAYMENT TO MY CREDIT CARD 9917; TFR TO LOW RATE CARD XX3310"],
  ["fin.saving", "AUTO SAVE GOAL CORVANE"],
];

function codesOf(lines: readonly string[], amount: string, type = "OTHER"): (string | undefined)[] {
  return lines.map((description) => {
    const { transactions } = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .row("everyday", "2026-03-02", amount, description, { type })
      .report();
    return transactions[0]?.code;
  });
}

describe("the wording of a name", () => {
  it.each([
    ["5734", "CORVANE.COM DUNEDIN", "rec.digital"],
    ["5734", "CORVANE COMPUTERS", "shp.home_goods"],
    ["7999", "CORVANE ZOO", "rec.entertainment"],
    ["7999", "CORVANE NIGHTCLUB", "rec.sport_hobby"],
    ["7999", "CORVANE SWIM CENTRE", "rec.sport_hobby"],
    ["7941", "CORVANE STADIUM TICKETS", "rec.entertainment"],
  ])("refines the card network's code %s: %s", (merchantCategoryCode, line, code) => {
    const { transactions } = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .row("everyday", "2026-03-02", "-42.00", line, { merchantCategoryCode })
      .report();
    expect(transactions[0]?.code).toBe(code);
  });

  it.each([
    ["2090.00", "TRANSFER FROM NDIS PLAN MGT CORVANE", "inc.business.receipts"],
    ["90.00", "TRANSFER FROM NDIS PLAN MGT CORVANE", "crd.other"],
    ["18000.00", "PL9943021 LATITUDE FINANCE AUST", "crd.loan_proceeds"],
    ["41.60", "CORVANE INVESTMENT CO 8545051", "inc.invest.dividend"],
    ["3000.00", "CORVANE INVESTMENT CO 8545051", "crd.other"],
  ])("counts together with the amount: %s %s", (amount, line, code) => {
    expect(codesOf([line], amount)).toEqual([code]);
  });

  it.each(SPENT)("means %s in money out", (code, text) => {
    const lines = text.split(/;\s/);
    const found = codesOf(lines, "-42.00");
    expect(lines.map((line, index) => [line, found[index]])).toEqual(lines.map((line) => [line, code]));
  });

  it.each(MOVED)("means %s in a transfer", (code, text) => {
    const lines = text.split(/;\s/);
    const found = codesOf(lines, "-42.00", "TRANSFER_OUTGOING");
    expect(lines.map((line, index) => [line, found[index]])).toEqual(lines.map((line) => [line, code]));
  });

  it.each(RECEIVED)("means %s in money in", (code, text) => {
    const lines = text.split(/;\s/);
    const found = codesOf(lines, "420.00");
    expect(lines.map((line, index) => [line, found[index]])).toEqual(lines.map((line) => [line, code]));
  });
});
