import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, windfall } from "../pay";
import { bpay, directDebit, during, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";
import type { Flow } from "../types";

const lender = { name: "Plenti", text: "PLENTI PERSONAL LOAN", apca: "402881" };
const agent = { name: "Molonglo Property", text: "MOLONGLO PROPERTY RENTALS", apca: "346002" };
const own = heldBy("Naomi Tekle");

/** Contracts run from the first Monday of May to the end of March; April is the gap between two of them. */
const CONTRACTS = [
  { name: "Southern Policy Institute", text: "SOUTHERN POLICY INSTITUTE", cents: 286400 },
  { name: "Limestone Consulting", text: "LIMESTONE CONSULTING PTY LTD", cents: 309800 },
  { name: "Black Mountain Research", text: "BLACK MOUNTAIN RESEARCH PTY LTD", cents: 331200 },
  { name: "Capital Water Group", text: "CAPITAL WATER GROUP PTY LTD", cents: 352600 },
  { name: "Tidbinbilla Advisory", text: "TIDBINBILLA ADVISORY PTY LTD", cents: 371900 },
  { name: "Brindabella Health Services", text: "BRINDABELLA HEALTH SERVICES", cents: 388700 },
  { name: "Monaro Data", text: "MONARO DATA PTY LTD", cents: 402500 },
  { name: "Canberra Transit Group", text: "CANBERRA TRANSIT GROUP PTY LTD", cents: 419300 },
];
const FIRST_YEAR = 2024;

const contracts: Flow[] = CONTRACTS.map(({ name, text, cents }, index) => {
  const year = FIRST_YEAR + index;
  const when = during(every(14, "2024-07-11", "before"), `${year}-05-08`, `${year + 1}-03-31`);
  return salary(
    `contract-${year}`,
    "inc.salary.regular",
    { name, text },
    "everyday",
    cents,
    when,
    "fortnightly",
  );
});

/** A policy analyst who has a new employer every May, after a month without one. */
export const naomi = household({
  id: "naomi",
  person: "Naomi Tekle",
  customerNumber: "10002021",
  story:
    "Policy analyst on fixed-term contracts. One ends each March with its leave paid out; the next starts in May, with another employer and better pay. April is lived on savings.",
  expect: [
    "One salary that ended in March and is not counted, and one that began in May and is",
    "The gap between them, dated, and the rise in pay",
    "Leave paid out at the end of a contract, shown apart",
    "Rent to an agent and a personal loan elsewhere",
  ],
  homeBank: "sbx-pelican",
  places: ["WRIGHT ACT", "WESTON ACT", "CANBERRA ACT"],
  housing: { kind: "rent", payee: "Molonglo Property" },
  lenders: [{ name: "Plenti", kind: "personal" }],
  accounts: [
    own.everyday("everyday", "Everyday", "Complete Access", 312400, "2016-07-25"),
    own.savings("savings", "Between Jobs", "Online Saver", 1640000, "2018-01-08", { rate: 0.0445 }),
  ],
  flows: [
    ...contracts,
    ...CONTRACTS.slice(0, -1).map(({ name, text, cents }, index) =>
      windfall({
        id: `leave-${FIRST_YEAR + index + 1}`,
        category: "inc.salary.leave_payout",
        party: { name, text: `${text} LEAVE PAYOUT` },
        account: "everyday",
        cents: Math.round(cents * 0.9),
        when: during(
          yearly(7, [4], "before"),
          `${FIRST_YEAR + index + 1}-01-01`,
          `${FIRST_YEAR + index + 1}-12-31`,
        ),
      }),
    ),
    directDebit("rent", "hou.rent", agent, "everyday", 112000, every(14, "2024-07-12")),
    directDebit("personal-loan", "dbt.personal", lender, "everyday", 31240, monthly(17)),
    directDebit("energy", "utl.energy", STATE_BILLERS.actewAgl, "everyday", 14800, monthly(21), 4600),
    directDebit("internet", "com.phone_internet", STATE_BILLERS.tpg, "everyday", 7999, monthly(13)),
    directDebit("mobile", "com.phone_internet", STATE_BILLERS.vodafone, "everyday", 5500, monthly(25)),
    directDebit("health-cover", "hea.insurance", STATE_BILLERS.nib, "everyday", 13820, monthly(4)),
    directDebit("car-insurance", "tra.car_insurance", STATE_BILLERS.nrmaCar, "everyday", 8760, monthly(9)),
    directDebit("gym", "rec.gym", PARTIES.gym, "everyday", 3490, every(14, "2024-07-08")),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.accessCanberra, "everyday", 104100, yearly(16, [11])),
    subscription("netflix", "com.streaming", PARTIES.netflix, "everyday", 1899, monthly(6)),
    subscription("spotify", "com.streaming", PARTIES.spotify, "everyday", 1599, monthly(19)),
  ],
  habits: living("everyday", {
    groceries: [3.4, 0.6],
    coffee: 5,
    dining: [2.6, 0.7],
    fuel: 0.8,
    rides: [0.5, 0.8],
    tolls: [1, 0.5],
    pharmacy: 0.5,
    medical: 0.15,
    shopping: [0.8, 0.6],
    online: [0.7, 0.6],
    care: 0.4,
    fun: 0.4,
    travel: 0.06,
    giving: 0.4,
    drinks: 0.4,
    friends: 0.6,
    friendsBack: 0.6,
  }),
  topUps: [
    {
      id: "rescue",
      from: "savings",
      to: "everyday",
      belowCents: 120000,
      chunkCents: 100000,
      note: "Between jobs",
    },
  ],
  skims: [
    { id: "sweep", from: "everyday", to: "savings", when: monthly(15), keepCents: 300000, note: "Put by" },
  ],
});
