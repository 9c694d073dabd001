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
const FEE = { type: "FEE" };
const DAILY: Purchase[] = [
  ["WOOLWORTHS 2218", "PRESTON", "foo.groceries", 10200, 5],
  ["SPICE BAZAAR GROCERS", "DANDENONG", "foo.groceries", 3300, 11],
  ["WATTLE ST ESPRESSO", "PRESTON", "foo.dining", 610, 4],
  ["KEBAB CORNER", "LALOR", "foo.dining", 1650, 13],
  ["BP CONNECT 0712", "EPPING", "tra.fuel", 7100, 9],
  ["CHEMIST WAREHOUSE", "RESERVOIR", "hea.pharmacy", 2550, 27],
  ["BIG W 0331", "EPPING", "shp.department", 4700, 33],
  ["DOGGY DIVINE GROOMING", "COBURG", "pet.care", 7500, 56],
  ["HAIR BY ROSALIE", "THORNBURY", "per.care", 4900, 44],
  ["PRESTON MARKET FISH", "PRESTON", "foo.groceries", 2700, 15],
  ["VILLAGE CINEMAS", "SOUTH MORANG", "rec.entertainment", 3800, 49],
  ["NORTHERN FAMILY DENTAL", "BUNDOORA", "hea.medical", 16500, 120],
];
const nab = (name: string, place: string) => `V2218 09/08 ${name} ${place} 74212`;
const cba = (name: string, place: string) => `${name} ${place} VI AUS Card xx2218 Value Date: 11/08/2026`;
const westpac = (name: string, place: string) => `DEBIT CARD PURCHASE ${name.slice(0, 20)} ${place} AUS`;
const suncorp = (name: string, place: string) => `VISA PURCHASE ${name.padEnd(24)}${place} 03/08 AU AUD`;
const bendigo = (name: string, place: string) =>
  `RETAIL PURCHASE 06/08 CARD NO. 3345 ${name.slice(0, 18)} ${place}`;
const anz = (name: string, place: string) => `VISA DEBIT PURCHASE CARD 8831 ${name} ${place}`;

/** Trade work paid by transfer from a person who writes a different note each week; the rent goes to a person. */
function paidByAPerson(): Household {
  const b = new HouseholdBuilder(
    "i13",
    "employer is a person, notes differ",
    "Temesgen Haile",
    FROM,
    TO,
    131,
  );
  b.account("e", "Classic Banking", "NAB", 85000);
  const notes = ["wages", "pay this week", "wk pay", "wages thanks", "hours to fri", "pay"];
  everyDays("2025-11-06", TO, 7).forEach((due, n) => {
    const cents = 92000 + ((n * 29) % 6) * 4600;
    b.add(
      "e",
      due,
      cents,
      "inc.salary.regular",
      `INTERNET TRANSFER D KOUTSOUKIS ${notes[n % notes.length]}`,
      {
        ...IN,
        stream: "tiler",
        accept: ["inc.salary.variable"],
      },
    );
    b.add("e", addDays(due, 1), -34000, "hou.rent", `ONLINE Q${1182000 + n} FARHAD KARIMI RENT`, {
      ...OUT,
    });
    if (n % 5 === 2)
      b.add("e", addDays(due, 2), -10000, "giv.remittance", "WESTERN UNION ONLINE 8812 ETH", {});
  });
  for (const day of monthly(FROM, TO, 21))
    b.add("e", roll(day, 1), -5900, "com.phone_internet", "OPTUS BILLING 4412007", { ...DEBIT });
  b.spend("e", DAILY, nab);
  b.streams.tiler = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: true, currentCents: null };
  return b.build();
}

/**
 * A subcontractor who invoices three builders. One pays every 17 days, one every 30 and one every 43. Two builders
 * state the invoice number. GST is paid quarterly from the same account.
 */
