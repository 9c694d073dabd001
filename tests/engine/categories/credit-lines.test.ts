import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Returns the category of a single credit. The data is long enough that a regular credit would have come twice. */
function codeOf(description: string) {
  const { transactions } = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-01-05", "-42.00", "VISA PURCHASE COLES 0442 PERTH")
    .row("everyday", "2026-03-02", "1420.35", description)
    .report();
  return transactions.find(({ amountCents }) => amountCents > 0)?.code;
}

describe("a single credit", () => {
  it.each([
    ["CORVANE MILK PAYMENT JUN", "inc.business.receipts"],
    ["CORVANE OPS GRAIN PYMT 22", "inc.business.receipts"],
    ["CORVANE RURAL LIVESTOCK PROCEEDS", "inc.business.receipts"],
    ["CORVANE SALEYARDS CATTLE SALE PROCEEDS", "inc.business.receipts"],
    ["CORVANE WOOL SALES", "inc.business.receipts"],
    ["MISS LAI RENT ROOM 2 WK 31", "inc.property.board"],
    ["Osko Payment from Mira Solberg room rent", "inc.property.board"],
    ["CORVANE PTY LTD WK29 GLADSTONE", "inc.salary.regular"],
    ["DIRECT CREDIT CORVANE STAFFING PPE120726 PERTH", "inc.salary.regular"],
    ["CREDIT DEPT OF EDUCATION TAS 7719", "inc.salary.regular"],
    ["DEPARTMENT OF EDUCATION 8817120", "inc.salary.regular"],
    ["CORVANE LHN 8817120", "inc.salary.regular"],
    ["VANGUARD VAS DIST JUL", "inc.invest.distribution"],
    ["DEPOSIT SMART ATM GEELONG", "crd.cash_deposit"],
    ["NPP fr CORVANE FUNERALS celebrant fee", "inc.business.receipts"],
    ["CORVANE UMPIRES ASSN UMPIRE FEE RD 4", "inc.business.receipts"],
    ["ATO009000021733 I001-ATO", "crd.tax_refund"],
    ["CORVANE GROUP TERMINATION", "inc.salary.leave_payout"],
    ["CORVANE LOGISTICS LVE LDG", "inc.salary.variable"],
    ["CORVANE TRUST ACC OWNER DISB 28351226", "inc.property.rent"],
    ["CORVANE LIFE IP CLM", "inc.comp.insurance"],
    ["CORVANE SYSTEMS T&E CLAIM 8812", "crd.refund"],
    ["CORVANE INSTANT OFFER", "crd.asset_sale"],
    ["DEPT OF CHILD SAFETY FOSTER ALLOW 60127", "inc.gov.carer"],
    ["CORVANE KINSHIP CARER PYMT", "inc.gov.carer"],
    ["CSA AB1180442211", "inc.support.child"],
    ["CSA HOLDINGS AB1180442211", "crd.other"],
    ["DIRECT CREDIT CORVANE LODGE EMP 20119", "inc.salary.regular"],
    ["DEPOSIT CORVANE PTY LTD PAY WE 18OCT", "inc.salary.regular"],
    ["TRANSFER FROM CREATIVE VICTORIA GRANT CV26-1193", "inc.gov.other"],
    ["TRANSFER FROM VICTORIA CORVANE GRANT", "crd.person"],
    ["TRANSFER FROM JAMES COOK UNI", "crd.other"],
    ["TRANSFER FROM JAMES COOK DINNER", "crd.person"],
    ["Osko Deposit for school shoes n food Tarvo Corvane", "crd.person"],
    ["DIRECT CREDIT TATTS ONLINE WITHDRAWAL", "crd.gambling_return"],
    ["Direct Entry - CORVANE INSURANCE CLAIMS, 220187", "inc.comp.insurance"],
    ["FAST TFR FROM MIRA SOLBERG", "crd.person"],
    ["Direct Entry - GRAINCORP OPERATIONS, CONTRACT 771", "inc.business.receipts"],
    ["AUST WOOL NETWORK CLIP 26-0381", "inc.business.receipts"],
    ["Osko Payment From Corvane Contracting, Hilux", "crd.asset_sale"],
    ["FAST TRANSFER FROM MIRA SOLBERG bond clean", "inc.business.receipts"],
    ["REFUND CORVANE FITNESS STORE TOOWOOMBA", "crd.refund"],
    ["CORVANE SPECIALIST RECRUIT 4499895", "inc.salary.regular"],
    ["VAS PAYMENT JUL26/00801234", "inc.invest.distribution"],
    ["CORVANE LEGAL TRUST SETTLEMENT", "crd.other"],
    ["DARREN H child support aug - Osko Payment - Receipt 801132", "inc.support.child"],
    ["ATO002 REFUND ATO", "crd.tax_refund"],
    ["CTRLINK STUDENT ST SSL 3077", "crd.loan_proceeds"],
    ["SERVICES AUST CDA 8812K", "inc.gov.carer"],
    ["SERVICES AUSTRALIA PAR LEAVE 8812K", "inc.gov.parental_leave"],
    ["CTRLINK PARENTING 8812K", "inc.gov.parenting"],
    ["CORVANE HOMES NSW T FONUA W/E 1012 - Deposit - Receipt 104233", "inc.salary.regular"],
    ["CORVANE HOMES NSW T FONUA W/E 1012 - DIRECT CREDIT", "inc.salary.regular"],
    ["OSKO PAYMENT FROM P KOSTAS spousal maintenance", "inc.support.spouse"],
    ["ONLINE B4957709744 Linked Acc Trns wages Mira Solberg", "crd.own_transfer"],
    ["Direct Credit - SA DEPT FOR EDUCATION PAY 0418827", "inc.salary.regular"],
    ["CORVANE TARVO RE P/L - Comm settlement", "inc.salary.variable"],
    ["Direct Entry Credit CSA CHILDSUPP 204", "inc.support.child"],
    ["TRANSFER FROM CHARTER HALL WALE DST 001288", "inc.invest.distribution"],
    ["DEPOSIT MCARE BULK BILLS 288441 44680", "inc.business.receipts"],
    ["DEPOSIT DVA TREATMENT PROV 288441", "inc.business.receipts"],
    ["TRANSFER FROM DEWR ADMS KAP CLAIM 2600501", "inc.gov.other"],
    ["CORVANE AUST - 42948 SUPPLIER", "inc.business.receipts"],
    ["CORVANE PTY LTD SALPACK 12822", "inc.salary.packaged"],
    ["PAYWISE PTY LTD SALPACK 12822", "inc.salary.packaged"],
    ["TRANSFER FROM CORVANE TARVO WE 02NOV25 EMP 40076", "inc.salary.regular"],
    ["TRANSFER FROM CORVANE TARVO WE 02NOV25 P/E 021125", "inc.salary.regular"],
  ])("%j is %s", (description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it.each([
    ["Osko Payment from Mira Solberg milk payment", "crd.person"],
    ["CORVANE LIVESTOCK PTY LTD WAGES", "inc.salary.regular"],
    ["CORVANE MILK SALARY", "inc.salary.regular"],
    ["CORVANE HARVEST CHURCH", "crd.other"],
    ["Osko Payment from Mira Solberg rent", "crd.person"],
    ["Osko Payment from Mira Solberg hotel room", "crd.person"],
    ["Osko Payment from Mira Solberg room rent help", "crd.person"],
    ["CORVANE WK29 RENT GLADSTONE", "inc.property.rent"],
    ["CORVANE PTY LTD GLADSTONE", "crd.other"],
    ["WK29 GLADSTONE", "crd.other"],
    ["Osko Payment from Mira Solberg wk29", "crd.person"],
    ["Osko Payment from Mira Solberg wages lol", "crd.person"],
    ["Osko Payment from Mira Solberg footy tips", "crd.person"],
    ["DEPT OF EDUCATION GRANT 7719", "crd.other"],
    ["DEPT OF EDUCATION REFUND 7719", "crd.other"],
    ["DEPT OF EDUCATION INV0071", "inc.business.receipts"],
    ["QLD HEALTH PTSS 8817120", "crd.refund"],
    ["NSW HEALTH BURSARY", "crd.other"],
    ["DEPT OF TRANSPORT 7719", "crd.other"],
    ["VANGUARD SELL 1234", "crd.asset_sale"],
    ["CORVANE AUCTIONS 8812 VENDOR", "crd.other"],
    ["CORVANE AUCTIONS VENDOR 8812", "crd.asset_sale"],
    ["QBE AUST WORKERS C 0058 WC 8812", "inc.comp.workcover"],
    ["QBE AUST WORKERS C 0058 MED REIMB", "crd.refund"],
    ["CORVANE MILLS PTY LTD TERM PAY", "inc.salary.leave_payout"],
    ["CORVANE MILLS PTY LTD HOL PAY LDG", "inc.salary.variable"],
    ["SERVICES AUSTRALIA PLP 8812", "inc.gov.parental_leave"],
    ["CORVANE DIST CENTRE", "crd.other"],
    ["MCARE BENEFITS 288441 44680", "crd.medicare"],
    ["DVA PENSION 288441", "inc.gov.dva"],
    ["TRANSFER FROM CORVANE INSURANCE CLAIM 2600501", "inc.comp.insurance"],
    ["PAYWISE PTY LTD 12822", "crd.other"],
    ["TRANSFER FROM MIRA TARVO WE 02NOV25 DINNER", "crd.person"],
    ["STRIPE DOORDASH TECHNOL", "inc.gig.platform"],
    ["ATM DEP CORVANE NOTES", "crd.cash_deposit"],
    ["CASH/CHQ DEP BR 4418", "crd.cash_deposit"],
    ["TFR FRM OWN ONLINE SVR", "crd.own_transfer"],
    ["CR V3318 18/06 CORVANE SHOES", "crd.refund"],
    ["RTN UNPAID CORVANE 881", "crd.reversal"],
    ["CARER ALLWNCE CTRL 881K", "inc.gov.carer"],
    ["PPL PAID PARENTAL SERVAUS", "inc.gov.parental_leave"],
    ["ICARE WAGES REIMB WKR", "inc.comp.workcover"],
    ["CBUS SUPER INCM STREAM", "inc.super.pension"],
    ["TFR FROM R CORVANE SPOUSAL MTCE", "inc.support.spouse"],
    ["OTIME ADJ CORVANE TRAINS", "inc.salary.variable"],
    ["EBAY O*77-19265", "crd.refund"],
    ["EBAY COMMERCE AUSTRALIA 8812", "inc.business.receipts"],
    ["DIRECT CREDIT CORVANE HOMES P/L PROG CLM 4", "inc.business.receipts"],
    ["DEPOSIT-OSKO PAYMENT 4418272 RAY WHITE CORVANE INV 118 VACATE CLEAN", "inc.business.receipts"],
    ["RAY WHITE CORVANE INV PROPERTY RENT", "inc.property.rent"],
    ["CORVANE MILLS TERM ANNUAL LVE", "inc.salary.leave_payout"],
    ["DEPOSIT CORVANE BRANCH", "crd.cash_deposit"],
    ["WORKPAC PTY LTD WP118273", "inc.salary.regular"],
  ])("is not mistaken for a similar credit: %j is %s", (description, code) => {
    expect(codeOf(description)).toBe(code);
  });
});

describe("the same amount each month from a family trust", () => {
  it("is a distribution, not wages", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.monthly("2025-07-16", "2026-06-16", (on) =>
      home.row("everyday", on, "1900.00", "DIRECT CREDIT CORVANE FAMILY TRUST"),
    );
    const codes = home.report().transactions.map(({ code }) => code);
    expect([...new Set(codes)]).toEqual(["inc.invest.distribution"]);
  });
});

describe("monthly payments out of a trust account", () => {
  it("are an agent's rent, not wages", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.monthly("2025-07-16", "2026-06-16", (on) =>
      home.row("everyday", on, "2266.80", "Direct Credit - CORVANE TRUST ACCOUNT - Receipt 144509"),
    );
    expect([...new Set(home.report().transactions.map(({ code }) => code))]).toEqual(["inc.property.rent"]);
  });
});
