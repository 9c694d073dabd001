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
    both.everyday("joint", "Joint Everyday", "Everyday Account", 486100, "2020-10-19"),
    own.everyday("own", "Isabelle", "Everyday Account", 51200, "2014-03-17"),
    both.savings("savings", "Family Savings", "Saver", 1920000, "2020-10-19", { rate: 0.0435 }),
    both.loan("loan", "Home Loan", "Variable Home Loan", -46120000, "2021-06-21", {
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
    benefit(
      "parental-leave",
      "inc.gov.parental_leave",
      leave,
      "joint",
      166400,
      inMonths(every(14, "2024-07-02", "before"), HOME_MONTHS),
      "fortnightly",
    ),
    salary(
      "library",
      "inc.salary.regular",
      library,
      "joint",
      158240,
      inMonths(every(14, "2024-07-11", "before"), WORK_MONTHS),
      "fortnightly",
    ),
    salary(
      "garage",
      "inc.salary.regular",
      garage,
      "joint",
      136480,
      every(7, "2024-07-05", "before"),
      "weekly",
    ),
    benefit(
      "family-benefit",
      "inc.gov.family",
      families,
      "joint",
      22460,
      every(14, "2024-07-09"),
      "fortnightly",
    ),
    directDebit(
      "childcare",
      "edu.childcare",
      nursery,
      "joint",
      21800,
      inMonths(every(7, "2024-07-01"), WORK_MONTHS),
    ),
    directDebit("energy", "utl.energy", PARTIES.agl, "joint", 21400, monthly(18), 5600),
    directDebit("internet", "com.phone_internet", PARTIES.aussieBroadband, "joint", 8500, monthly(14)),
    directDebit("mobile", "com.phone_internet", PARTIES.optus, "joint", 9800, monthly(22)),
    directDebit("health-cover", "hea.insurance", PARTIES.bupa, "joint", 38620, monthly(5)),
    directDebit(
      "home-insurance",
      "hou.home_insurance",
      { name: "AAMI", text: "AAMI HOME INSURANCE", apca: "125730" },
      "joint",
      17340,
      monthly(12),
    ),
    directDebit("car-insurance", "tra.car_insurance", STATE_BILLERS.aamiCar, "joint", 9460, monthly(25)),
    bpay(
      "rates",
      "hou.rates_water",
      {
        name: "Geelong City Council",
        text: "GREATER GEELONG CITY COUNCIL RATES",
        biller: { code: "17475", crn: "3301882" },
      },
      "joint",
      51200,
      yearly(28, [2, 5, 9, 11]),
    ),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.vicRoads, "joint", 90680, yearly(19, [8])),
    subscription("netflix", "com.streaming", PARTIES.netflix, "joint", 2099, monthly(9)),
    subscription("spotify", "com.streaming", PARTIES.spotify, "own", 1599, monthly(16)),
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
