import { addDays, everyDays, type Household, HouseholdBuilder, monthly, roll } from "./household";
import { SHOPS } from "./households-employed";

/**
 * The households of this file have a debt agreement, two pensions or study support. One is a couple with a home loan
 * and child support.
 */

const FROM = "2025-11-01";
const TO = "2026-10-31";
const IN = { type: "TRANSFER_INCOMING" };
const OUT = { type: "TRANSFER_OUTGOING" };
const DEBIT = { type: "DIRECT_DEBIT" };
const cba = (name: string, place: string) => `${name.slice(0, 22)} ${place} VI AUS Card xx4410`;
const bendigo = (name: string, place: string) =>
  `RETAIL PURCHASE 14/05 CARD NO. 9921 ${name.slice(0, 18)} ${place}`;
const stGeorge = (name: string, place: string) => `VISA PURCHASE 14MAY ${name.slice(0, 22)} ${place}`;

/**
 * A warehouse hand in a Part IX debt agreement (a legal alternative to bankruptcy), with a goods lease and one returned
 * debit.
 */
function partNine(): Household {
  const b = new HouseholdBuilder(
    "i25",
    "Part IX debt agreement, goods lease",
    "Darren Kowalczyk",
    FROM,
    TO,
    251,
  );
  b.account("e", "Smart Access", "CommBank", 38000);
  everyDays("2025-11-06", TO, 7).forEach((due, n) => {
    b.add(
      "e",
      due,
      109800 + ((n * 19) % 4) * 2600,
      "inc.salary.regular",
      "Direct Credit 512204 LINFOX AUSTRALIA WAGES",
      { stream: "pay", apcaNumber: "512204", accept: ["inc.salary.variable"] },
    );
    b.add("e", addDays(due, 1), -40500, "hou.rent", "Direct Debit 381120 LAING SIMMONS RENT DEFT", DEBIT);
    if (n % 2 === 1) return;
    b.add(
      "e",
      addDays(due, 1),
      -14400,
      "dbt.agreement",
      "Direct Debit 290114 DEBT NEGOTIATORS PART IX 3019",
      DEBIT,
    );
    const isReturned = n === 22;
    const lease = b.add(
      "e",
      addDays(due, 4),
      -6180,
      isReturned ? "trf.reversed" : "dbt.lease",
      "Direct Debit 190772 RADIO RENTALS LEASE 5512",
      { ...DEBIT, accept: isReturned ? ["dbt.lease"] : [] },
    );
    if (!isReturned) return;
    b.add("e", addDays(due, 5), 6180, "crd.reversal", "Direct Debit Dishonour RADIO RENTALS LEASE", {
      returns: lease,
    });
    b.add("e", addDays(due, 5), -500, "fin.dishonour_fee", "Dishonour Fee", { type: "FEE" });
  });
  b.spend("e", SHOPS, cba);
  b.streams.pay = { code: "inc.salary", frequency: ["WEEKLY"], isOngoing: true, currentCents: null };
  b.liabilities.push(
    { class: ["DEBT_AGREEMENT"], lender: /debt negotiators/i },
    { class: ["LEASE"], lender: /radio rentals/i },
  );
  return b.build();
}

/** A monthly account-based pension plus a fortnightly part Age Pension; interest on savings. */
function twoPensions(): Household {
  const b = new HouseholdBuilder(
    "i26",
    "account-based pension, part Age Pension",
    "Noreen Halloran",
    FROM,
    TO,
    261,
  );
  b.account("e", "Bendigo Everyday", "Bendigo Bank", 870000).account(
    "s",
    "Reward Saver",
    "Bendigo Bank",
    6400000,
  );
  for (const due of everyDays("2025-11-04", TO, 14))
    b.add("e", due, 61240, "inc.gov.age_pension", "DIRECT CREDIT 0091 SERVICES AUSTRALIA AGE PENSION", {
      stream: "age",
    });
  for (const day of monthly(FROM, TO, 15))
    b.add("e", roll(day, -1), 248000, "inc.super.pension", "DIRECT CREDIT 4471 AUSTRALIANSUPER PENSION", {
      stream: "super",
    });
  everyDays(FROM, TO, 1)
    .filter((day) => addDays(day, 1).slice(8) === "01")
    .forEach((day, n) => {
      b.add("s", day, 18920 + (n % 3) * 110, "inc.invest.interest", "INTEREST", {
        type: "INTEREST_PAID",
        stream: "interest",
      });
    });
  for (const day of monthly(FROM, TO, 6))
    b.add("e", roll(day, 1), -24110, "hea.insurance", "DIRECT DEBIT 0021 HCF HEALTH 6612", DEBIT);
  b.spend("e", SHOPS, bendigo);
  b.streams.age = {
    code: "inc.gov.age_pension",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 61240,
  };
  b.streams.super = {
    code: "inc.super.pension",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: 248000,
  };
  b.streams.interest = {
    code: "inc.invest.interest",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: null,
  };
  return b.build();
}

