import { addDays, everyDays, type Household, HouseholdBuilder, monthly, roll } from "./household";
import { SHOPS } from "./households-employed";

/**
 * The households in this file differ in how they are paid: with a pay rise, during leave, by agencies, by a trade's
 * clients, or by a private employer. One household has only seven days of data.
 */

const FROM = "2025-11-01";
const TO = "2026-10-31";
const IN = { type: "TRANSFER_INCOMING" };
const OUT = { type: "TRANSFER_OUTGOING" };
const DEBIT = { type: "DIRECT_DEBIT" };
const nab = (name: string, place: string) => `V6614 21/04 ${name.slice(0, 20)} ${place} 74564`;
const westpac = (name: string, place: string) => `DEBIT CARD PURCHASE ${name.slice(0, 22)} ${place} AUS`;
const anz = (name: string, place: string) => `VISA DEBIT PURCHASE CARD 5590 ${name.slice(0, 20)} ${place}`;
const cba = (name: string, place: string) => `${name.slice(0, 22)} ${place} QL AUS Card xx7714`;
const bankwest = (name: string, place: string) => `${name.slice(0, 25)} ${place} AUS`;

/** A permanent pay rise of 18% four months before the end; only the new pay is current income. */
function payRise(): Household {
  const b = new HouseholdBuilder("i19", "pay rise of 18% that lasts", "Odette Marchbank", FROM, TO, 191);
  b.account("e", "Classic Banking", "NAB", 340000).account("s", "iSaver", "NAB", 800000);
  everyDays("2025-11-05", TO, 14).forEach((due, n) => {
    const cents = due < "2026-07-01" ? 231460 : 273120;
    b.add("e", roll(due, -1), cents, "inc.salary.regular", `TARONGA FREIGHT 0${44120 + n} SALARY`, {
      stream: "pay",
    });
    b.move("e", "s", addDays(due, 2), 35000, [
      "ONLINE X4410 LINKED ACC TRNS",
      "ONLINE X4410 LINKED ACC TRNS",
    ]);
  });
  for (const day of monthly(FROM, TO, 11)) {
    b.add("e", day, -236000, "hou.rent", "ONLINE J2218 BARRY PLANT TRUST RENT 14B", { ...OUT });
    b.add("e", roll(addDays(day, 4), 1), -41870, "dbt.car", "TOYOTA FINANCE AUS 0088121", {
      ...DEBIT,
      accept: ["dbt.personal"],
    });
  }
  b.spend("e", SHOPS, nab);
  b.streams.pay = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 273120,
    hasChanged: true,
  };
  b.liabilities.push({ class: ["CAR", "CAR_LOAN", "PERSONAL", "PERSONAL_LOAN"], lender: /toyota/i });
  return b.build();
}

/** Full pay, six months of Parental Leave Pay, then the same employer for fewer hours. */
function parentalLeave(): Household {
  const b = new HouseholdBuilder(
    "i20",
    "parental leave, back on fewer hours",
    "Ishani Perera-Lund",
    FROM,
    TO,
    201,
  );
  b.account("e", "Choice", "Westpac", 610000);
  everyDays("2025-11-06", TO, 14).forEach((due) => {
    if (due > "2026-01-20" && due < "2026-07-20") {
      b.add("e", due, 164300, "inc.gov.parental_leave", "DEPOSIT SERVICES AUST PPL 41A77102", {
        stream: "leave",
        accept: ["inc.gov.other"],
      });
      return;
    }
    const cents = due < "2026-02-01" ? 268240 : 171990;
    b.add("e", roll(due, -1), cents, "inc.salary.regular", "DEPOSIT WESTERN HEALTH PAYROLL 5590212", {
      stream: "pay",
    });
  });
  for (const day of monthly(FROM, TO, 18)) {
    b.add("e", roll(day, 1), -187500, "dbt.mortgage", "PAYMENT BY AUTHORITY TO RESIMAC HOME LOAN 771", DEBIT);
    if (day > "2026-07-20")
      b.add(
        "e",
        addDays(day, 3),
        -74200,
        "edu.childcare",
        "PAYMENT BY AUTHORITY TO G8 EDUCATION 2201",
        DEBIT,
      );
  }
  b.spend("e", SHOPS, westpac);
  b.streams.pay = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 171990,
    hasChanged: true,
  };
  b.streams.leave = {
    code: "inc.gov.parental_leave",
    frequency: ["FORTNIGHTLY"],
    isOngoing: false,
    currentCents: 164300,
  };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /resimac/i });
  return b.build();
}

