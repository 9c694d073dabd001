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

/** Naomi's contracts. Each pays from 8 May to the end of March. April is the gap between two contracts. */
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
  return salary({
    id: `contract-${year}`,
    category: "inc.salary.regular",
    party: { name, text },
    account: "everyday",
    cents,
    when,
    frequency: "fortnightly",
  });
});

/** A policy analyst who has a new employer every May, after a month without one. */
export const naomi = household({
  id: "naomi",
  person: "Naomi Tekle",
  customerNumber: "10002021",
  story:
    "Policy analyst on fixed-term contracts. One ends each March with its leave paid out; the next starts in May, with another employer and better pay. April is lived on savings.",
  expect: [
    "A salary that ended in March and is not counted, and one that began in May and is counted",
    "The dates of the gap between the two salaries, and the rise in pay",
    "Leave paid out at the end of a contract, shown separately",
    "Rent to an agent and a personal loan elsewhere",
  ],
  homeBank: "sbx-pelican",
  places: ["WRIGHT ACT", "WESTON ACT", "CANBERRA ACT"],
  housing: { kind: "rent", payee: "Molonglo Property" },
  lenders: [{ name: "Plenti", kind: "personal" }],
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Complete Access",
      openingCents: 312400,
      creationDate: "2016-07-25",
    }),
    own.savings({
      key: "savings",
      displayName: "Between Jobs",
      productName: "Online Saver",
      openingCents: 1640000,
      creationDate: "2018-01-08",
      rate: 0.0445,
    }),
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
    directDebit({
      id: "rent",
      category: "hou.rent",
      party: agent,
      account: "everyday",
      cents: 112000,
      when: every(14, "2024-07-12"),
    }),
    directDebit({
      id: "personal-loan",
      category: "dbt.personal",
      party: lender,
      account: "everyday",
      cents: 31240,
      when: monthly(17),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: STATE_BILLERS.actewAgl,
      account: "everyday",
      cents: 14800,
      when: monthly(21),
      spreadCents: 4600,
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: STATE_BILLERS.tpg,
      account: "everyday",
      cents: 7999,
      when: monthly(13),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: STATE_BILLERS.vodafone,
      account: "everyday",
      cents: 5500,
      when: monthly(25),
    }),
    directDebit({
      id: "health-cover",
      category: "hea.insurance",
      party: STATE_BILLERS.nib,
      account: "everyday",
      cents: 13820,
      when: monthly(4),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.nrmaCar,
      account: "everyday",
      cents: 8760,
      when: monthly(9),
    }),
    directDebit({
      id: "gym",
      category: "rec.gym",
      party: PARTIES.gym,
      account: "everyday",
      cents: 3490,
      when: every(14, "2024-07-08"),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: STATE_BILLERS.accessCanberra,
      account: "everyday",
      cents: 104100,
      when: yearly(16, [11]),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "everyday",
      cents: 1899,
      when: monthly(6),
    }),
    subscription({
      id: "spotify",
      category: "com.streaming",
      party: PARTIES.spotify,
      account: "everyday",
      cents: 1599,
      when: monthly(19),
    }),
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
