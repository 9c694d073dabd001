import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { benefit, deposit, fastPayment, salary } from "../pay";
import { directDebit, every, inMonths, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const store = { name: "Rosewood Fabrics", text: "ROSEWOOD FABRICS PTY LTD", apca: "433902" };
const families = { name: "Services Australia", text: "AUS GOV FAMILIES FAMILY ALLOWANCE" };
const childSupport = { name: "Child Support", text: "CHILD SUPPORT CS" };
const former = { name: "David Fonoti", text: "DAVID FONOTI" };
const agent = { name: "Southeast Realty", text: "SOUTHEAST REALTY RENTALS", apca: "341770" };
const afterCare = { name: "Sunny Days After School Care", text: "SUNNY DAYS OSHC CHILDCARE", apca: "362118" };
const own = heldBy("Leilani Tuilagi");

/** A separated mother whose two children live with her most of the time. */
export const leilani = household({
  id: "leilani",
  person: "Leilani Tuilagi",
  customerNumber: "10002008",
  story:
    "Separated, with two children at home in Dandenong. Part-time work in a fabric shop, family payments, child support and maintenance from their father.",
  expect: [
    "Part-time wages each fortnight and Family Tax Benefit in the other week",
    "Child support each month and spousal maintenance each fortnight, each under its own name",
    "Rent to an agent, after-school care and school costs",
    "Pay-later plans for uniforms and shoes",
  ],
  homeBank: "sbx-jacaranda",
  places: ["DANDENONG VIC", "NOBLE PARK VIC", "SPRINGVALE VIC"],
  housing: { kind: "rent", payee: "Southeast Realty" },
  lenders: [{ name: "Afterpay", kind: "bnpl" }],
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Access Account",
      openingCents: 92450,
      creationDate: "2015-06-30",
    }),
    own.savings({
      key: "savings",
      displayName: "Christmas and School",
      productName: "Saver",
      openingCents: 121000,
      creationDate: "2021-11-02",
      rate: 0.035,
    }),
  ],
  flows: [
    salary({
      id: "wages",
      category: "inc.salary.regular",
      party: store,
      account: "everyday",
      cents: 121840,
      when: every(14, "2024-07-04", "before"),
      frequency: "fortnightly",
      spreadCents: 9600,
    }),
    benefit({
      id: "family-benefit",
      category: "inc.gov.family",
      party: families,
      account: "everyday",
      cents: 61250,
      when: every(14, "2024-07-09"),
      frequency: "fortnightly",
    }),
    deposit({
      id: "child-support",
      category: "inc.support.child",
      party: childSupport,
      account: "everyday",
      cents: 72340,
      when: monthly(8, "after"),
      frequency: "monthly",
    }),
    fastPayment({
      id: "maintenance",
      category: "inc.support.spouse",
      party: former,
      account: "everyday",
      cents: 30000,
      when: every(14, "2024-07-12"),
      frequency: "fortnightly",
      note: "spousal maintenance",
    }),
    {
      id: "medicare",
      account: "everyday",
      channel: "benefit",
      party: { name: "Medicare", text: "MCARE BENEFITS 551902 AYWQ" },
      category: "crd.medicare",
      when: yearly(21, [2, 5, 8, 11], "after"),
      cents: 8570,
    },
    directDebit({
      id: "rent",
      category: "hou.rent",
      party: agent,
      account: "everyday",
      cents: 86000,
      when: every(14, "2024-07-05"),
    }),
    directDebit({
      id: "after-care",
      category: "edu.childcare",
      party: afterCare,
      account: "everyday",
      cents: 9640,
      when: inMonths(every(14, "2024-07-11"), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: PARTIES.energyAustralia,
      account: "everyday",
      cents: 7400,
      when: every(14, "2024-07-06"),
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: STATE_BILLERS.tpg,
      account: "everyday",
      cents: 6999,
      when: monthly(18),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.aamiCar,
      account: "everyday",
      cents: 7480,
      when: monthly(20),
    }),
    subscription({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.boost,
      account: "everyday",
      cents: 3000,
      when: every(28, "2024-07-10"),
    }),
    subscription({
      id: "disney",
      category: "com.streaming",
      party: PARTIES.disney,
      account: "everyday",
      cents: 1599,
      when: monthly(14),
    }),
    {
      id: "rego",
      account: "everyday",
      channel: "bpay",
      party: STATE_BILLERS.vicRoads,
      category: "tra.rego_licence",
      when: yearly(23, [3, 6, 9, 12]),
      cents: -23180,
    },
  ],
  habits: [
    ...living(
      "everyday",
      {
        groceries: [5.4, 0.5],
        cornerShop: [3, 0.16],
        dining: [2, 0.5],
        coffee: [2, 0.8],
        fuel: [1.4, 0.5],
        myki: [0.6, 0.6],
        pharmacy: [0.7, 0.5],
        medical: [0.12, 0.5],
        kids: [3, 0.6],
        shopping: [0.7, 0.4],
        online: [0.4, 0.4],
        fun: [0.2, 0.5],
        giving: [0.2, 0.5],
        cash: [0.3, 0.4],
        friends: [0.4, 0.4],
        friendsBack: [0.5, 0.4],
      },
      { floorCents: 4000 },
    ),
  ],
  transfers: [
    {
      id: "put-by",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-05"),
      cents: 5000,
      note: "School",
    },
  ],
  topUps: [
    {
      id: "rescue",
      from: "savings",
      to: "everyday",
      belowCents: 5000,
      chunkCents: 5000,
      note: "Until payday",
    },
  ],
  skims: [
    { id: "sweep", from: "everyday", to: "savings", when: monthly(10), keepCents: 160000, note: "Put by" },
  ],
  instalments: [
    {
      id: "afterpay",
      account: "everyday",
      provider: { name: "Afterpay", text: "AFTERPAY MELBOURNE VIC", mcc: "5999" },
      perWeek: 0.4,
      lowCents: 6000,
      highCents: 16000,
    },
  ],
});
