import {
  addDays,
  everyDays,
  type Household,
  HouseholdBuilder,
  monthly,
  type Purchase,
  roll,
} from "./household";

const FROM = "2025-11-01";
const TO = "2026-10-31";
const OUT = { type: "TRANSFER_OUTGOING" };
const IN = { type: "TRANSFER_INCOMING" };
const DEBIT = { type: "DIRECT_DEBIT" };

export const SHOPS: Purchase[] = [
  ["COLES 4471", "BLACKBURN", "foo.groceries", 9400, 4],
  ["QUAN PHAT GROCER", "FOOTSCRAY", "foo.groceries", 3800, 9],
  ["LITTLE TERN ESPRESSO", "ROBINA", "foo.dining", 620, 3],
  ["MAMA PHO NOODLE BAR", "FOOTSCRAY", "foo.dining", 3150, 11],
  ["AMPOL FOODARY 2119", "GOSFORD", "tra.fuel", 6800, 10],
  ["KMART 1063", "BURWOOD", "shp.department", 4200, 23],
  ["STAR DISCOUNT CHEMIST", "ELIZABETH", "hea.pharmacy", 2400, 31],
  ["CHOP CHOP BARBERS", "COBURG", "per.care", 3600, 37],
  ["HOYTS CINEMAS", "EASTGARDENS", "rec.entertainment", 3900, 45],
  ["AL-SULTAN SWEETS & GROCER", "AUBURN", "foo.groceries", 2600, 17],
  ["LAKEMBA HALAL BUTCHERY", "LAKEMBA", "foo.groceries", 1900, 19],
  ["TST* KABUL HOUSE", "DANDENONG", "foo.dining", 4400, 29],
  ["HUMBLE LOT COFFEE ROASTE", "WODONGA", "foo.dining", 580, 13],
  ["HOPPY'S CARWASH", "KEDRON", "tra.vehicle_care", 2200, 41],
  ["NGUYEN FAMILY PHARMACY", "SPRINGVALE", "hea.pharmacy", 2770, 43],
  ["WARATAH SPECIALIST CENTRE", "WAHROONGA", "hea.medical", 12000, 83],
  ["TIDE AND TACKLE", "EDEN", "rec.sport_hobby", 3730, 61],
  ["NOOK & CRANNY HOMEWARES", "BERRY", "shp.home_goods", 5800, 77],
  ["SNIP N' CLIP DOG GROOMING", "RYE", "pet.care", 6500, 59],
];
const cba = (name: string, place: string) => `${name.slice(0, 22)} ${place} NS AUS Card xx2291`;
const anz = (name: string, place: string) => `VISA DEBIT PURCHASE CARD 8003 ${name.slice(0, 20)} ${place}`;
const westpac = (name: string, place: string) => `DEBIT CARD PURCHASE ${name.slice(0, 22)} ${place} AUS`;
const nab = (name: string, place: string) => `V8812 12/03 ${name.slice(0, 20)} ${place}`;
const suncorp = (name: string, place: string) => `VISA PURCHASE ${name.padEnd(25)} ${place} 12/03 AU AUD`;

/**
 * A household with weekly pay and overtime. Some pays come by NPP (fast payment), without the employer's direct-entry
 * number. The rent goes to a person, and one debit is dishonoured.
 */
