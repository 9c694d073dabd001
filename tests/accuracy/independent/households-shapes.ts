import { addDays, everyDays, type Household, HouseholdBuilder, monthly, roll } from "./household";
import { SHOPS } from "./households-employed";

/**
 * This file has households whose income is common but is not one regular salary: invoices, casual work, platforms, a
 * pension, a business, packaged pay.
 */

const FROM = "2025-11-01";
const TO = "2026-10-31";
const OUT = { type: "TRANSFER_OUTGOING" };
const DEBIT = { type: "DIRECT_DEBIT" };
const BILL = { type: "PAYMENT" };
const bendigo = (name: string, place: string) =>
  `EFTPOS PURCHASE ${name.slice(0, 22)} ${place} CARD NO. 4410`;
const cba = (name: string, place: string) => `${name.slice(0, 22)} ${place} VI AUS Card xx9034`;
const westpac = (name: string, place: string) => `DEBIT CARD PURCHASE ${name.slice(0, 22)} ${place} AUS`;
const up = (name: string, _place: string) => name;
const boq = (name: string, place: string) => `VISA-${name.slice(0, 25)} ${place} AU`;
const macquarie = (name: string, place: string) => `${name.slice(0, 25)} ${place} AUS`;

const SALARY = "inc.salary.regular";
const CASUAL = { accept: ["inc.salary.regular"] };

const CLIENTS = ["KARINYA", "ALDERTON", "BRIGHT FENCE", "MOSSVALE", "DEEP CREEK"];

/**
 * A designer with five companies as clients, which pay at irregular times, some by Osko and some by direct credit;
 * tax by BPAY.
 */
function irregularContractor(): Household {
  const b = new HouseholdBuilder(
    "i29",
    "contractor, five companies, no cadence",
    "Rosheen Calloway",
    FROM,
    TO,
    291,
  );
  b.account("e", "Everyday Account", "Macquarie", 1_240_000).account(
    "s",
    "Savings Account",
    "Macquarie",
    900_000,
  );
  const paid: [string, number, string][] = [
    ["2025-11-12", 418000, "KARINYA CIVIL P/L INV 0231"],
    ["2025-12-03", 264000, "Osko Deposit ALDERTON AND WREN PTY LTD Inv0233"],
    ["2025-12-19", 730000, "KARINYA CIVIL P/L INV 0232"],
    ["2026-01-28", 198000, "From: THE BRIGHT FENCE COMPANY 0234"],
    ["2026-02-11", 555500, "KARINYA CIVIL P/L INV 0236"],
    ["2026-02-13", 121000, "MOSSVALE HOLDINGS PTY LTD AP 7710-2"],
    ["2026-03-20", 264000, "Osko Deposit ALDERTON AND WREN PTY LTD Inv0237"],
    ["2026-04-01", 682000, "KARINYA CIVIL P/L INV 0238"],
    ["2026-04-30", 143000, "DEEP CREEK BREWERS PL PYMT 4412"],
    ["2026-05-22", 407000, "KARINYA CIVIL P/L INV 0240"],
    ["2026-06-16", 312400, "Osko Deposit ALDERTON AND WREN PTY LTD Inv0241"],
    ["2026-06-26", 231000, "MOSSVALE HOLDINGS PTY LTD AP 7956-1"],
    ["2026-07-31", 594000, "KARINYA CIVIL P/L INV 0243"],
    ["2026-08-20", 198000, "From: THE BRIGHT FENCE COMPANY 0244"],
    ["2026-09-09", 462000, "KARINYA CIVIL P/L INV 0245"],
    ["2026-09-30", 154000, "DEEP CREEK BREWERS PL PYMT 4690"],
    ["2026-10-21", 385000, "KARINYA CIVIL P/L INV 0247"],
  ];
  for (const [day, cents, words] of paid)
    b.add("e", day, cents, "inc.business.receipts", words, {
      stream: CLIENTS.find((client) => words.includes(client)) ?? null,
      accept: ["inc.salary.variable", "inc.salary.regular"],
    });
  for (const day of ["2025-11-25", "2026-02-25", "2026-05-26", "2026-08-25"])
    b.add("e", day, -412300, "gov.tax", "BPAY TAX OFFICE PAYMENTS 551008877123", BILL);
  for (const day of monthly(FROM, TO, 3)) {
    b.add("e", day, -251000, "hou.rent", "Payment to Nelson Alexander Rent", OUT);
    b.move("e", "s", addDays(day, 11), 80000, ["Transfer to Savings", "Transfer from Everyday Account"]);
    b.add("e", addDays(day, 17), -6900, "com.phone_internet", "BELONG MOBILE MELBOURNE AUS", BILL);
  }
  b.spend("e", SHOPS, macquarie);
  for (const client of CLIENTS)
    b.streams[client] = {
      code: "inc.business",
      frequency: ["IRREGULAR"],
      isOngoing: true,
      currentCents: null,
    };
  return b.build();
}

