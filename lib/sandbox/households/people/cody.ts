import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, sendTo } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const mine = { name: "Ochre Ridge Mining", text: "OCHRE RIDGE MINING SERVICES", apca: "451188" };
const carLender = { name: "Wheelhouse Finance", text: "WHEELHOUSE CAR LOAN", apca: "389120" };
const boatLender = { name: "Saltwater Leisure Finance", text: "SALTWATER BOAT LOAN", apca: "389377" };
const housemate = { name: "Jake Morrison", text: "JAKE MORRISON" };
const own = heldBy("Cody Brennan");

/** A fly-in, fly-out worker: two weeks on, one week off. */
export const cody = household({
  id: "cody",
  person: "Cody Brennan",
  customerNumber: "10002012",
  story:
    "Drives haul trucks on a two-weeks-on, one-week-off roster and lives in Geraldton between swings. Big uneven pays, allowances on top, and a ute, a boat and a personal loan to show for it.",
  expect: [
    "A fortnightly wage that moves with the roster, and a monthly allowance beside it",
    "A personal loan at this bank; a car loan and a boat loan elsewhere",
    "Rent paid to a housemate by PayID",
    "An old account that has not been used for years",
  ],
  homeBank: "sbx-ironbark",
  places: ["GERALDTON WA", "WONTHELLA WA"],
  housing: { kind: "rent", payee: "Jake Morrison" },
  lenders: [
    { name: "home bank", kind: "personal" },
    { name: "Wheelhouse Finance", kind: "car" },
    { name: "Saltwater Leisure Finance", kind: "car" },
  ],
  accounts: [
    own.everyday("everyday", "Everyday", "Everyday Account", 412300, "2017-02-13"),
    own.savings("savings", "House One Day", "Reward Saver", 1850000, "2019-08-30", { rate: 0.045 }),
    own.everyday("dormant", "School Account", "Youth Account", 1240, "2009-05-04"),
    own.loan("personal", "Personal Loan", "Fixed Personal Loan", -2840000, "2024-05-20", {
      rate: 0.1149,
      loan: {
        from: "everyday",
        when: monthly(16, "after"),
        cents: 62400,
        frequency: "P1M",
        startDate: "2024-05-20",
        endDate: "2031-05-20",
        originalCents: 3000000,
        category: "dbt.personal",
        productCategory: "PERS_LOANS",
      },
    }),
  ],
  flows: [
    salary(
      "wages",
      "inc.salary.regular",
      mine,
      "everyday",
      452600,
      every(14, "2024-07-04", "before"),
      "fortnightly",
      {
        spreadCents: 58000,
      },
    ),
    salary(
      "allowance",
      "inc.salary.variable",
      { ...mine, text: "SITE ALLOWANCES OCHRE RIDGE" },
      "everyday",
      86000,
      monthly(20, "before"),
      "monthly",
      {
        spreadCents: 12000,
      },
    ),
    sendTo({
      id: "rent",
      category: "hou.rent",
      party: housemate,
      account: "everyday",
      cents: 30000,
      when: every(7, "2024-07-05"),
      note: "rent",
    }),
    directDebit("car-loan", "dbt.car", carLender, "everyday", 124800, monthly(11)),
    directDebit("boat-loan", "dbt.car", boatLender, "everyday", 58600, monthly(18)),
    directDebit(
      "boat-cover",
      "ins.other",
      { name: "Nautica Boat Insurance", text: "NAUTICA BOAT INSURANCE", apca: "351402" },
      "everyday",
      6240,
      monthly(23),
    ),
    directDebit("car-insurance", "tra.car_insurance", STATE_BILLERS.rac, "everyday", 18720, monthly(6)),
    directDebit("mobile", "com.phone_internet", PARTIES.telstra, "everyday", 11900, monthly(14)),
    directDebit("health-cover", "hea.insurance", STATE_BILLERS.hbf, "everyday", 12480, monthly(9)),
    directDebit("gym", "rec.gym", PARTIES.gym, "everyday", 3590, every(14, "2024-07-10")),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.transportWa, "everyday", 104260, yearly(12, [2])),
    subscription("netflix", "com.streaming", PARTIES.netflix, "everyday", 2899, monthly(19)),
    subscription("spotify", "com.streaming", PARTIES.spotify, "everyday", 1599, monthly(27)),
    subscription("games", "rec.digital", PARTIES.apple, "everyday", 1499, monthly(3)),
  ],
  habits: living("everyday", {
    groceries: [2.4, 0.6],
    coffee: 3.5,
    dining: [3.4, 0.8],
    fuel: [1.6, 1.2],
    car: [0.25, 1],
    drinks: [1.1, 1.2],
    smokes: 0.8,
    bets: [0.7, 0.5],
    shopping: [0.7, 0.8],
    online: [1, 0.8],
    hardware: [0.5, 0.9],
    fun: 0.5,
    travel: 0.15,
    cash: [0.5, 1],
    friends: [0.8, 1],
    friendsBack: [0.6, 0.9],
  }),
  transfers: [
    {
      id: "house",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-05"),
      cents: 60000,
      note: "House",
    },
  ],
  topUps: [
    {
      id: "rescue",
      from: "savings",
      to: "everyday",
      belowCents: 50000,
      chunkCents: 50000,
      note: "Between swings",
    },
  ],
  skims: [
    { id: "sweep", from: "everyday", to: "savings", when: monthly(8), keepCents: 900000, note: "Left over" },
  ],
});