function invoices(): Household {
  const b = new HouseholdBuilder("i14", "invoices of three builders", "Matteo Di Fiore", FROM, TO, 141);
  b.account("e", "Access Advantage", "ANZ", 730000).account("s", "Online Saver", "ANZ", 1500000);
  const firms: [string, string, number, number][] = [
    ["bellbird", "TRANSFER FROM BELLBIRD HOMES PT INV", 17, 318000],
    ["stonecraft", "PAY/SALARY FROM STONECRAFT PROJECTS INVOICE", 30, 441000],
    ["ardent", "TRANSFER FROM ARDENT FITOUT GROU", 43, 262000],
  ];
  for (const [key, words, gap, cents] of firms) {
    everyDays(addDays(FROM, gap % 11), TO, gap).forEach((day, n) => {
      b.add(
        "e",
        roll(day, 1),
        cents + ((n * 61) % 7) * 21300,
        "inc.business.receipts",
        key === "ardent" ? words : `${words}${880 + n * 3}`,
        { ...IN, stream: key },
      );
    });
    b.streams[key] = {
      code: "inc.business.receipts",
      frequency: ["IRREGULAR", "MONTHLY", "FORTNIGHTLY", "FOUR_WEEKLY", "SIX_WEEKLY"],
      isOngoing: true,
      currentCents: null,
    };
  }
  for (const day of ["2025-11-27", "2026-02-26", "2026-04-28", "2026-07-28", "2026-10-28"])
    b.add("e", day, -389000, "gov.tax", "ANZ INTERNET BANKING BPAY TAX OFFICE PAYMENT {551200}", {
      ...OUT,
      billerCode: "75556",
    });
  for (const day of monthly(FROM, TO, 3)) {
    b.move("e", "s", day, 90000, [
      "ANZ M-BANKING FUNDS TFR TRANSFER 882110 TO ONLINE SAVER",
      "ANZ M-BANKING FUNDS TFR TRANSFER 882110 FROM ACCESS",
    ]);
    b.add("e", roll(addDays(day, 2), 1), -241800, "dbt.mortgage", "PAYMENT TO PEPPER MONEY HL 00188122", {
      ...DEBIT,
    });
    b.add("e", addDays(day, 4), -38700, "dbt.car", "PAYMENT TO NOVA FIN AUTO LN 7781", {
      ...DEBIT,
      accept: ["dbt.personal"],
    });
  }
  b.spend("e", DAILY, anz);
  b.liabilities.push(
    { class: ["MORTGAGE"], lender: /pepper/i },
    { class: ["CAR", "CAR_LOAN", "PERSONAL", "PERSONAL_LOAN"], lender: /nova/i },
  );
  return b.build();
}

/** Two labour-hire agencies with JobSeeker in between, small loans, pay-later plans, returned debits, a bookmaker. */
function labourHire(): Household {
  const b = new HouseholdBuilder(
    "i15",
    "two agencies, benefit between, small loans",
    "Dylan Marsh",
    FROM,
    TO,
    151,
  );
  b.account("e", "Smart Access", "CommBank", 21000);
  everyDays("2025-11-06", "2026-04-23", 7).forEach((due, n) => {
    const cents = 98000 + ((n * 43) % 9) * 5700;
    b.add("e", due, cents, "inc.salary.regular", `Direct Credit 481200 WORKPAC PTY LTD PE${3100 + n}`, {
      stream: "workpac",
      accept: ["inc.salary.variable"],
      apcaNumber: "481200",
    });
  });
  everyDays("2026-05-05", "2026-06-30", 14).forEach((due) => {
    b.add("e", due, 79350, "inc.gov.jobseeker", "Direct Credit 008901 CTRLINK JOBSEEKR 4A81", {
      stream: "jobseeker",
    });
  });
  everyDays("2026-07-09", TO, 7).forEach((due, n) => {
    const cents = 104000 + ((n * 31) % 8) * 6100;
    b.add("e", due, cents, "inc.salary.regular", "Direct Credit 390211 CHANDLER MACLEOD WAGES", {
      stream: "chandler",
      accept: ["inc.salary.variable"],
    });
  });
  everyDays("2025-11-07", TO, 14).forEach((due, n) => {
    const isReturned = n === 11 || n === 17;
    const words = "Direct Debit 411872 WALLETWIZARD 220191";
    const paid = b.add("e", due, -6400, isReturned ? "trf.reversed" : "dbt.sacc", words, {
      ...DEBIT,
      accept: isReturned ? ["dbt.sacc"] : ["dbt.macc"],
    });
    if (isReturned) {
      b.add("e", addDays(due, 1), 6400, "crd.reversal", "Direct Debit Dishonour WALLETWIZARD", {
        returns: paid,
      });
      b.add("e", addDays(due, 1), -500, "fin.dishonour_fee", "Dishonour Fee", FEE);
    }
    b.add("e", addDays(due, 3), -3150, "dbt.bnpl", "AFTERPAY*KMART AUS SYDNEY NS", {});
    b.add("e", addDays(due, 5), -2500, "rec.gambling", "NEDS.COM.AU*DEPOSIT BRISBANE QL", {});
    if (n % 8 === 3) b.add("e", addDays(due, 6), 4000, "crd.gambling_return", "NEDS.COM.AU PAYOUT 7712", IN);
    b.add("e", addDays(due, 2), -42000, "hou.rent", "Transfer To RAY WHITE EPPING TRUST Rent U4", OUT);
  });
  b.spend("e", DAILY, cba);
  b.streams.workpac = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: false, currentCents: null };
  b.streams.jobseeker = {
    code: "inc.gov.jobseeker",
    frequency: ["FORTNIGHTLY"],
    isOngoing: false,
    currentCents: null,
  };
  b.streams.chandler = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: true, currentCents: 125350 };
  b.liabilities.push(
    { class: ["SACC", "MACC"], lender: /wallet/i },
    { class: ["BNPL"], lender: /afterpay/i },
  );
  return b.build();
}

