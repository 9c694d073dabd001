import { addDays, everyDays, type Household, HouseholdBuilder, monthly, roll } from "./household";
import { SHOPS } from "./households-employed";

/**
 * This file has the sixth set of households: a person as employer, platforms, hardship, an agency, packaged pay,
 * retirement.
 */

const FROM = "2025-11-01";
const TO = "2026-10-31";
const IN = { type: "TRANSFER_INCOMING" };
const OUT = { type: "TRANSFER_OUTGOING" };
const DEBIT = { type: "DIRECT_DEBIT" };
const BILL = { type: "PAYMENT" };
const FEE = { type: "FEE" };
const westpac = (name: string, place: string) => `DEBIT CARD PURCHASE ${name.slice(0, 22)} ${place} AUS`;
const up = (name: string, _place: string) => name;
const cba = (name: string, place: string) => `${name.slice(0, 22)} ${place} AUS Card xx3301`;
const hsbc = (name: string, place: string) => `POS PURCHASE ${name.slice(0, 24)} ${place} AU`;
const stgeorge = (name: string, place: string) => `VISA PURCHASE ${name} ${place} 11MAY`;
const me = (name: string, _place: string) => `EFTPOS ${name.slice(0, 18)}`;

const SALARY = "inc.salary.regular";
const VARIABLE = { accept: ["inc.salary.variable"] };

/** A station hand whose employer is a person. The employer pays by Osko each week, with a note that changes. */
function stationHand(): Household {
  const b = new HouseholdBuilder("i41", "station hand, paid by a person", "Jedda Marchetti", FROM, TO, 411);
  b.account("e", "Westpac Choice", "Westpac", 310000).account("s", "Westpac Life", "Westpac", 250000);
  const notes = [
    "WAGES",
    "WAGES WK ENDING",
    "PAY LESS DIESEL",
    "WAGES JEDDA",
    "PAY",
    "WAGES MUSTER",
    "WAGES",
  ];
  everyDays("2025-11-05", TO, 7).forEach((due, n) => {
    const cents = 104000 + ((n * 29) % 9) * 5275;
    b.add("e", due, cents, SALARY, `DEPOSIT-OSKO PAYMENT 220${n + 114} D MCALLISTER ${notes[n % 7]}`, {
      ...IN,
      stream: "wages",
      ...VARIABLE,
    });
    if (n % 2 === 0)
      b.move("e", "s", addDays(due, 1), 15000, [
        "WITHDRAWAL MOBILE 1188201 TFR Westpac Life",
        "DEPOSIT ONLINE 2208117 TFR Westpac Cho",
      ]);
  });
  for (const day of monthly(FROM, TO, 9)) {
    b.add("e", roll(day, 1), -38640, "dbt.car", "PAYMENT BY AUTHORITY TO ANGLE AUTO FIN 00112", {
      ...DEBIT,
      accept: ["dbt.personal"],
    });
    b.add(
      "e",
      addDays(day, 3),
      -6500,
      "com.phone_internet",
      "PAYMENT BY AUTHORITY TO TELSTRA 2201188",
      DEBIT,
    );
    b.add("e", addDays(day, 5), -20000, "fam.person_gift", "WITHDRAWAL-OSKO PAYMENT 3301 NONNA HELP", {
      ...OUT,
      accept: ["trf.person"],
    });
  }
  b.spend("e", SHOPS, westpac);
  b.streams.wages = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: true, currentCents: null };
  b.liabilities.push({ class: ["CAR", "CAR_LOAN", "PERSONAL", "PERSONAL_LOAN"], lender: /angle/i });
  return b.build();
}

