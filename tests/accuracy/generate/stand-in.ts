import type { BankVoice, Biller, Lender, Payer, Shop } from "@/tests/accuracy/world/types";

const shop = (name: string, leaf: string, mcc: string | null, lowCents: number, highCents: number): Shop => ({
  name,
  leaf,
  mcc,
  wordings: [`${name.toUpperCase()} 1234 SYDNEY AU`, `${name.toUpperCase()} NEWTOWN`],
  lowCents,
  highCents,
});
export const SHOPS: Shop[] = [
  shop("Woolworths", "foo.groceries", "5411", 1500, 22000),
  shop("Coles", "foo.groceries", "5411", 1500, 22000),
  shop("Gloria Jeans", "foo.dining", "5814", 500, 3000),
  shop("Chemist Warehouse", "hea.pharmacy", "5912", 900, 8000),
  shop("BP", "tra.fuel", "5541", 4000, 12000),
  shop("Kmart", "shp.department", "5311", 1000, 15000),
  shop("Amazon AU", "shp.online", "5942", 1500, 20000),
  shop("Uniqlo", "per.clothing", "5651", 2000, 20000),
];
const biller = (
  name: string,
  leaf: string,
  rhythm: Biller["rhythm"],
  channel: Biller["channel"],
  lowCents: number,
  highCents: number,
): Biller => ({
  name,
  leaf,
  mcc: null,
  wordings: [name.toUpperCase()],
  billerCode: "23796",
  apca: "345678",
  lowCents,
  highCents,
  rhythm,
  channel,
});
export const BILLERS: Biller[] = [
  biller("AGL", "utl.energy", "QUARTERLY", "BPAY", 20000, 60000),
  biller("Telstra", "com.phone_internet", "MONTHLY", "DIRECT_DEBIT", 6000, 11000),
  biller("Netflix", "com.streaming", "MONTHLY", "CARD", 1699, 2599),
  biller("NRMA Insurance", "tra.car_insurance", "MONTHLY", "DIRECT_DEBIT", 8000, 15000),
  biller("Medibank", "hea.insurance", "MONTHLY", "DIRECT_DEBIT", 15000, 45000),
  biller("Ray White", "hou.rent", "WEEKLY", "TRANSFER", 45000, 75000),
  biller("Service NSW Rego", "tra.rego_licence", "ANNUAL", "BPAY", 40000, 110000),
  biller("Sydney Water", "hou.rates_water", "QUARTERLY", "BPAY", 18000, 40000),
];
const payer = (name: string, code: string): Payer => ({
  name,
  code,
  wordings: [name.toUpperCase()],
  apca: "123456",
});
export const PAYERS: Payer[] = [
  payer("Acme Logistics Pty Ltd", "inc.salary.regular"),
  payer("Blue Gum Health", "inc.salary.regular"),
  payer("Uber", "inc.gig.platform"),
  payer("Services Australia Age Pension", "inc.gov.age_pension"),
  payer("Services Australia Jobseeker", "inc.gov.jobseeker"),
  payer("Services Australia Family", "inc.gov.family"),
  payer("AustralianSuper Pension", "inc.super.pension"),
  payer("CBA Dividend", "inc.invest.dividend"),
  payer("Ray White Rentals", "inc.property.rent"),
  payer("Child Support Agency", "inc.support.child"),
  payer("ATO", "crd.tax_refund"),
  payer("Medicare", "crd.medicare"),
];
const lender = (name: string, leaf: string): Lender => ({
  name,
  leaf,
  wordingsOut: [name.toUpperCase()],
  wordingsIn: [name.toUpperCase()],
});
export const LENDERS: Lender[] = [
  lender("Nimble", "dbt.sacc"),
  lender("Afterpay", "dbt.bnpl"),
  lender("Latitude", "dbt.personal"),
  lender("Beforepay", "dbt.wage_advance"),
  lender("Collection House", "dbt.collection"),
];
const voice = (bank: string): BankVoice => ({
  bank,
  cardPurchase: ["{name} Card xx{card}", "VISA PURCHASE {name}"],
  cardRefund: ["REFUND {name}"],
  eftposCashOut: ["EFTPOS CASH OUT {name}"],
  directDebit: ["Direct Debit {ref} {name}"],
  bpay: ["BPAY {name} {ref}"],
  salary: ["SALARY {name} {ref}"],
  directCredit: ["Direct Credit {name} {ref}"],
  transferOutOwn: ["Transfer to xx{account} {note}"],
  transferInOwn: ["Transfer from xx{account} {note}"],
  cardRepaymentOut: ["Transfer to card xx{account}"],
  cardRepaymentIn: ["Payment received thank you"],
  loanRepaymentOut: ["Loan repayment xx{account}"],
  loanRepaymentIn: ["Repayment received"],
  toPerson: ["Transfer to {person} {note}"],
  fromPerson: ["Transfer from {person} {note}"],
  atm: ["ATM Withdrawal {name}"],
  cashDeposit: ["Cash deposit {name}"],
  interestPaid: ["Credit interest"],
  interestCharged: ["Interest charged"],
  accountFee: ["Monthly fee"],
  atmFee: ["ATM operator fee"],
  foreignFee: ["International transaction fee"],
  dishonourFee: ["Dishonour fee"],
  overdrawnFee: ["Overdrawn fee"],
  dishonourReversal: ["Reversal {name}"],
  givesMcc: true,
  givesMerchantName: false,
  givesBillerCode: true,
  givesApca: true,
  givesNppPayer: true,
  usesTypes: true,
});
export const VOICES: BankVoice[] = [voice("Alpha Bank"), voice("Beta Bank")];
export const PERSONS = [
  "Mia Chen",
  "Jack Wilson",
  "Priya Nair",
  "Tom Baker",
  "Sarah O'Brien",
  "Ahmed Khan",
  "Lucy Tran",
  "Ben Murphy",
];
export const NOTES = ["dinner", "thanks", "tickets", "petrol", ""];
export const SUBURBS = ["NEWTOWN", "PARRAMATTA"];
