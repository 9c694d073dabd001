import { addDays, everyDays, type Household, HouseholdBuilder, monthly, roll } from "./household";
import { SHOPS } from "./households-employed";

/**
 * This file has households whose income changes within the year: by the rosters of fly-in fly-out work, leave,
 * redundancy, a new job, study, or two employers.
 */

const FROM = "2025-11-01";
const TO = "2026-10-31";
const IN = { type: "TRANSFER_INCOMING" };
const OUT = { type: "TRANSFER_OUTGOING" };
const DEBIT = { type: "DIRECT_DEBIT" };
const BILL = { type: "PAYMENT" };
const nab = (name: string, place: string) => `V2078 11/05 ${name.slice(0, 20)} ${place}`;
const anz = (name: string, place: string) => `EFTPOS ${name.slice(0, 20)} ${place} AU`;
const macquarie = (name: string, place: string) => `${name.slice(0, 25)} ${place} AUS`;
const ing = (name: string, place: string) =>
  `${name} - Visa Purchase - Receipt 204417In ${place} Date 11 May 2026 Card 462263xxxxxx9034`;
const suncorp = (name: string, place: string) => `VISA PURCHASE ${name} ${place} 11/05 AU AUD`;

const SALARY = "inc.salary.regular";
const CASUAL = { accept: ["inc.salary.regular"] };

/**
 * Fly-in fly-out work: the pay depends on the length of the swing (the days on site). The same mine pays a travel
 * allowance on other days.
 */
function flyInFlyOut(): Household {
  const b = new HouseholdBuilder("i35", "FIFO pay with allowances", "Brodie Hatcher", FROM, TO, 351);
  b.account("e", "Easy Transaction", "Bankwest", 870000);
  everyDays("2025-11-12", TO, 14).forEach((due, n) => {
    const isLong = n % 3 !== 2;
    b.add("e", roll(due, -1), isLong ? 518300 : 371900, SALARY, "NORTHSTAR IRON ORE PTY LTD WAGE 4419", {
      stream: "pay",
      accept: ["inc.salary.variable"],
    });
    if (isLong)
      b.add("e", addDays(due, 5), 46200, SALARY, "NORTHSTAR IRON ORE PTY LTD TRAVEL ALLOW", {
        stream: "allowance",
        accept: ["inc.salary.variable"],
      });
  });
  for (const day of monthly(FROM, TO, 24)) {
    b.add("e", roll(day, 1), -298700, "dbt.mortgage", "DIRECT DEBIT KEYSTART LOANS 00441", DEBIT);
    b.add("e", addDays(day, 2), -110200, "dbt.car", "DIRECT DEBIT NISSAN FINANCE 20018", {
      ...DEBIT,
      accept: ["dbt.personal"],
    });
    b.add("e", addDays(day, 3), -80000, "fam.support_paid", "CSA CHILD SUPPORT BPAY 44120071", BILL);
  }
  b.spend("e", SHOPS, macquarie);
  b.streams.pay = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: null };
  b.streams.allowance = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY", "IRREGULAR"],
    isOngoing: true,
    currentCents: null,
  };
  b.liabilities.push(
    { class: ["MORTGAGE"], lender: /keystart/i },
    { class: ["CAR", "CAR_LOAN", "PERSONAL", "PERSONAL_LOAN"], lender: /nissan/i },
  );
  return b.build();
}

/**
 * A monthly salary, then half pay for four months, then Parental Leave Pay for twelve weeks, then pay for three days
 * a week.
 */