/** Two delivery platforms and a partial benefit. No payer has an identification number. */
function platforms(): Household {
  const b = new HouseholdBuilder("i42", "platforms and part JobSeeker", "Tenzin Oyelaran", FROM, TO, 421);
  b.account("e", "Spending", "Up", 46000).account("s", "Rainy Day", "Up", 20000);
  everyDays("2025-11-03", TO, 7).forEach((day, n) => {
    b.add("e", day, 31200 + ((n * 31) % 13) * 2417, "inc.gig.platform", "Uber Eats", { stream: "uber" });
    if (n % 4 !== 3)
      b.add("e", addDays(day, 2), 12800 + ((n * 17) % 7) * 1933, "inc.gig.platform", "DoorDash Australia", {
        stream: "dash",
      });
    if (n % 2 === 0) {
      b.add("e", addDays(day, 1), 42110, "inc.gov.jobseeker", "Services Australia JobSeeker", {
        stream: "benefit",
        accept: ["inc.gov.other"],
      });
      b.add("e", addDays(day, 3), -44000, "hou.rent", "Ray White Sunnybank", BILL);
      b.move("e", "s", addDays(day, 4), 2500, ["Transfer to Rainy Day", "Transfer from Spending"]);
    }
  });
  for (const day of monthly(FROM, TO, 21)) {
    b.add("e", day, -11900, "tra.car_insurance", "Budget Direct", { ...BILL, accept: ["ins.general"] });
    b.add("e", addDays(day, 2), -15000, "giv.remittance", "Remitly", {
      ...BILL,
      accept: ["trf.international"],
    });
  }
  b.spend("e", SHOPS, up);
  b.streams.uber = { code: "inc.gig", frequency: ["WEEKLY"], isOngoing: true, currentCents: null };
  b.streams.dash = {
    code: "inc.gig",
    frequency: ["WEEKLY", "IRREGULAR"],
    isOngoing: true,
    currentCents: null,
  };
  b.streams.benefit = {
    code: "inc.gov.jobseeker",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 42110,
  };
  return b.build();
}

/**
 * Some lenders' names are printed among meaningless words. The household also has dishonoured payments with fees,
 * and a payment plan with a debt collector. A consolidation loan then repays the smaller debts.
 */
function consolidated(): Household {
  const b = new HouseholdBuilder("i43", "hardship, then a consolidation", "Leilani Whitcombe", FROM, TO, 431);
  b.account("e", "Smart Access", "CommBank", 61000);
  everyDays("2025-11-06", TO, 14).forEach((due, n) => {
    b.add("e", due, 218840, SALARY, "Salary BAYSIDE COLD STORES 0088120", { stream: "pay" });
    b.add(
      "e",
      addDays(due, 1),
      -78000,
      "hou.rent",
      "Transfer To RE/MAX Bayside Trust CommBank App Rent",
      OUT,
    );
    if (due < "2026-06-01") {
      b.add("e", addDays(due, 1), -9640, "dbt.sacc", "Direct Debit 511203 NIMBLE AUSTRALIA QZ0117", {
        ...DEBIT,
        accept: ["dbt.macc", "dbt.personal"],
      });
      b.add("e", addDays(due, 2), -4825, "dbt.bnpl", "AFTERPAY*FX 1800 MELBOURNE AUS Card xx3301", BILL);
      b.add(
        "e",
        addDays(due, 3),
        -10500,
        "dbt.wage_advance",
        "BEFOREPAY GRP ZED SYDNEY AUS Card xx3301",
        BILL,
      );
      if (n % 3 === 0) {
        const id = b.add(
          "e",
          addDays(due, 11),
          -6100,
          "trf.reversed",
          "Direct Debit 488110 ZIP CO PAYMENTS 221",
          {
            ...DEBIT,
            accept: ["dbt.bnpl"],
          },
        );
        b.add(
          "e",
          addDays(due, 12),
          6100,
          "crd.reversal",
          "Direct Debit 488110 ZIP CO PAYMENTS 221 Dishonour",
          {
            returns: id,
          },
        );
        b.add("e", addDays(due, 12), -500, "fin.dishonour_fee", "Direct Debit Dishonour Fee", FEE);
      }
    }
  });
  b.add(
    "e",
    "2026-05-29",
    950000,
    "crd.loan_proceeds",
    "Fast Transfer From MONEYME FINANCIAL GROUP LOAN",
    IN,
  );
  b.add("e", "2026-05-30", -188000, "dbt.sacc", "NIMBLE AUSTRALIA PTY PAYOUT NetBank 881203", {
    ...OUT,
    accept: ["dbt.macc", "dbt.personal"],
  });
  for (const day of monthly("2026-06-01", TO, 20))
    b.add("e", roll(day, 1), -26800, "dbt.personal", "Direct Debit 402117 MONEYME CONSOL LN 11827", DEBIT);
  for (const day of monthly(FROM, TO, 14))
    b.add("e", roll(day, 1), -5000, "dbt.collection", "Direct Debit 301881 CREDIT CORP ARR 44120", DEBIT);
  b.spend("e", SHOPS.slice(0, 9), cba);
  b.streams.pay = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: 218840 };
  b.liabilities.push(
    { class: ["PERSONAL", "PERSONAL_LOAN"], lender: /moneyme/i },
    { class: ["COLLECTION"], lender: /credit corp/i },
    { class: ["SACC", "MACC", "PERSONAL"], lender: /nimble/i },
    { class: ["BNPL"], lender: /afterpay/i },
    { class: ["BNPL"], lender: /zip/i },
    { class: ["WAGE_ADVANCE"], lender: /beforepay/i },
  );
  return b.build();
}