/** Shifts through two agencies in the same months; neither pays every week. */
function twoAgencies(): Household {
  const b = new HouseholdBuilder("i21", "casual through two agencies at once", "Bol Majok", FROM, TO, 211);
  b.account("e", "Access Advantage", "ANZ", 47000);
  everyDays("2025-11-06", TO, 7).forEach((due, n) => {
    if (n % 6 !== 4)
      b.add(
        "e",
        due,
        41200 + ((n * 37) % 11) * 3900,
        "inc.salary.variable",
        `PAY/SALARY FROM PINNACLE PEOPLE ${88120 + n}`,
        {
          stream: "hospitality",
          accept: ["inc.salary.regular"],
        },
      );
    if (n % 4 !== 1)
      b.add(
        "e",
        addDays(due, 1),
        36800 + ((n * 53) % 9) * 4400,
        "inc.salary.variable",
        "PAY/SALARY FROM PROGRAMMED SKILLED WF",
        { stream: "sheds", accept: ["inc.salary.regular"] },
      );
    b.add("e", addDays(due, 2), -29000, "hou.rent", "ANZ M-BANKING PAYMENT TO NYAKIM DENG RENT", { ...OUT });
  });
  b.spend("e", SHOPS, anz);
  b.streams.hospitality = {
    code: "inc.salary",
    frequency: ["WEEKLY"],
    isOngoing: true,
    currentCents: null,
  };
  b.streams.sheds = {
    code: "inc.salary",
    frequency: ["WEEKLY", "IRREGULAR"],
    isOngoing: true,
    currentCents: null,
  };
  return b.build();
}

/** A sole trader who buys tools and fuel on a company card, repaid each month from the business account. */
function companyCard(): Household {
  const b = new HouseholdBuilder("i22", "sole trader with a company card", "Marek Zielonka", FROM, TO, 221);
  b.account("b", "Business Zero Transaction", "Bankwest", 1240000)
    .account("e", "Easy Transaction", "Bankwest", 210000)
    .account("c", "Business Credit Card", "Bankwest", -120000, { productCategory: "CRED_AND_CHRG_CARDS" });
  const firms = ["HENLEY PROPERTIES", "GLENWOOD STRATA MGT", "KINGFISHER CAFE GROUP"];
  everyDays("2025-11-04", TO, 9).forEach((day, n) => {
    b.add(
      "b",
      roll(day, 1),
      164000 + ((n * 71) % 8) * 17200,
      "inc.business.receipts",
      `${firms[n % 3]} INV ${1180 + n}`,
      { ...IN, stream: `firm${n % 3}` },
    );
  });
  for (const [n] of firms.entries())
    b.streams[`firm${n}`] = {
      code: "inc.business.receipts",
      frequency: ["FOUR_WEEKLY", "MONTHLY", "IRREGULAR"],
      isOngoing: true,
      currentCents: null,
    };
  everyDays("2025-11-08", TO, 8).forEach((day, n) => {
    b.add(
      "c",
      day,
      -(11800 + ((n * 29) % 6) * 2100),
      "hou.maintenance",
      bankwest("TOTAL TOOLS BALCATTA", "BALCATTA"),
      { accept: ["shp.home_goods", "trf.business_unknown"] },
    );
    b.add("c", addDays(day, 2), -9400, "tra.fuel", bankwest("CALTEX STARSHOP OSBORNE PK", "OSBORNE PARK"));
  });
  for (const day of monthly(FROM, TO, 20)) {
    const out = b.add("b", day, -78000, "trf.card_shared", "PAYMENT TO BUSINESS CREDIT CARD", { ...OUT });
    b.add("c", day, 78000, "crd.own_transfer", "PAYMENT RECEIVED THANK YOU", {
      ownPair: out,
      accept: ["trf.card_shared", "trf.own_matched"],
    });
    b.move("b", "e", addDays(day, 2), 420000, [
      "TRANSFER TO EASY TRANSACTION DRAWINGS",
      "TRANSFER FROM BUSINESS ZERO",
    ]);
    b.add("e", addDays(day, 3), -198000, "hou.rent", "TRANSFER TO REALMARK LEEDERVILLE RENT", { ...OUT });
  }
  for (const day of ["2025-11-28", "2026-02-27", "2026-04-28", "2026-07-28"])
    b.add("b", day, -461000, "gov.tax", "BPAY AUSTRALIAN TAXATION OFFICE BAS 8812", { billerCode: "75556" });
  b.spend("e", SHOPS, bankwest);
  return b.build();
}