function weeklyTrades(): Household {
  const b = new HouseholdBuilder(
    "i01",
    "weekly pay with overtime, part by NPP",
    "Sefa Tuilagi",
    FROM,
    TO,
    11,
  );
  b.account("e", "Smart Access", "CommBank", 210000).account("s", "NetBank Saver", "CommBank", 90000);
  everyDays("2025-11-06", TO, 7).forEach((due, week) => {
    const cents = 142000 + (week % 5 === 2 ? 23000 : 0) + (week % 9 === 4 ? -6000 : 0);
    const isNpp = week % 6 === 3;
    b.add(
      "e",
      roll(due, -1),
      cents,
      "inc.salary.regular",
      isNpp
        ? "Fast Transfer From IRONBARK FENCING PTY LTD wages"
        : "Direct Credit 301500 IRONBARK FENCING P WAGES",
      { stream: "ironbark", ...IN, ...(isNpp ? {} : { type: "OTHER", apcaNumber: "301500" }) },
    );
    b.add("e", addDays(due, 1), -39000, "hou.rent", "Transfer to RUTA PAULAUSKAS CommBank App rent", {
      ...OUT,
    });
    if (week % 2 === 0)
      b.move("e", "s", addDays(due, 2), 15000, [
        "Transfer to xx8812 CommBank app",
        "Transfer from xx2291 CommBank app",
      ]);
  });
  for (const day of monthly(FROM, TO, 12)) {
    const isReturned = day === "2026-05-12";
    const paid = b.add(
      "e",
      roll(day, 1),
      -8900,
      isReturned ? "trf.reversed" : "com.phone_internet",
      "Direct Debit 408812 AUSSIE BROADBAND 5512",
      { ...DEBIT, accept: isReturned ? ["com.phone_internet"] : [] },
    );
    if (isReturned) {
      b.add("e", "2026-05-13", 8900, "crd.reversal", "Return 13/05/26 Direct Debit AUSSIE BROADBAND", {
        returns: paid,
      });
      b.add("e", "2026-05-13", -500, "fin.dishonour_fee", "Dishonour Fee", { type: "FEE" });
    }
  }
  b.spend("e", SHOPS, cba);
  b.streams.ironbark = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: true, currentCents: 142000 };
  b.mustSay.push(/AUSSIE BROADBAND/i);
  return b.build();
}

/** Two fortnightly wages, an employer renamed in March, a joint account, and a home loan that was not shared. */
function fortnightlyCouple(): Household {
  const b = new HouseholdBuilder(
    "i02",
    "couple, renamed employer, unshared home loan",
    "Anjali Deshpande",
    FROM,
    TO,
    22,
  );
  b.account("j", "Everyday Joint", "ANZ", 640000, { accountOwnership: "TWO_PARTY" }).account(
    "o",
    "Online Saver",
    "ANZ",
    1200000,
  );
  everyDays("2025-11-05", TO, 14).forEach((due, n) => {
    const name = due < "2026-03-15" ? "HOLLYFORD CARE SERVICES" : "BRIGHTWATER LIVING LTD";
    b.add(
      "j",
      roll(due, -1),
      268040 + ((n * 37) % 5) * 900,
      "inc.salary.regular",
      `PAY/SALARY FROM ${name} 00412`,
      { stream: "care", apcaNumber: "384120" },
    );
  });
  everyDays("2025-11-12", TO, 14).forEach((due) => {
    b.add("j", roll(due, -1), 341212, "inc.salary.regular", "PAY/SALARY FROM TRANSPORT SA PAYROLL 118", {
      stream: "transport",
      apcaNumber: "118200",
    });
    b.add("j", addDays(due, 1), -118800, "dbt.mortgage", "PAYMENT TO FIRSTMAC HOME LOAN 771204", {
      ...DEBIT,
      accept: ["trf.loan_shared"],
    });
  });
  for (const day of monthly(FROM, TO, 3)) {
    b.move("j", "o", day, 80000, [
      "ANZ M-BANKING FUNDS TFER TRANSFER 11928 TO 012XXXXXXXX9912",
      "ANZ M-BANKING FUNDS TFER TRANSFER 11928 FROM 012XXXXXXXX3301",
    ]);
    b.add("j", addDays(day, 6), -31240, "edu.childcare", "LITTLE WOMBATS EARLY LEARN DD 2201", { ...DEBIT });
    b.add("o", addDays(day, 25), 1420, "inc.invest.interest", "CREDIT INTEREST PAID", {
      type: "INTEREST_PAID",
      stream: "interest",
    });
  }
  const bought = b.add("j", "2026-06-10", -24900, "shp.home_goods", anz("JB HI FI", "RUNDLE"), {});
  b.add("j", "2026-06-15", 24900, "crd.refund", "VISA DEBIT REFUND CARD 8003 JB HI FI RUNDLE", {
    refundOf: bought,
  });
  b.spend("j", SHOPS, anz);
  b.streams.care = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: 269840 };
  b.streams.transport = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 341212,
  };
  b.streams.interest = {
    code: "inc.invest.interest",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: 1420,
  };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /firstmac/i });
  b.mustSay.push(/firstmac/i);
  return b.build();
}

/**
 * A job lost in February, a gap with JobSeeker, and a monthly job from June; a small loan and wage advances after the
 * job loss; bets from January on.
 */
