import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { benefit, salary } from "../pay";
import { bpay, directDebit, every, inMonths, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const library = { name: "Bellarine Libraries", text: "BELLARINE LIBRARIES CORP", apca: "431409" };
const garage = { name: "Corio Bay Motors", text: "CORIO BAY MOTORS PTY LTD", apca: "447720" };
const leave = { name: "Services Australia", text: "AUS GOV PARENTAL LEAVE PAY PPL" };
const families = { name: "Services Australia", text: "AUS GOV FAMILIES FTB" };
const nursery = { name: "Seashells Early Learning", text: "SEASHELLS EARLY LEARNING CENTRE", apca: "363540" };
const both = heldBy("Isabelle Fournier & Daniel Brandt");
const own = heldBy("Isabelle Fournier");
const HOME_MONTHS = [3, 4, 5, 6, 7, 8];
const WORK_MONTHS = [1, 2, 9, 10, 11, 12];

/** A librarian who is on parental leave for half the year and works part-time for the other half. */
export const isabelle = household({
  id: "isabelle",
  person: "Isabelle Fournier",
  customerNumber: "10002022",
  story:
    "Librarian in Geelong with a small child and a baby. From March to August she is at home on Parental Leave Pay; from September to February she works three days a week. Her partner Daniel's wages come every week.",
  expect: [
    "Parental Leave Pay and part-time wages that alternate, neither of them for the whole year",
    "Her partner's weekly wages in the joint account",
    "Childcare in the months she works",
    "A joint home loan paid each fortnight",
  ],
  homeBank: "sbx-quokka",
  places: ["BELMONT VIC", "GEELONG VIC", "HIGHTON VIC"],
  housing: { kind: "mortgage", payee: "home bank" },
  lenders: [{ name: "home bank", kind: "mortgage" }],
  accounts: [
    both.everyday({
      key: "joint",
      displayName: "Joint Everyday",
      productName: "Everyday Account",
      openingCents: 486100,
      creationDate: "2020-10-19",
    }),
    own.everyday({
      key: "own",
      displayName: "Isabelle",
      productName: "Everyday Account",
      openingCents: 51200,
      creationDate: "2014-03-17",
    }),
    both.savings({
      key: "savings",
      displayName: "Family Savings",
      productName: "Saver",
      openingCents: 1920000,
      creationDate: "2020-10-19",
      rate: 0.0435,
    }),
    both.loan({
      key: "loan",
      displayName: "Home Loan",
      productName: "Variable Home Loan",
      openingCents: -46120000,
      creationDate: "2021-06-21",
      rate: 0.0599,
      loan: {
        from: "joint",
        when: every(14, "2024-07-10"),
        cents: 141000,
        frequency: "P14D",
        startDate: "2021-06-25",
        endDate: "2051-06-25",
        originalCents: 48800000,
        category: "dbt.mortgage",
      },
    }),
  ],
  flows: [
    benefit({
      id: "parental-leave",
      category: "inc.gov.parental_leave",
      party: leave,
      account: "joint",
      cents: 166400,
      when: inMonths(every(14, "2024-07-02", "before"), HOME_MONTHS),
      frequency: "fortnightly",
    }),
    salary({
      id: "library",
      category: "inc.salary.regular",
      party: library,
      account: "joint",
      cents: 158240,
      when: inMonths(every(14, "2024-07-11", "before"), WORK_MONTHS),
      frequency: "fortnightly",
    }),
    salary({
      id: "garage",
      category: "inc.salary.regular",
      party: garage,
      account: "joint",
      cents: 136480,
      when: every(7, "2024-07-05", "before"),
      frequency: "weekly",
    }),
    benefit({
      id: "family-benefit",
      category: "inc.gov.family",
      party: families,
      account: "joint",
      cents: 22460,
      when: every(14, "2024-07-09"),
      frequency: "fortnightly",
    }),
    directDebit({
      id: "childcare",
      category: "edu.childcare",
      party: nursery,
      account: "joint",
      cents: 21800,
      when: inMonths(every(7, "2024-07-01"), WORK_MONTHS),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: PARTIES.agl,
      account: "joint",
      cents: 21400,
      when: monthly(18),
      spreadCents: 5600,
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: PARTIES.aussieBroadband,
      account: "joint",
      cents: 8500,
      when: monthly(14),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.optus,
      account: "joint",
      cents: 9800,
      when: monthly(22),
    }),
    directDebit({
      id: "health-cover",
      category: "hea.insurance",
      party: PARTIES.bupa,
      account: "joint",
      cents: 38620,
      when: monthly(5),
    }),
    directDebit({
      id: "home-insurance",
      category: "hou.home_insurance",
      party: { name: "AAMI", text: "AAMI HOME INSURANCE", apca: "125730" },
      account: "joint",
      cents: 17340,
      when: monthly(12),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.aamiCar,
      account: "joint",
      cents: 9460,
      when: monthly(25),
    }),
    bpay({
      id: "rates",
      category: "hou.rates_water",
      party: {
        name: "Geelong City Council",
        text: "GREATER GEELONG CITY COUNCIL RATES",
        biller: { code: "17475", crn: "3301882" },
      },
      account: "joint",
      cents: 51200,
      when: yearly(28, [2, 5, 9, 11]),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: STATE_BILLERS.vicRoads,
      account: "joint",
      cents: 90680,
      when: yearly(19, [8]),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "joint",
      cents: 2099,
      when: monthly(9),
    }),
    subscription({
      id: "spotify",
      category: "com.streaming",
      party: PARTIES.spotify,
      account: "own",
      cents: 1599,
      when: monthly(16),
    }),
  ],
  habits: [
    ...living("joint", {
      groceries: [4.6, 0.75],
      coffee: 2.5,
      dining: [1.6, 0.8],
      fuel: 1.2,
      pharmacy: [1.2, 0.7],
      medical: 0.25,
      kids: 0.9,
      shopping: [0.8, 0.6],
      hardware: [0.4, 0.7],
      drinks: 0.4,
      travel: 0.03,
      fun: 0.2,
    }),
    ...living(
      "own",
      { coffee: 3, online: [0.8, 0.5], care: 0.3, friends: 0.3, friendsBack: 0.3 },
      { floorCents: 2000 },
    ),
  ],
  transfers: [
    {
      id: "allowance",
      from: "joint",
      to: "own",
      when: every(14, "2024-07-10"),
      cents: 14000,
      note: "Spending",
    },
    { id: "save", from: "joint", to: "savings", when: every(14, "2024-07-10"), cents: 20000, note: "Family" },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "joint", belowCents: 60000, chunkCents: 50000, note: "Top up" },
    { id: "rescue-own", from: "joint", to: "own", belowCents: 3000, chunkCents: 4000, note: "Top up" },
  ],
  skims: [{ id: "sweep", from: "joint", to: "savings", when: monthly(7), keepCents: 500000, note: "Extra" }],
});
