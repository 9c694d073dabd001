import { addDays, everyDays, type Household, HouseholdBuilder, monthly, roll } from "./household";
import { SHOPS } from "./households-employed";

const FROM = "2025-11-01";
const TO = "2026-10-31";
const OUT = { type: "TRANSFER_OUTGOING" };
const IN = { type: "TRANSFER_INCOMING" };
const DEBIT = { type: "DIRECT_DEBIT" };
const stGeorge = (name: string, place: string) => `Visa Purchase 12Apr ${name.slice(0, 22)} ${place}`;
const ing = (name: string, place: string) =>
  `${name} - Visa Purchase - Receipt 165643In ${place} Date 09 Aug 2026 Card 462263xxxxxx8943`;
const up = (name: string) => name;
const bendigo = (name: string, place: string) =>
  `RETAIL PURCHASE 12/03 CARD NO. 7705 ${name.slice(0, 18)} ${place}`;
const myState = (name: string, place: string) => `Visa Purchase Card 1120 ${name.slice(0, 22)} ${place}`;

/** A contractor whose invoices are paid by companies, and who pays business tax (BAS). */
function contractor(): Household {
  const b = new HouseholdBuilder("i06", "contractor with invoices and BAS", "Rashid Al-Khoury", FROM, TO, 66);
  b.account("e", "Complete Freedom", "St.George", 900000);
  const payers = ["HALDON CONSTRUCTIONS P", "MERIDIAN FITOUTS PTY L", "Pacific Joinery Group P"];
  everyDays("2025-11-11", TO, 11).forEach((day, n) => {
    b.add(
      "e",
      day,
      205000 + ((n * 53) % 7) * 31000,
      "inc.business.receipts",
      `Osko Deposit 03Mar12:09 Inv ${1100 + n} ${payers[n % 3]}`,
      { ...IN, stream: payers[n % 3] ?? null },
    );
  });
  for (const day of ["2025-11-25", "2026-02-27", "2026-04-28", "2026-07-28"])
    b.add("e", day, -412000, "gov.tax", "Tfr Wdl BPAY Internet 28Apr09:10: 5512009 Tax Office Payments", {
      billerCode: "75556",
    });
  for (const day of everyDays("2025-11-05", TO, 7))
    b.add("e", day, -53000, "hou.rent", "Internet Withdrawal 14Aug07:22 Rent Mcgrath Property Trust", {
      ...OUT,
    });
  b.add("e", FROM, -950, "foo.dining", stGeorge("The Upside Cafe", "Ultimo"));
  b.spend("e", SHOPS, stGeorge);
  for (const payer of payers)
    b.streams[payer] = {
      code: "inc.business.receipts",
      frequency: ["IRREGULAR", "MONTHLY", "FOUR_WEEKLY"],
      isOngoing: true,
      currentCents: null,
    };
  b.mustSay.push(/tax office/i);
  return b.build();
}

/**
 * A single parent: parenting payment and family payment in abbreviated wordings, child support, a boarder, pay-later
 * plans.
 */