/** Two casual jobs: one weekly with gaps, one every second week in term time only. */
function twoCasualJobs(): Household {
  const b = new HouseholdBuilder("i30", "casual with two employers", "Tamati Rewharewha", FROM, TO, 301);
  b.account("e", "Complete Access", "CommBank", 21000);
  everyDays("2025-11-05", TO, 7).forEach((due, n) => {
    if (![3, 11, 12, 27, 40].includes(n))
      b.add(
        "e",
        due,
        29800 + ((n * 41) % 13) * 2350,
        "inc.salary.variable",
        "Direct Credit 421520 CORELLA CAFE WAGES",
        { stream: "cafe", ...CASUAL },
      );
    const isTerm = !(due > "2025-12-19" && due < "2026-02-05") && !(due > "2026-06-26" && due < "2026-07-16");
    if (isTerm && n % 2 === 0)
      b.add(
        "e",
        addDays(due, 1),
        38100 + ((n * 29) % 7) * 4100,
        "inc.salary.variable",
        "Direct Credit 304761 DEPT EDUC CASUAL PAY 0771204",
        { stream: "school", ...CASUAL },
      );
    b.add("e", addDays(due, 2), -26000, "hou.rent", "Transfer to xx4471 CommBank app rent", OUT);
  });
  b.spend("e", SHOPS, cba);
  b.streams.cafe = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: true, currentCents: null };
  b.streams.school = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY", "IRREGULAR"],
    isOngoing: true,
    currentCents: null,
  };
  return b.build();
}

/** Rides, deliveries and tasks for three platforms, at amounts that vary widely. */
function gigWorker(): Household {
  const b = new HouseholdBuilder("i31", "three platforms, no employer", "Harjot Dhaliwal", FROM, TO, 311);
  b.account("e", "Spending", "Up", 64000).account("s", "Rainy Day", "Up", 30000);
  everyDays("2025-11-03", TO, 7).forEach((due, n) => {
    b.add(
      "e",
      addDays(due, 1),
      61200 + ((n * 59) % 17) * 3140,
      "inc.gig.platform",
      "UBER AUSTRALIA PTY LTD UBER",
      { stream: "rides" },
    );
    if (n % 3 !== 1)
      b.add(
        "e",
        addDays(due, 2),
        14800 + ((n * 31) % 11) * 2210,
        "inc.gig.platform",
        "DOORDASH, INC. 99120",
        {
          stream: "food",
        },
      );
    if (n % 5 === 2)
      b.add("e", addDays(due, 4), 9300 + ((n * 17) % 7) * 1800, "inc.gig.platform", "Airtasker Pty Ltd", {
        stream: "tasks",
      });
    b.add("e", addDays(due, 3), -9400, "tra.fuel", "BP CONNECT TARNEIT");
    if (n % 2 === 0)
      b.move("e", "s", addDays(due, 5), 5000, ["Transfer to Rainy Day", "Transfer from Spending"]);
  });
  for (const day of monthly(FROM, TO, 20)) {
    b.add("e", day, -152000, "hou.rent", "Rent to Simran Gill", OUT);
    b.add("e", addDays(day, 2), -38900, "dbt.car", "PEPPER MONEY CAR LN", {
      ...DEBIT,
      accept: ["dbt.personal"],
    });
  }
  b.spend("e", SHOPS, up);
  for (const key of ["rides", "food", "tasks"])
    b.streams[key] = {
      code: "inc.gig",
      frequency: key === "rides" ? ["WEEKLY"] : ["WEEKLY", "IRREGULAR"],
      isOngoing: true,
      currentCents: null,
    };
  b.liabilities.push({ class: ["CAR", "CAR_LOAN", "PERSONAL", "PERSONAL_LOAN"], lender: /pepper/i });
  return b.build();
}

/** Age Pension in a bank's abbreviated wording, with a small super pension and interest. */
function pensioner(): Household {
  const b = new HouseholdBuilder("i32", "age pension in cut wording", "Beryl Oakenfold", FROM, TO, 321);
  b.account("e", "Everyday Account", "Bendigo", 910000).account("s", "Reward Saver", "Bendigo", 4_200_000);
  everyDays("2025-11-06", TO, 14).forEach((due) => {
    b.add(
      "e",
      due,
      due < "2026-03-20" ? 117870 : due < "2026-09-20" ? 120090 : 122410,
      "inc.gov.age_pension",
      "DIRECT CREDIT CTRLINK PENSN 123A4567B",
      { stream: "pension" },
    );
  });
  for (const day of monthly(FROM, TO, 15)) {
    b.add("e", roll(day, -1), 61350, "inc.super.pension", "DIRECT CREDIT HESTA PENSION 00441209", {
      stream: "super",
    });
    b.add("s", addDays(day, 14), 11240, "inc.invest.interest", "INTEREST", { stream: "interest" });
    b.add("e", addDays(day, 3), -18900, "utl.energy", "BILL PAYMENT RED ENERGY 00112938", BILL);
    b.add("e", addDays(day, 5), -24310, "hea.insurance", "DIRECT DEBIT HCF 88120934", DEBIT);
    b.move("s", "e", addDays(day, 7), 30000, ["TRANSFER TO EVERYDAY", "TRANSFER FROM REWARD SAVER"]);
  }
  for (const day of ["2025-12-11", "2026-06-11"])
    b.add("e", day, 4320, "crd.medicare", "DIRECT CREDIT MCARE BENEFITS 7712", { accept: ["inc.gov.other"] });
  b.spend("e", SHOPS, bendigo);
  b.streams.pension = {
    code: "inc.gov.age_pension",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 122410,
  };
  b.streams.super = { code: "inc.super", frequency: ["MONTHLY"], isOngoing: true, currentCents: 61350 };
  b.streams.interest = {
    code: "inc.invest.interest",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: 11240,
  };
  return b.build();
}