function halfPayLeave(): Household {
  const b = new HouseholdBuilder(
    "i36",
    "half pay, then parental leave",
    "Annika Solberg-Reyes",
    FROM,
    TO,
    361,
  );
  b.account("e", "Orange Everyday", "ING", 720000);
  for (const day of monthly(FROM, TO, 15)) {
    const cents = day < "2026-02-01" ? 548200 : day < "2026-05-20" ? 291300 : day < "2026-08-20" ? 0 : 352700;
    if (cents > 0)
      b.add(
        "e",
        roll(day, -1),
        cents,
        SALARY,
        "Salary Deposit - Receipt 118204 SOUTHERN GRAMMAR SCHOOL LTD",
        { stream: "pay" },
      );
    b.add(
      "e",
      addDays(day, 2),
      -214900,
      "dbt.mortgage",
      "Direct Debit - Receipt 9921 UBANK HOME LOAN",
      DEBIT,
    );
  }
  everyDays("2026-05-27", "2026-08-12", 14).forEach((due) => {
    b.add(
      "e",
      due,
      174620,
      "inc.gov.parental_leave",
      "Deposit - Receipt 118204 CENTRELINK PAID PARENTAL LVE 881Q2204",
      { stream: "leave" },
    );
  });
  b.spend("e", SHOPS, ing);
  b.streams.pay = {
    code: "inc.salary",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: 352700,
    hasChanged: true,
  };
  b.streams.leave = {
    code: "inc.gov",
    frequency: ["FORTNIGHTLY"],
    isOngoing: false,
    currentCents: 174620,
  };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /ubank/i });
  return b.build();
}

/** A redundancy with a payout, then JobSeeker for ten weeks, and a new job with lower pay for the last two months. */
function redundant(): Household {
  const b = new HouseholdBuilder(
    "i37",
    "redundancy, JobSeeker, new job",
    "Marguerite Dufresne",
    FROM,
    TO,
    371,
  );
  b.account("e", "Classic Banking", "NAB", 290000).account("s", "iSaver", "NAB", 400000);
  everyDays("2025-11-04", TO, 14).forEach((due) => {
    if (due < "2026-05-13")
      b.add("e", due, 298450, SALARY, "HARGREAVE LOGISTICS SALARY 004471", { stream: "old" });
    if (due > "2026-06-05" && due < "2026-08-25")
      b.add("e", due, 79980, "inc.gov.jobseeker", "CENTRELINK JOBSEEKER 207811903K", {
        stream: "benefit",
        accept: ["inc.gov.other"],
      });
    if (due > "2026-08-26")
      b.add("e", addDays(due, 2), 241380, SALARY, "PAY BRAMBLE & FINCH PTY LTD", { stream: "new" });
  });
  b.add("e", "2026-05-15", 3_418_200, "inc.salary.leave_payout", "HARGREAVE LOGISTICS ETP REDUNDANCY 004471");
  b.move("e", "s", "2026-05-18", 3_000_000, ["ONLINE V4410 LINKED ACC TRNS", "ONLINE V4410 LINKED ACC TRNS"]);
  for (const day of monthly("2026-06-01", TO, 2))
    b.move("s", "e", day, 180000, ["ONLINE V4431 LINKED ACC TRNS", "ONLINE V4431 LINKED ACC TRNS"]);
  for (const day of monthly(FROM, TO, 12)) {
    b.add("e", roll(day, 1), -201300, "dbt.mortgage", "LOAN REPAYMENT LIBERTY FINANCIAL HL 00812", DEBIT);
    b.add("e", addDays(day, 4), -9900, "com.phone_internet", "INTERNET BPAY OPTUS BILLING SER 441200", BILL);
  }
  b.spend("e", SHOPS, nab);
  b.streams.old = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: false,
    currentCents: 298450,
  };
  b.streams.new = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: 241380 };
  b.streams.benefit = {
    code: "inc.gov",
    frequency: ["FORTNIGHTLY"],
    isOngoing: false,
    currentCents: 79980,
  };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /liberty/i });
  return b.build();
}

/** Monthly salary until the middle of September, then two fortnightly pays from a new employer in the last month. */
function newJob(): Household {
  const b = new HouseholdBuilder("i38", "new job in the last month", "Dragan Petrovski", FROM, TO, 381);
  b.account("e", "Access Advantage", "ANZ", 410000);
  for (const day of monthly(FROM, "2026-09-30", 15))
    b.add("e", roll(day, -1), 512700, SALARY, "PAY/SALARY FROM QUARRYMAN INSURANCE 881204", {
      stream: "old",
    });
  for (const day of ["2026-10-15", "2026-10-29"])
    b.add("e", day, 263900, SALARY, "PAY/SALARY FROM LANTERN HEALTH TECH", { stream: "new" });
  for (const day of monthly(FROM, TO, 6)) {
    b.add("e", day, -208000, "hou.rent", "ANZ INTERNET BANKING PAYMENT 441208 TO HOCKING STUART RENT", OUT);
    b.add("e", addDays(day, 9), -14250, "ins.life_income", "DIRECT DEBIT TAL LIFE LIMITED 88120", DEBIT);
  }
  b.spend("e", SHOPS, anz);
  b.streams.old = { code: "inc.salary", frequency: ["MONTHLY"], isOngoing: false, currentCents: 512700 };
  b.streams.new = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: 263900 };
  return b.build();
}