function singleParent(): Household {
  const b = new HouseholdBuilder(
    "i07",
    "single parent with benefits, child support, boarder",
    "Nokuthula Brandt",
    FROM,
    TO,
    77,
  );
  b.account("e", "Everyday", "Bendigo Bank", 31000).account("s", "Reward Saver", "Bendigo Bank", 12000);
  everyDays("2025-11-06", TO, 14).forEach((day) => {
    b.add("e", day, 101250, "inc.gov.parenting", "CTRLINK PARENTING PPS 220199", { stream: "parenting" });
    b.add("e", addDays(day, 5), 41460, "inc.gov.family", "AUS GOV FAMILIES FTB 3215288", {
      stream: "family",
    });
    b.add("e", addDays(day, 1), -42000, "hou.rent", "OSKO PAYMENT 8812301 HARCOURTS TRUST RENT", { ...OUT });
    b.move("e", "s", addDays(day, 2), 5000, [
      "INTERNET TRANSFER TO REWARD SAVER",
      "INTERNET TRANSFER FROM EVERYDAY",
    ]);
  });
  for (const day of monthly(FROM, TO, 7))
    b.add("e", roll(day, 1), 36600, "inc.support.child", "CHILD SUPPORT SERVICES AUST 771234", {
      stream: "support",
    });
  for (const day of everyDays("2026-01-09", TO, 7))
    b.add("e", day, 18000, "inc.property.board", "OSKO PAYMENT 771288 JUN WATANABE board", {
      ...IN,
      stream: "board",
      accept: ["inc.property.rent"],
    });
  for (const day of everyDays("2025-11-14", TO, 14))
    b.add("e", day, -3725, "dbt.bnpl", "AFTERPAY AUSTRALIA 5512", { ...DEBIT });
  for (const day of monthly("2026-02-01", TO, 18))
    b.add("e", roll(day, 1), -5500, "dbt.collection", "DIRECT DEBIT 0012 PANTHERA FINANCE", { ...DEBIT });
  b.add("e", FROM, -1950, "foo.groceries", bendigo("COLES 4471", "GOLDEN SQUARE"));
  b.spend("e", SHOPS, bendigo);
  b.streams.parenting = {
    code: "inc.gov.parenting",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 101250,
  };
  b.streams.family = {
    code: "inc.gov.family",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 41460,
  };
  b.streams.support = {
    code: "inc.support.child",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: 36600,
  };
  b.streams.board = { code: "inc.property", frequency: ["WEEKLY"], isOngoing: true, currentCents: 18000 };
  b.liabilities.push(
    { class: ["BNPL"], lender: /afterpay/i },
    { class: ["COLLECTION"], lender: /panthera/i },
  );
  b.mustSay.push(/panthera/i, /afterpay/i);
  return b.build();
}

/** Two age pensions and super drawn monthly, a closed account, distributions each quarter. */
function retirees(): Household {
  const b = new HouseholdBuilder(
    "i08",
    "retired couple drawing super, closed account",
    "Giacomo Ferraro",
    FROM,
    TO,
    88,
  );
  b.account("e", "Bonus Saver", "MyState", 1500000).account("x", "Old Access", "MyState", 0, {
    openStatus: "CLOSED",
  });
  everyDays("2025-11-04", TO, 14).forEach((day) => {
    b.add("e", day, 86260, "inc.gov.age_pension", "CTRLINK PENSION AGE 11 GIACOMO", { stream: "age1" });
    b.add("e", addDays(day, 2), 86260, "inc.gov.age_pension", "CTRLINK PENSION AGE 22 LUCIA", {
      stream: "age2",
    });
  });
  for (const day of monthly(FROM, TO, 20)) {
    b.add("e", roll(day, -1), 182000, "inc.super.pension", "SPIRIT SUPER PENSION 0044", { stream: "super" });
    b.add("e", addDays(day, 3), -33410, "hea.insurance", "ST LUKES HEALTH TAS", { ...DEBIT });
    b.add("e", addDays(day, 4), -4200, "hea.medical", myState("ALPINE PODIATRY", "LAUNCESTON"));
  }
  for (const day of ["2026-01-19", "2026-04-20", "2026-07-17", "2026-10-16"])
    b.add("e", day, 31180, "inc.invest.distribution", "VANGUARD AUST SHARES VAS PAYMENT", {
      stream: "fund",
      accept: ["inc.invest.dividend"],
    });
  b.add("x", "2025-11-20", -1100, "foo.dining", myState("BREW HOUSE CAFE", "HOBART"));
  b.add("x", "2025-11-20", 101100, "crd.other", "CR TFR FROM PASSBOOK CLOSED", {
    accept: ["crd.own_transfer"],
  });
  b.move("x", "e", "2025-11-28", 100000, ["TFR CLOSE ACCOUNT TO S1", "TFR FROM OLD ACCESS"]);
  b.add("e", FROM, -2140, "foo.groceries", myState("WOOLWORTHS 7112", "LAUNCESTON"));
  b.spend("e", SHOPS, myState);
  for (const key of ["age1", "age2"])
    b.streams[key] = {
      code: "inc.gov.age_pension",
      frequency: ["FORTNIGHTLY"],
      isOngoing: true,
      currentCents: 86260,
    };
  b.streams.super = {
    code: "inc.super.pension",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: 182000,
  };
  b.streams.fund = { code: "inc.invest", frequency: ["QUARTERLY"], isOngoing: true, currentCents: 31180 };
  return b.build();
}