/**
 * A student who gets Youth Allowance fortnightly and pay for cinema shifts in all but two fortnights, and pays rent
 * to a flatmate.
 */
function youthAllowance(): Household {
  const b = new HouseholdBuilder(
    "i27",
    "student on Youth Allowance, casual work",
    "Amara Osei",
    FROM,
    TO,
    271,
  );
  b.account("e", "Complete Freedom", "St.George", 24000);
  everyDays("2025-11-05", TO, 14).forEach((due, n) => {
    b.add("e", due, 52890, "inc.gov.youth_study", "CENTRELINK YOUTH ALLOW 30B1 177G", { stream: "youth" });
    b.add("e", addDays(due, 2), -31000, "hou.rent", "INTERNET WITHDRAWAL OSKO MEI LIN RENT", { ...OUT });
    if (n % 13 !== 0)
      b.add(
        "e",
        addDays(due, 1),
        37600 + ((n * 43) % 7) * 4100,
        "inc.salary.variable",
        "SALARY PALACE CINEMAS PTY L",
        { stream: "cinema", accept: ["inc.salary.regular"] },
      );
  });
  b.spend("e", SHOPS.slice(0, 8), stGeorge);
  b.streams.youth = {
    code: "inc.gov.youth_study",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 52890,
  };
  b.streams.cinema = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: null,
  };
  return b.build();
}

/**
 * A couple repays its home loan. The loan's account is part of the consent. One partner pays child support to a former
 * partner, and the other partner receives child support from one.
 */
function jointLoan(): Household {
  const b = new HouseholdBuilder(
    "i28",
    "couple, joint home loan, child support both ways",
    "Peter Vasquez",
    FROM,
    TO,
    281,
  );
  b.account("j", "Complete Freedom Joint", "St.George", 530000, { accountOwnership: "TWO_PARTY" }).account(
    "l",
    "Home Loan",
    "St.George",
    -41200000,
    {
      productCategory: "RESIDENTIAL_MORTGAGES",
      accountOwnership: "TWO_PARTY",
    },
  );
  everyDays("2025-11-06", TO, 14).forEach((due) => {
    b.add("j", roll(due, -1), 224890, "inc.salary.regular", "SALARY MONADELPHOUS GROUP 00231", {
      stream: "his",
    });
  });
  for (const day of monthly(FROM, TO, 14)) {
    b.add("j", roll(day, -1), 391240, "inc.salary.regular", "SALARY CATHOLIC EDUCATION OFF 7712", {
      stream: "hers",
    });
    b.add("j", addDays(day, 1), -61500, "fam.support_paid", "INTERNET WITHDRAWAL BPAY CHILD SUPPORT 4410", {
      billerCode: "21915",
    });
    b.add("j", addDays(day, 5), 38700, "inc.support.child", "CSA CHILD SUPPORT 88120 CR", {
      ...IN,
      stream: "support",
    });
    const out = b.add("j", addDays(day, 6), -276400, "trf.loan_shared", "LOAN REPAYMENT TO HOME LOAN", {
      ...OUT,
    });
    b.add("l", addDays(day, 6), 276400, "crd.own_transfer", "REPAYMENT RECEIVED", {
      ...IN,
      ownPair: out,
      accept: ["trf.loan_shared", "trf.own_matched"],
    });
    b.add("l", addDays(day, 8), -210300, "fin.loan_interest", "INTEREST CHARGED", {
      type: "INTEREST_CHARGED",
    });
  }
  b.spend("j", SHOPS, stGeorge);
  b.streams.his = {
    code: "inc.salary",
    frequency: ["FORTNIGHTLY"],
    isOngoing: true,
    currentCents: 224890,
  };
  b.streams.hers = { code: "inc.salary", frequency: ["MONTHLY"], isOngoing: true, currentCents: 391240 };
  b.streams.support = {
    code: "inc.support.child",
    frequency: ["MONTHLY"],
    isOngoing: true,
    currentCents: 38700,
  };
  b.liabilities.push({ class: ["MORTGAGE"], lender: /st\.? ?george/i });
  return b.build();
}

export const support = [partNine, twoPensions, youthAllowance, jointLoan];