/** Youth Allowance, which is lower for a fortnight in which a casual job paid more. */
function student(): Household {
  const b = new HouseholdBuilder(
    "i39",
    "student, youth allowance, casual",
    "Aroha Ngata-Webb",
    FROM,
    TO,
    391,
  );
  b.account("e", "Everyday Options", "Suncorp", 38000);
  everyDays("2025-11-04", TO, 14).forEach((due, n) => {
    const earned = 31200 + ((n * 43) % 11) * 3700;
    b.add(
      "e",
      due,
      63220 - Math.round(earned / 4),
      "inc.gov.youth_study",
      "DIRECT CREDIT AUS GOV YOUTH ALLW 663T8812",
      {
        stream: "allowance",
      },
    );
    b.add("e", addDays(due, 3), earned, "inc.salary.variable", "DIRECT CREDIT THE RUSTY LADLE PTY PAYROLL", {
      stream: "job",
      ...CASUAL,
    });
    b.add("e", addDays(due, 4), -38000, "hou.rent", "INTERNET TRANSFER TO PRIYA RAMAN RENT", OUT);
  });
  for (const day of monthly(FROM, TO, 19))
    b.add("e", day, 10000, "inc.support.family", "REAL TIME TFR FROM KARA WEBB LOVE MUM", {
      ...IN,
      accept: ["crd.person"],
    });
  b.spend("e", SHOPS, suncorp);
  b.streams.allowance = {
    code: "inc.gov.youth_study",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: null,
  };
  b.streams.job = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: null };
  return b.build();
}

/**
 * Two employers pay into a couple's joint account. Each month, both partners move money from it to accounts of their
 * own. The data includes the account of only one partner.
 */
function jointCouple(): Household {
  const b = new HouseholdBuilder(
    "i40",
    "couple, joint account, two employers",
    "Elspeth Nakamura",
    FROM,
    TO,
    401,
  );
  b.account("j", "Joint Everyday", "St.George", 530000, {
    accountOwnership: "TWO_PARTY",
    holderName: "E NAKAMURA & J OSEI",
  }).account("m", "Incentive Saver", "St.George", 110000);
  everyDays("2025-11-06", TO, 14).forEach((due) => {
    b.add(
      "j",
      roll(due, -1),
      due < "2026-07-01" ? 246810 : 254930,
      SALARY,
      "DIRECT CREDIT TINDALE COUNCIL PAYROLL",
      {
        stream: "hers",
      },
    );
  });
  for (const day of monthly(FROM, TO, 28)) {
    b.add("j", roll(day, -1), 611250, SALARY, "DIRECT CREDIT OSEI J FERNLEA SYSTEMS SAL", { stream: "his" });
    b.move("j", "m", addDays(day, 1), 50000, ["INTERNET WITHDRAWAL MY SAVER", "INTERNET DEPOSIT JOINT"]);
    b.add("j", addDays(day, 1), -50000, "trf.person", "INTERNET WITHDRAWAL TO J OSEI SPENDING", {
      ...OUT,
      accept: ["trf.own_unshared", "fam.person_gift"],
    });
    b.add("j", roll(addDays(day, 2), 1), -341800, "dbt.mortgage", "DIRECT DEBIT AMP BANK HL 8812044", DEBIT);
    b.add("j", addDays(day, 4), -131000, "edu.childcare", "DIRECT DEBIT XPLOR LITTLE SPROUTS ELC", DEBIT);
  }
  b.spend("j", SHOPS, (name, place) => `VISA PURCHASE ${name} ${place} 11MAY`);
  b.streams.hers = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 254930,
  };
  b.streams.his = { code: "inc.salary", frequency: ["MONTHLY"], isOngoing: true, currentCents: 611250 };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /amp/i });
  return b.build();
}

export const turns = [flyInFlyOut, halfPayLeave, redundant, newJob, student, jointCouple];