function jobChange(): Household {
  const b = new HouseholdBuilder(
    "i03",
    "job change with a gap, small loans, gambling",
    "Dimitri Kosta",
    FROM,
    TO,
    33,
  );
  b.account("e", "Choice", "Westpac", 45000);
  everyDays("2025-11-04", "2026-02-20", 14).forEach((due) => {
    b.add("e", roll(due, -1), 196000, "inc.salary.regular", "DEPOSIT KEMBLA FREIGHT WAGES 220193", {
      stream: "old",
    });
  });
  everyDays("2026-03-10", "2026-06-05", 14).forEach((due) => {
    b.add("e", due, 79310, "inc.gov.jobseeker", "DEPOSIT CTRLK JOBSKR 0091123", { stream: "benefit" });
  });
  for (const day of monthly("2026-06-01", TO, 15))
    b.add("e", roll(day, -1), 498000, "inc.salary.regular", "DEPOSIT SALTBUSH ENERGY PAYROLL 118", {
      stream: "new",
    });
  b.add("e", "2026-03-02", 50000, "crd.loan_proceeds", "DEPOSIT NIMBLE AUSTRALIA 1120");
  everyDays("2026-03-16", "2026-08-10", 14).forEach((day) => {
    b.add("e", day, -7400, "dbt.sacc", "PAYMENT BY AUTHORITY TO NIMBLE AUSTRALIA 1120", {
      ...DEBIT,
      accept: ["dbt.macc", "dbt.personal"],
    });
  });
  for (const day of everyDays("2026-02-25", "2026-05-30", 21)) {
    b.add("e", day, 15000, "crd.loan_proceeds", "DEPOSIT-OSKO PAYMENT 1183902 BEFOREPAY PTY LTD", { ...IN });
    b.add("e", addDays(day, 14), -15750, "dbt.wage_advance", "PAYMENT BY AUTHORITY TO BEFOREPAY 99120", {
      ...DEBIT,
      accept: ["dbt.sacc"],
    });
  }
  for (const day of everyDays("2026-01-03", TO, 9))
    b.add("e", day, -5000, "rec.gambling", "DEBIT CARD PURCHASE SPORTSBET DARWIN AUS");
  b.add(
    "e",
    "2026-04-18",
    42000,
    "crd.gambling_return",
    "DEPOSIT-OSKO PAYMENT 1199122 SPORTSBET WITHDRAWAL",
    { ...IN },
  );
  for (const day of everyDays("2025-11-08", TO, 14))
    b.add("e", day, -62000, "hou.rent", "WITHDRAWAL ONLINE 1442019 PYMT LJ HOOKER TRUST RENT 12 OAK", {
      ...OUT,
    });
  const returned = b.add(
    "e",
    "2026-05-19",
    -6000,
    "trf.reversed",
    "PAYMENT BY AUTHORITY TO ANYTIME FITNESS 22",
    { ...DEBIT, accept: ["rec.gym"] },
  );
  b.add(
    "e",
    "2026-05-20",
    6000,
    "crd.reversal",
    "DEPOSIT PAYMENT RETURN ANYTIME FITNESS 22 INSUFFICIENT FUNDS",
    { returns: returned },
  );
  b.add("e", "2026-05-20", -500, "fin.dishonour_fee", "OUTWARD DISHONOUR FEE", { type: "FEE" });
  b.spend("e", SHOPS, westpac);
  b.streams.old = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: false, currentCents: 196000 };
  b.streams.benefit = {
    code: "inc.gov.jobseeker",
    frequency: ["FORTNIGHTLY"],
    isOngoing: false,
    currentCents: 79310,
  };
  b.streams.new = { code: "inc.salary", frequency: ["MONTHLY"], isOngoing: true, currentCents: 498000 };
  b.liabilities.push(
    { class: ["SACC", "MACC"], lender: /nimble/i },
    { class: ["WAGE_ADVANCE"], lender: /beforepay/i },
  );
  b.mustSay.push(/nimble/i, /sportsbet/i, /kembla freight/i);
  return b.build();
}