/**
 * A newcomer's first ninety days in Australia: one employer who pays every four weeks, rent to an agent, money sent
 * home.
 */
function newcomer(): Household {
  const b = new HouseholdBuilder(
    "i09",
    "newcomer with ninety days, four-weekly pay",
    "Oyunbileg Batbayar",
    "2026-08-03",
    TO,
    99,
  );
  b.account("e", "Orange Everyday", "ING", 320000, { creationDate: "2026-08-03" });
  everyDays("2026-08-06", TO, 28).forEach((day) => {
    b.add("e", day, 462000, "inc.salary.regular", "Salary Deposit - Receipt 881200 - MONASH CATERING CO", {
      stream: "pay",
    });
    b.add(
      "e",
      addDays(day, 3),
      -60000,
      "giv.remittance",
      "WORLDREMIT LTD - Visa Purchase - Receipt 220441In LONDON",
      { accept: ["trf.international"] },
    );
  });
  for (const day of everyDays("2026-08-04", TO, 7))
    b.add("e", day, -41000, "hou.rent", "Rent - Osko Payment to Ray White Rentals Trust - Receipt 881223", {
      ...OUT,
    });
  b.add("e", "2026-08-03", -1150, "foo.dining", ing("LANDMARK CAFE", "CLAYTON"));
  b.spend("e", SHOPS, ing);
  b.add("e", TO, -640, "foo.dining", ing("LANDMARK CAFE", "CLAYTON"));
  b.streams.pay = { code: "inc.salary", frequency: ["FOUR_WEEKLY"], isOngoing: true, currentCents: 462000 };
  return b.build();
}

/** A student: casual weekly shifts that vary, Youth Allowance, help from a parent, two own accounts. */
function student(): Household {
  const b = new HouseholdBuilder(
    "i10",
    "student with casual work and pocket money",
    "Linh Pham",
    FROM,
    TO,
    110,
  );
  b.account("e", "Spending", "Up", 24000).account("s", "Holiday", "Up", 40000);
  everyDays("2025-11-05", TO, 7).forEach((day, n) => {
    b.add("e", day, 31000 + ((n * 29) % 11) * 2400, "inc.salary.regular", "GRILL'D PTY LTD PAYROLL", {
      stream: "shifts",
      apcaNumber: "441120",
    });
    if (n % 2 === 0)
      b.add("e", addDays(day, 1), 63900, "inc.gov.youth_study", "Centrelink Yal", { stream: "allowance" });
    if (n % 3 === 0)
      b.move("e", "s", addDays(day, 2), 4000, ["Transfer to Holiday", "Transfer from Spending"]);
    b.add("e", addDays(day, 3), -22000, "hou.rent", "Unilodge Student Rent", {
      ...DEBIT,
      accept: ["hou.board"],
    });
  });
  for (const day of monthly(FROM, TO, 1))
    b.add("e", day, 20000, "inc.support.family", "Mum pocket money", { ...IN, accept: ["crd.person"] });
  b.spend("e", SHOPS, up);
  b.streams.shifts = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: true, currentCents: null };
  b.streams.allowance = {
    code: "inc.gov.youth_study",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 63900,
  };
  return b.build();
}