/** A nanny paid by a mother, with a different note each fortnight; the earlier account was closed in autumn. */
function nanny(): Household {
  const b = new HouseholdBuilder(
    "i23",
    "employer is a person, account closed midway",
    "Lucia Ferrante",
    FROM,
    TO,
    231,
  );
  b.account("e", "Smart Access", "CommBank", 96000).account("x", "Streamline Basic", "CommBank", 0, {
    openStatus: "CLOSED",
  });
  const notes = ["nanny pay", "Lucia wages fn", "pay for 2 weeks", "thank you pay"];
  everyDays("2025-11-07", TO, 14).forEach((due, n) => {
    const account = due < "2026-03-20" ? "x" : "e";
    const words =
      account === "x"
        ? `Transfer from MRS H ABERCROMBIE ${notes[n % 4]}`
        : `Fast Transfer From H Abercrombie ${notes[n % 4]}`;
    b.add(account, due, 158000, "inc.salary.regular", words, {
      ...IN,
      stream: "family",
      accept: ["inc.salary.variable"],
    });
    if (account === "x")
      b.move("x", "e", addDays(due, 1), 158000, [
        "Transfer to xx7714 CommBank app",
        "Transfer from xx3302 CommBank app",
      ]);
    b.add("e", addDays(due, 2), -52000, "hou.rent", "Transfer To LJ Hooker Trust Acct Rent U9", { ...OUT });
  });
  b.spend("e", SHOPS, cba);
  b.streams.family = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 158000,
  };
  return b.build();
}

/**
 * Only seven days of data, with one weekly pay, rent and a pay-later plan. They are too few to prove a monthly
 * income.
 */
function oneWeek(): Household {
  const b = new HouseholdBuilder(
    "i24",
    "seven days of a weekly pay",
    "Tane Rangihuna",
    "2026-10-25",
    TO,
    241,
  );
  b.account("e", "Classic Banking", "NAB", 61000);
  b.add("e", "2026-10-25", -7320, "foo.groceries", nab("COLES 0712", "INALA"));
  b.add("e", "2026-10-28", 116400, "inc.salary.regular", "BRISBANE STEEL FAB WAGES 00412", { stream: "pay" });
  b.add("e", "2026-10-29", -41000, "hou.rent", "ONLINE K1182 RAY WHITE INALA RENT", { ...OUT });
  b.add("e", "2026-10-30", -2750, "dbt.bnpl", "ZIP PAY AUSTRALIA SYDNEY");
  b.add("e", TO, -5200, "tra.fuel", nab("AMPOL FOODARY 2231", "DARRA"));
  b.liabilities.push({ class: ["BNPL"], lender: /zip/i });
  b.mustNotSay.push(/"surplusMonthly":\{"value":-?\d/);
  return b.build();
}

export const work = [payRise, parentalLeave, twoAgencies, companyCard, nanny, oneWeek];