/** A private employer who pays each week under changing notes, such as "pay" and "wages". */
function personEmployer(): Household {
  const b = new HouseholdBuilder("i04", "employer who is a person", "Thandiwe Mokoena", FROM, TO, 44);
  b.account("e", "Classic Banking", "NAB", 88000).account("s", "iSaver", "NAB", 20000);
  const notes = ["pay", "weekly pay", "wages", "Pay week", "pay thanks"];
  everyDays("2025-11-07", TO, 7).forEach((day, n) => {
    b.add(
      "e",
      day,
      91000,
      "inc.salary.regular",
      `TRANSFER CREDIT VASSILIS ANDREOU ${notes[n % notes.length]}`,
      { ...IN, stream: "person" },
    );
    if (n % 4 === 1)
      b.add("e", addDays(day, 2), -4500, "trf.person", "TRANSFER DEBIT MEI-LING ZHAO dinner", {
        ...OUT,
        accept: ["foo.dining"],
      });
    if (n % 4 === 0)
      b.move("e", "s", addDays(day, 1), 10000, ["LINKED ACC TRNS 0812331", "LINKED ACC TRNS 0812331"]);
  });
  for (const day of everyDays("2025-11-10", TO, 14))
    b.add("e", day, -34000, "hou.rent", "INTERNET BPAY DEFT RENT 44120", {});
  for (const day of monthly(FROM, TO, 20))
    b.add("e", roll(day, 1), -3990, "rec.gym", "EZIDEBIT SNAP FITNESS", { ...DEBIT });
  b.spend("e", SHOPS, nab);
  b.streams.person = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: true, currentCents: 91000 };
  return b.build();
}

/**
 * A salary paid on the 15th and the last day of the month, half-yearly dividends, and a credit card whose account was
 * shared.
 */
function semiMonthly(): Household {
  const b = new HouseholdBuilder(
    "i05",
    "twice a month, dividends, shared card",
    "Marguerite Lefebvre",
    FROM,
    TO,
    55,
  );
  b.account("e", "Everyday Options", "Suncorp", 380000).account(
    "c",
    "Clear Options Card",
    "Suncorp",
    -90000,
    { productCategory: "CRED_AND_CHRG_CARDS" },
  );
  const lastDays = everyDays(FROM, TO, 1).filter((day) => addDays(day, 1).slice(8) === "01");
  const due = [...monthly(FROM, TO, 15), ...lastDays].map((day) => roll(day, -1));
  for (const day of due)
    b.add("e", day, 287550, "inc.salary.regular", "DIRECT CREDIT    HALCYON PARTNERS SALARY 0044", {
      stream: "pay",
      apcaNumber: "220190",
    });
  for (const day of ["2026-03-26", "2026-09-24"])
    b.add("e", day, 41230, "inc.invest.dividend", "DIRECT CREDIT    WES DIVIDEND 00811257", {
      stream: "dividend",
    });
  for (const day of monthly(FROM, TO, 22)) {
    const out = b.add(
      "e",
      day,
      -140000,
      "trf.card_shared",
      "BPAY DEBIT VIA INTERNET SUNCORP CARD REFERENCE NUMBER 5512",
      {},
    );
    b.add("c", addDays(day, 1), 140000, "crd.own_transfer", "PAYMENT RECEIVED - THANK YOU", {
      ownPair: out,
      accept: ["trf.card_shared", "trf.own_matched"],
    });
    b.add("e", addDays(day, 2), -21800, "utl.energy", "DIRECT DEBIT    ORIGIN GAS 052606044487", {
      ...DEBIT,
    });
  }
  for (const day of everyDays("2025-11-06", TO, 28))
    b.add("e", day, -188000, "hou.rent", "INTERNET TRANSFER DEBIT TO 509220860 REFERENCE NO 58883410 rent", {
      ...OUT,
      accept: ["trf.person"],
    });
  b.add("e", FROM, -1250, "foo.dining", suncorp("THE UPSIDE CAFE", "ULTIMO"));
  b.spend("c", SHOPS, suncorp);
  b.streams.pay = { code: "inc.salary", frequency: ["SEMI_MONTHLY"], isOngoing: true, currentCents: 287550 };
  b.streams.dividend = {
    code: "inc.invest.dividend",
    frequency: ["HALF_YEARLY", "IRREGULAR"],
    isOngoing: true,
    currentCents: null,
  };
  return b.build();
}

export const employed = [weeklyTrades, fortnightlyCouple, jobChange, personEmployer, semiMonthly];