/**
 * A nurse who works for two agencies. Her pay varies, and some weeks have none; a clinic pays her invoices by direct
 * credit.
 */
function agencyNurse(): Household {
  const b = new HouseholdBuilder("i44", "agency nurse with a clinic", "Saoirse Banerjee", FROM, TO, 441);
  b.account("e", "Everyday Global", "HSBC", 520000).account("c", "Premier Card", "HSBC", -84000, {
    productCategory: "CRED_AND_CHRG_CARDS",
  });
  everyDays("2025-11-05", TO, 7).forEach((due, n) => {
    if (n % 6 !== 5)
      b.add("e", due, 98700 + ((n * 41) % 11) * 8345, SALARY, "DIRECT CREDIT REDGUM NURSING AGENCY WE 0411", {
        stream: "redgum",
        ...VARIABLE,
      });
    if (n % 3 === 1)
      b.add(
        "e",
        addDays(due, 1),
        61250 + ((n * 13) % 5) * 4120,
        SALARY,
        "NPP CREDIT ONCALL HEALTH STAFFING PAY",
        {
          ...IN,
          stream: "oncall",
          ...VARIABLE,
        },
      );
  });
  for (const day of monthly(FROM, TO, 27)) {
    b.add("e", roll(day, -1), 88000, "inc.business.receipts", "DIRECT CREDIT MARLO SKIN CLINIC PTY LTD", {
      stream: "clinic",
      accept: ["inc.salary.regular"],
    });
    b.add("e", addDays(day, 1), -185000, "dbt.mortgage", "DIRECT DEBIT BLUESTONE HL 4402118", DEBIT);
    const paid = b.add("e", addDays(day, 2), -60000, "trf.card_shared", "TRANSFER TO HSBC PREMIER CARD", {
      ...OUT,
      accept: ["trf.own_matched"],
    });
    b.add("c", addDays(day, 2), 60000, "crd.own_transfer", "PAYMENT RECEIVED THANK YOU", {
      ...IN,
      ownPair: paid,
      accept: ["trf.own_matched", "trf.card_shared"],
    });
  }
  b.spend("c", SHOPS, hsbc);
  b.streams.redgum = {
    code: "inc.salary",
    frequency: ["WEEKLY", "IRREGULAR"],
    isOngoing: true,
    currentCents: null,
  };
  b.streams.oncall = {
    code: "inc.salary",
    frequency: ["IRREGULAR", "MONTHLY", "WEEKLY", "FORTNIGHTLY"],
    isOngoing: true,
    currentCents: null,
  };
  b.streams.clinic = { code: "inc.", frequency: ["MONTHLY"], isOngoing: true, currentCents: 88000 };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /bluestone/i });
  return b.build();
}

/**
 * A charity worker whose rent is salary-packaged, with a novated lease, family payments, school fees and money sent
 * home.
 */