/** Seven days of data with one pay. */
function sevenDays(): Household {
  const b = new HouseholdBuilder("i11", "seven days of record", "Kirra Yunupingu", "2026-10-25", TO, 121);
  b.account("e", "Orange Everyday", "ING", 150000);
  b.add(
    "e",
    "2026-10-28",
    212000,
    "inc.salary.regular",
    "Salary Deposit - Receipt 441200 - ROPER GULF COUNCIL",
    { stream: "pay" },
  );
  b.add("e", "2026-10-25", -1150, "foo.dining", ing("LANDMARK CAFE", "KATHERINE"));
  b.add("e", "2026-10-26", -8410, "foo.groceries", ing("WOOLWORTHS 5622", "KATHERINE"));
  b.add("e", "2026-10-29", -6120, "tra.fuel", ing("PUMA ENERGY KATHERINE", "KATHERINE"));
  b.add("e", TO, -2300, "foo.dining", ing("MAMA PHO NOODLE BAR", "KATHERINE"));
  b.mustNotSay.push(/"surplusMonthly":\{"value":-?\d/);
  return b.build();
}

/**
 * A sole trader with card takings and business tax (BAS) in a business account, salary packaging, and a loan in
 * hardship.
 */
function soleTrader(): Household {
  const b = new HouseholdBuilder(
    "i12",
    "sole trader, salary packaging, loan in hardship",
    "Ngozi Eze-Marchetti",
    FROM,
    TO,
    132,
  );
  b.account("b", "Business Everyday", "Bankwest", 420000)
    .account("e", "Easy Transaction", "Bankwest", 150000)
    .account("l", "Personal Loan", "Bankwest", -1450000, { productCategory: "PERS_LOANS" });
  everyDays("2025-11-03", TO, 7).forEach((day, n) => {
    b.add("b", day, 91000 + ((n * 41) % 9) * 7300, "inc.business.receipts", "ZELLER AUSTRALIA SETTLEMENT", {
      stream: "cards",
    });
    b.add("b", addDays(day, 2), -18700, "unc.debit", "PRIMEX WHOLESALE SUPPLIES", {
      accept: [
        "foo.groceries",
        "trf.business_unknown",
        "shp.home_goods",
        "shp.gifts_other",
        "shp.department",
      ],
    });
    b.move("b", "e", addDays(day, 3), 60000, [
      "TRANSFER TO EASY TRANSACTION",
      "TRANSFER FROM BUSINESS EVERYDAY",
    ]);
  });
  for (const day of everyDays("2025-11-13", TO, 14))
    b.add("e", day, 34600, "inc.salary.regular", "MAXXIA PTY LTD SALARY PACKAGING", {
      stream: "packaging",
      accept: ["inc.salary.variable"],
    });
  for (const day of ["2025-11-25", "2026-02-27", "2026-04-28", "2026-07-28"])
    b.add("b", day, -318000, "gov.tax", "BPAY ATO BAS PAYMENT 5512009", { billerCode: "75556" });
  for (const day of monthly(FROM, TO, 9)) {
    const cents = day > "2026-06-01" ? 21000 : 42000;
    const out = b.add("e", day, -cents, "trf.loan_shared", "LOAN REPAYMENT TO PERSONAL LOAN", { ...OUT });
    b.add("l", day, cents, "crd.own_transfer", "REPAYMENT", {
      ...IN,
      ownPair: out,
      accept: ["trf.loan_shared", "trf.own_matched"],
    });
    b.add("l", addDays(day, 1), -15200, "fin.loan_interest", "INTEREST CHARGED", {
      type: "INTEREST_CHARGED",
    });
    b.add("e", addDays(day, 2), -45000, "fam.support_paid", "CHILD SUPPORT AGENCY BPAY 7781234", {
      billerCode: "21915",
    });
  }
  b.add("e", FROM, -990, "foo.dining", "LANDMARK CAFE SILVERWATER AUS");
  b.spend("e", SHOPS, (name, place) => `${name.slice(0, 25)} ${place} AUS`);
  b.streams.cards = {
    code: "inc.business.receipts",
    frequency: ["WEEKLY"],
    isOngoing: true,
    currentCents: null,
  };
  b.streams.packaging = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 34600,
  };
  return b.build();
}

export const others = [contractor, singleParent, retirees, newcomer, student, sevenDays, soleTrader];