/** A couple at two banks: four-weekly pay from a council, monthly pay from a firm, family payment, childcare. */
function twoBanks(): Household {
  const b = new HouseholdBuilder(
    "i16",
    "couple at two banks, four-weekly and monthly pay",
    "Ling Zhao",
    FROM,
    TO,
    161,
  );
  b.account("j", "Everyday Joint", "Bendigo Bank", 410000, { accountOwnership: "TWO_PARTY" }).account(
    "u",
    "2Up Spending",
    "Up",
    30000,
  );
  everyDays("2025-11-13", TO, 28).forEach((due, n) => {
    b.add(
      "j",
      roll(due, -1),
      512000 + ((n * 17) % 4) * 1800,
      "inc.salary.regular",
      "DIRECT CREDIT 2201 DAREBIN CITY C PAY",
      {
        stream: "council",
      },
    );
  });
  for (const day of monthly(FROM, TO, 15))
    b.add("j", roll(day, -1), 441870, "inc.salary.regular", "DIRECT CREDIT 7712 LUMEN OPTICS AUST", {
      stream: "lumen",
    });
  everyDays("2025-11-04", TO, 14).forEach((due) => {
    b.add("j", due, 21350, "inc.gov.family", "DIRECT CREDIT 0091 AUS GOV FAMILIES FTB A", { stream: "ftb" });
    b.add("j", addDays(due, 1), -31600, "edu.childcare", "DIRECT DEBIT 0021 GOODSTART EARLY LEARN", DEBIT);
    b.move("j", "u", addDays(due, 2), 40000, [
      "OSKO PAYMENT 1220911 LING ZHAO 2UP",
      "Transfer from Ling Zhao",
    ]);
  });
  for (const day of monthly(FROM, TO, 8)) {
    b.add("j", roll(day, 1), -318400, "dbt.mortgage", "DIRECT DEBIT 0021 ATHENA HOME LOANS 0091", DEBIT);
    b.add("j", roll(addDays(day, 3), 1), -18900, "hea.insurance", "DIRECT DEBIT 0021 AHM HEALTH 7712", DEBIT);
  }
  for (const day of ["2025-11-20", "2026-02-19", "2026-05-21", "2026-08-20"])
    b.add("j", day, -41200, "hou.rates_water", "BPAY DAREBIN CITY COUNCIL RATES 221", { ...OUT });
  b.spend("u", DAILY, (name) => name);
  b.spend("j", DAILY.slice(0, 5), bendigo);
  b.streams.council = { code: "inc.salary", frequency: ["FOUR_WEEKLY"], isOngoing: true, currentCents: null };
  b.streams.lumen = { code: "inc.salary", frequency: ["MONTHLY"], isOngoing: true, currentCents: 441870 };
  b.streams.ftb = {
    code: "inc.gov.family",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 21350,
  };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /athena/i });
  return b.build();
}