/** A café with card takings in a business account, wages, business tax (BAS), and transfers to the owner's account. */
function cafeOwner(): Household {
  const b = new HouseholdBuilder(
    "i33",
    "small business with BAS and drawings",
    "Lucia Ferrante",
    FROM,
    TO,
    331,
  );
  b.account("b", "Business One", "Westpac", 2_600_000, {
    productName: "Business One",
    holderName: "FERRANTE FAMILY TRADING PTY LTD",
  }).account("e", "Choice", "Westpac", 380000);
  everyDays("2025-11-03", TO, 7).forEach((due, n) => {
    const taken = 268000 + ((n * 47) % 19) * 5300;
    b.add("b", due, taken, "inc.business.receipts", "DEPOSIT TYRO SETTLEMENT 4410028", { stream: "takings" });
    b.add(
      "b",
      addDays(due, 1),
      -61400,
      "trf.business_unknown",
      "WITHDRAWAL ONLINE 1180042 PYMT BIDFOOD INV",
      {
        ...OUT,
        accept: ["foo.groceries", "unc.debit", "shp.gifts_other"],
      },
    );
    b.add(
      "b",
      addDays(due, 2),
      -84200,
      "trf.business_unknown",
      "WITHDRAWAL ONLINE 1180051 TFR WAGES M ROSSI",
      {
        ...OUT,
        accept: ["trf.person", "fam.person_gift"],
      },
    );
    b.move("b", "e", addDays(due, 3), 90000, [
      "WITHDRAWAL ONLINE 1180077 TFR DRAWINGS",
      "DEPOSIT ONLINE 1180077 TFR DRAWINGS",
    ]);
  });
  for (const day of ["2025-11-28", "2026-02-27", "2026-05-28", "2026-08-28"])
    b.add("b", day, -731200, "gov.tax", "WITHDRAWAL-OSKO PAYMENT ATO BAS QTR", OUT);
  for (const day of monthly(FROM, TO, 1))
    b.add("e", roll(day, 1), -231400, "dbt.mortgage", "PAYMENT BY AUTHORITY TO BANK OF MELB HOME LN", DEBIT);
  b.spend("e", SHOPS, westpac);
  b.streams.takings = {
    code: "inc.business",
    frequency: ["WEEKLY"],
    isOngoing: true,
    currentCents: null,
  };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /melb/i });
  return b.build();
}

/** A nurse at a public hospital: pay with shift loadings, and a salary-packaged part that another firm pays. */
function packagingNurse(): Household {
  const b = new HouseholdBuilder("i34", "nurse with salary packaging", "Nkechi Obiora", FROM, TO, 341);
  b.account("e", "Day2Day Plus", "BOQ", 154000).account("s", "Smart Saver", "BOQ", 600000);
  everyDays("2025-11-06", TO, 14).forEach((due, n) => {
    b.add(
      "e",
      roll(due, -1),
      213400 + ((n * 13) % 9) * 4950,
      SALARY,
      "METRO NORTH HHS PAY 0071882 - DIRECT CREDIT",
      { stream: "pay", accept: ["inc.salary.variable"] },
    );
    b.add("e", addDays(due, 1), 34765, "inc.salary.packaged", "REMSERV SAL PKG 1180442 - DIRECT CREDIT", {
      stream: "packaged",
    });
    b.move("e", "s", addDays(due, 2), 25000, [
      "INTERNET TRANSFER TO SMART SAVER",
      "INTERNET TRANSFER FROM DAY2DAY PLUS",
    ]);
  });
  for (const day of monthly(FROM, TO, 8)) {
    b.add("e", day, -176500, "hou.rent", "INTERNET EXTERNAL TRANSFER RAY WHITE TRUST RENT U7", OUT);
    b.add("e", addDays(day, 4), -29900, "dbt.personal", "DIRECT DEBIT - PLENTI RE LOAN 771204", DEBIT);
  }
  b.spend("e", SHOPS, boq);
  b.streams.pay = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: null };
  b.streams.packaged = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 34765,
  };
  b.liabilities.push({ class: ["PERSONAL", "PERSONAL_LOAN"], lender: /plenti/i });
  return b.build();
}

export const shapes = [irregularContractor, twoCasualJobs, gigWorker, pensioner, cafeOwner, packagingNurse];