function packaged(): Household {
  const b = new HouseholdBuilder("i45", "packaged pay, novated lease", "Amara Lindqvist", FROM, TO, 451);
  b.account("e", "Complete Freedom", "St.George", 240000);
  everyDays("2025-11-05", TO, 14).forEach((due) => {
    const pay = due < "2026-07-01" ? 183470 : 190120;
    b.add("e", roll(due, -1), pay, SALARY, "DIRECT CREDIT MERCYLINK AUST LTD SAL", { stream: "pay" });
    b.add(
      "e",
      addDays(due, 1),
      61154,
      "inc.salary.packaged",
      "DIRECT CREDIT ACCESSPAY PTY LTD MORTGAGE/RENT",
      {
        stream: "packaged",
      },
    );
    b.add("e", addDays(due, 5), 28476, "inc.gov.family", "DIRECT CREDIT AUS GOV FAMILIES FAM 881H0021", {
      stream: "family",
    });
    b.add("e", addDays(due, 2), -92000, "hou.rent", "INTERNET WITHDRAWAL LJ HOOKER TRUST 14 ELM", OUT);
  });
  for (const day of monthly(FROM, TO, 18)) {
    b.add("e", roll(day, 1), -41200, "dbt.lease", "DIRECT DEBIT FLEETCARE NOVATED LSE 2201", {
      ...DEBIT,
      accept: ["dbt.car"],
    });
    b.add("e", addDays(day, 1), -30000, "giv.remittance", "INTERNET WITHDRAWAL SENDWAVE LAGOS", {
      ...OUT,
      accept: ["trf.international"],
    });
    b.add("e", addDays(day, 4), -9800, "utl.energy", "DIRECT DEBIT GLOBIRD ENERGY 118820", DEBIT);
  }
  for (const day of ["2026-02-03", "2026-05-04", "2026-07-27", "2026-10-13"])
    b.add("e", day, -141000, "edu.private", "INTERNET BPAY SACRED HEART SCHOOL FEES 118", BILL);
  b.spend("e", SHOPS, stgeorge);
  b.streams.pay = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: 190120 };
  b.streams.packaged = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 61154,
  };
  b.streams.family = {
    code: "inc.gov.family",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 28476,
  };
  b.liabilities.push({ class: ["LEASE", "CAR"], lender: /fleetcare/i });
  return b.build();
}

/**
 * A retired couple's account: a super pension, a part Age Pension, a boarder, dividends, and truncated descriptions.
 */
function retired(): Household {
  const b = new HouseholdBuilder("i46", "retired, boarder, dividends", "Una Fairweather", FROM, TO, 461);
  b.account("e", "Everyday Transaction", "ME", 880000);
  everyDays("2025-11-06", TO, 14).forEach((day, n) => {
    const pension = day < "2026-03-20" ? 61240 : day < "2026-09-20" ? 62450 : 63310;
    b.add("e", day, pension, "inc.gov.age_pension", "CENTRELINK AGE 220", {
      stream: "pension",
      accept: ["inc.gov.other"],
    });
    b.add("e", addDays(day, 1), 36000, "inc.property.board", `OSKO P KHOURY BOARD${n % 2 ? " THX" : ""}`, {
      ...IN,
      stream: "board",
      accept: ["inc.property.rent"],
    });
  });
  for (const day of monthly(FROM, TO, 15)) {
    b.add("e", roll(day, -1), 165000, "inc.super.pension", "HOSTPLUS PENSION P", { stream: "super" });
    b.add("e", addDays(day, 2), -21480, "hea.insurance", "DD BUPA AUSTRALIA H", DEBIT);
    b.add("e", addDays(day, 7), -4990, "com.phone_internet", "BPAY BOOST MOBILE 44", BILL);
  }
  b.add("e", "2026-03-26", 41280, "inc.invest.dividend", "CBA ITM DIV 001288", { stream: "dividend" });
  b.add("e", "2026-09-29", 46110, "inc.invest.dividend", "CBA FNL DIV 001301", { stream: "dividend" });
  b.spend("e", SHOPS, me);
  b.streams.pension = {
    code: "inc.gov",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 63310,
  };
  b.streams.board = {
    code: "inc.property",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 36000,
  };
  b.streams.super = { code: "inc.super", frequency: ["MONTHLY"], isOngoing: true, currentCents: 165000 };
  b.streams.dividend = {
    code: "inc.invest",
    frequency: ["HALF_YEARLY", "SIX_MONTHLY", "IRREGULAR"],
    isOngoing: true,
    currentCents: null,
  };
  return b.build();
}

export const sixth = [stationHand, platforms, consolidated, agencyNurse, packaged, retired];