/** A disability pension in an abbreviated wording, a debt agreement, a debt collector and rented goods. */
function inAgreement(): Household {
  const b = new HouseholdBuilder(
    "i17",
    "disability pension, debt agreement, goods rental",
    "Shane Fotu",
    FROM,
    TO,
    171,
  );
  b.account("e", "Choice", "Westpac", 12000);
  everyDays("2025-11-06", TO, 14).forEach((due, n) => {
    b.add("e", due, 114970, "inc.gov.disability", "DEPOSIT CENTRELINK DSP 772P0912", { stream: "dsp" });
    b.add(
      "e",
      addDays(due, 1),
      -12000,
      "dbt.agreement",
      "PAYMENT BY AUTHORITY TO FOX SYMES DEBT ADMIN 5512",
      DEBIT,
    );
    b.add("e", addDays(due, 1), -39000, "hou.rent", "PAYMENT BY AUTHORITY TO HOUSING VIC RENT 8812", DEBIT);
    b.add("e", addDays(due, 2), -5200, "dbt.lease", "PAYMENT BY AUTHORITY TO RENT4KEEPS 0091", DEBIT);
    const isReturned = n === 6;
    const paid = b.add(
      "e",
      addDays(due, 4),
      -3500,
      isReturned ? "trf.reversed" : "dbt.collection",
      "PAYMENT BY AUTHORITY TO CREDIT CORP SERVICES 4412",
      { ...DEBIT, accept: isReturned ? ["dbt.collection"] : [] },
    );
    if (isReturned) {
      b.add("e", addDays(due, 5), 3500, "crd.reversal", "DEPOSIT REJECTED PAYMENT CREDIT CORP SERVICES", {
        returns: paid,
      });
      b.add("e", addDays(due, 5), -1500, "fin.dishonour_fee", "OUTWARD DISHONOUR FEE", FEE);
    }
    if (n % 2 === 0)
      b.add(
        "e",
        addDays(due, 6),
        15000,
        "inc.property.board",
        `DEPOSIT-OSKO PAYMENT 22${19000 + n} KAI TUILAGI BOARD`,
        {
          ...IN,
          stream: "board",
          accept: ["inc.property.rent"],
        },
      );
  });
  b.spend("e", DAILY, westpac);
  b.streams.dsp = {
    code: "inc.gov.disability",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 114970,
  };
  b.streams.board = {
    code: "inc.property",
    frequency: ["FOUR_WEEKLY"],
    isOngoing: true,
    currentCents: 15000,
  };
  b.liabilities.push(
    { class: ["COLLECTION"], lender: /credit corp/i },
    { class: ["DEBT_AGREEMENT"], lender: /fox symes/i },
    { class: ["LEASE"], lender: /rent4keeps/i },
  );
  return b.build();
}

/**
 * A landlord whose employer is a hospital; the bank truncates the hospital's name at different lengths. The landlord
 * also has salary packaging, dividends, and rent received through an agent.
 */
function landlord(): Household {
  const b = new HouseholdBuilder(
    "i18",
    "cut employer name, packaging, rental, dividends",
    "Grace Tuala",
    FROM,
    TO,
    181,
  );
  b.account("e", "Everyday Options", "Suncorp", 520000).account("g", "Growth Saver", "Suncorp", 2100000);
  const names = ["METRO NORTH HOSPITAL AND HEALTH", "METRO NORTH HOSPITAL AN", "METRO NORTH HOSPI"];
  everyDays("2025-11-05", TO, 14).forEach((due, n) => {
    const cents = 248000 + ((n * 37) % 5) * 7700;
    b.add("e", roll(due, -1), cents, "inc.salary.regular", `DIRECT CREDIT ${names[n % 3]} PAY`, {
      stream: "pay",
    });
    b.add(
      "e",
      roll(addDays(due, 1), 1),
      34600,
      "inc.salary.packaged",
      "DIRECT CREDIT REMSERV SAL PACKAGING 2218",
      {
        stream: "packaging",
        accept: ["inc.salary.regular"],
      },
    );
    b.move("e", "g", addDays(due, 3), 30000, [
      "INTERNET TRANSFER DEBIT TO GROWTH SAVER",
      "INTERNET TRANSFER CREDIT FROM EVERYDAY",
    ]);
  });
  for (const day of monthly(FROM, TO, 2)) {
    b.add(
      "e",
      roll(day, 1),
      198000 - 14300,
      "inc.property.rent",
      "DIRECT CREDIT PLACE PROPERTY MGMT RENT 4412",
      {
        stream: "rent",
      },
    );
    b.add("e", roll(addDays(day, 6), 1), -288000, "dbt.mortgage", "DIRECT DEBIT ING HOME LOAN 0091", DEBIT);
    b.add("e", roll(addDays(day, 9), 1), -61200, "dbt.personal", "DIRECT DEBIT WISR PERS LN 8812", DEBIT);
  }
  for (const [day, cents] of [
    ["2026-03-27", 41280],
    ["2026-09-25", 44790],
  ] as const)
    b.add("e", day, cents, "inc.invest.dividend", "DIRECT CREDIT TLS FNL DIV 00128812091", {
      stream: "dividend",
    });
  b.spend("e", DAILY, suncorp);
  b.streams.pay = { code: "inc.salary", frequency: ["FORTNIGHTLY"], isOngoing: true, currentCents: null };
  b.streams.packaging = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 34600,
  };
  b.streams.rent = {
    code: "inc.property.rent",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: 183700,
  };
  b.streams.dividend = {
    code: "inc.invest.dividend",
    frequency: ["HALF_YEARLY", "IRREGULAR"],
    isOngoing: true,
    currentCents: null,
  };
  b.liabilities.push(
    { class: ["MORTGAGE"], lender: /ing/i },
    { class: ["PERSONAL", "PERSONAL_LOAN"], lender: /wisr/i },
  );
  return b.build();
}

export const further = [paidByAPerson, invoices, labourHire, twoBanks, inAgreement, landlord];
