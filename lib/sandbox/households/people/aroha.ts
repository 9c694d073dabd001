import { PARTIES } from "../billers";
import * as daily from "../merchants";
import { bpay, directDebit, every, habit, monthly, subscription, yearly } from "../rules";
import * as shops from "../shops";
import type { Household } from "../types";

const school = { name: "Department of Education", text: "DEPT OF EDUCATION PAYROLL", apca: "301766" };
const tutoring = { name: "Bright Minds Tutoring", text: "BRIGHT MINDS TUTORING" };
const agent = { name: "Bayside Realty", text: "BAYSIDE REALTY TRUST", apca: "344190" };
const lender = { name: "Plenti", text: "PLENTI PERSONAL LOAN", apca: "402881" };
const otherCard = {
  name: "Lighthouse Card Services",
  text: "LIGHTHOUSE CARD SERVICES",
  biller: { code: "4002", crn: "4564120099127741" },
};

/** A teacher whose bank sends the last ninety days first and the rest of the year later. */
export const aroha: Household = {
  id: "aroha",
  person: "Aroha Ngata",
  customerNumber: "10002006",
  story:
    "Primary-school teacher with a little tutoring on the side, renting with a dog. Her bank sends the last ninety days first and the rest later.",
  expect: [
    "Data that arrives late and in two parts",
    "A fortnightly salary and monthly tutoring income",
    "Rent to an agent, a personal loan, and a card at a bank that is not shared",
    "Transfers to an account of her own that is not shared",
  ],
  homeBank: "sbx-kookaburra",
  places: ["WYNNUM QLD", "MANLY WEST QLD", "BRISBANE QLD"],
  arrivesLate: true,
  housing: { kind: "rent", payee: "Bayside Realty" },
  lenders: [
    { name: "Plenti", kind: "personal" },
    { name: "Lighthouse Card Services", kind: "card" },
  ],
  accounts: [
    {
      key: "everyday",
      kind: "everyday",
      displayName: "Everyday",
      productName: "Everyday Account",
      ownership: "ONE_PARTY",
      holder: "Aroha Ngata",
      openingCents: 184210,
      creationDate: "2013-01-30",
      monthlyFeeCents: 500,
    },
    {
      key: "savings",
      kind: "savings",
      displayName: "House Deposit",
      productName: "Goal Saver",
      ownership: "ONE_PARTY",
      holder: "Aroha Ngata",
      openingCents: 1130000,
      creationDate: "2017-03-08",
      rate: 0.0465,
    },
  ],
  flows: [
    {
      id: "salary",
      account: "everyday",
      channel: "salary",
      party: school,
      category: "inc.salary.regular",
      frequency: "fortnightly",
      when: every(14, "2024-07-10", "before"),
      cents: [
        { from: "2024-07-01", cents: 284650 },
        { from: "2026-07-01", cents: 285650 },
        { from: "2027-07-01", cents: 286650 },
      ],
    },
    {
      id: "tutoring",
      account: "everyday",
      channel: "osko_in",
      party: tutoring,
      category: "inc.business.receipts",
      frequency: "monthly",
      when: monthly(28, "before"),
      cents: 36000,
      spreadCents: 12000,
      note: "Tutor invoice",
    },
    directDebit("rent", "hou.rent", agent, "everyday", 49500, every(7, "2024-07-05")),
    directDebit("personal-loan", "dbt.personal", lender, "everyday", 38660, monthly(13)),
    bpay("other-card", "dbt.card_unshared", otherCard, "everyday", 45000, monthly(26, "after"), 15000),
    {
      id: "to-other-bank",
      account: "everyday",
      channel: "osko_out",
      party: { name: "Aroha Ngata", text: "AROHA NGATA" },
      category: "trf.own_unshared",
      when: monthly(16),
      cents: -15000,
      note: "Travel fund",
    },
    directDebit("internet", "com.phone_internet", PARTIES.aussieBroadband, "everyday", 7500, monthly(19)),
    directDebit("mobile", "com.phone_internet", PARTIES.optus, "everyday", 5500, monthly(2)),
    directDebit("energy", "utl.energy", PARTIES.energyAustralia, "everyday", 11900, monthly(15), 3100),
    directDebit("health-cover", "hea.insurance", PARTIES.bupa, "everyday", 13220, monthly(6)),
    directDebit("gym", "rec.gym", PARTIES.gym, "everyday", 3490, every(14, "2024-07-02")),
    directDebit(
      "union",
      "edu.tertiary_professional",
      { name: "Teachers Union", text: "TEACHERS UNION QLD DUES", apca: "190332" },
      "everyday",
      3745,
      every(14, "2024-07-11"),
    ),
    subscription("netflix", "com.streaming", PARTIES.netflix, "everyday", 1899, monthly(9)),
    subscription("disney", "com.streaming", PARTIES.disney, "everyday", 1599, monthly(23)),
    subscription("cloud", "rec.digital", PARTIES.apple, "everyday", 449, monthly(5)),
    subscription("car-insurance", "tra.car_insurance", PARTIES.budget, "everyday", 98600, yearly(20, [7])),
    bpay("rego", "tra.rego_licence", PARTIES.tmr, "everyday", 81240, yearly(12, [2])),
  ],
  habits: [
    habit("groceries", "everyday", "eftpos", daily.groceries, 6.4, { scale: 0.42 }),
    habit("coffee", "everyday", "visa", daily.coffee, 7),
    habit("dining", "everyday", "visa", daily.dining, 3, { weekend: 3, scale: 0.8 }),
    habit("fuel", "everyday", "eftpos", daily.fuel, 1),
    habit("tolls", "everyday", "visa", daily.tolls, 1.4),
    habit("rides", "everyday", "visa", daily.rides, 0.9, { weekend: 4, scale: 0.7 }),
    habit("pharmacy", "everyday", "visa", daily.pharmacy, 0.9),
    habit("medical", "everyday", "visa", daily.medical, 0.2),
    habit("shopping", "everyday", "visa", shops.shopping, 1.3, { weekend: 2, refunds: 0.07, scale: 0.6 }),
    habit("online", "everyday", "visa", shops.online, 0.9, { refunds: 0.08, scale: 0.6 }),
    habit("classroom", "everyday", "visa", shops.home, 0.5, { scale: 0.6 }),
    habit("care", "everyday", "visa", shops.care, 0.5),
    habit("fun", "everyday", "visa", shops.fun, 0.4, { weekend: 4, scale: 0.6 }),
    habit("drinks", "everyday", "eftpos", daily.alcohol, 0.9, { weekend: 4 }),
    habit("dog", "everyday", "visa", shops.pets, 0.5, { scale: 0.7 }),
    habit("travel", "everyday", "visa", shops.travel, 0.06),
    habit("friends", "everyday", "osko_out", daily.friends, 0.9, { scale: 0.7 }),
    habit("friends-back", "everyday", "osko_in", daily.friendsBack, 0.9),
  ],
  transfers: [
    {
      id: "deposit",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-11"),
      cents: 30000,
      note: "House deposit",
    },
  ],
  topUps: [
    {
      id: "rescue",
      from: "savings",
      to: "everyday",
      belowCents: 10000,
      chunkCents: 20000,
      note: "Back from savings",
    },
  ],
  skims: [
    { id: "sweep", from: "everyday", to: "savings", when: monthly(12), keepCents: 300000, note: "Left over" },
  ],
  loanCycles: [],
  instalments: [],
  advances: [],
};
