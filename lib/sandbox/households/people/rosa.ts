import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { deposit, fastPayment, salary, windfall } from "../pay";
import { bpay, directDebit, every, inMonths, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const school = { name: "Diocesan Schools Office", text: "DIOCESAN SCHOOLS OFFICE", apca: "301988" };
const network = { name: "City Homestay Network", text: "CITY HOMESTAY NETWORK HOMESTAY PAYMENT" };
const boarder = { name: "Kenji Watanabe", text: "KENJI WATANABE" };
const reverse = {
  name: "Cathedral Credit Card",
  text: "CATHEDRAL CREDIT CARD",
  biller: { code: "40118", crn: "4564120077231980" },
};
const own = heldBy("Rosa Delgado");
const TERM_MONTHS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A widow who owns her home and has two boarders. */
export const rosa = household({
  id: "rosa",
  person: "Rosa Delgado",
  customerNumber: "10002028",
  story:
    "Widow in Wollongong with a paid-off house and two rooms let. A homestay network and one boarder pay by transfer; another boarder pays in cash, which she banks. Works mornings as a teacher's aide.",
  expect: [
    "Board from a homestay network and from a person, as income of its own kind",
    "Cash paid in every fortnight, shown and not counted, because its source is unknown",
    "Part-time wages in school months",
    "A card at a bank that is not shared",
  ],
  homeBank: "sbx-kookaburra",
  places: ["FIGTREE NSW", "WOLLONGONG NSW"],
  housing: { kind: "owned", payee: "" },
  lenders: [{ name: "Cathedral Credit Card", kind: "card" }],
  accounts: [
    own.everyday("everyday", "Everyday", "Everyday Account", 214600, "2003-03-10"),
    own.savings("savings", "Roof Fund", "Goal Saver", 1380000, "2012-06-04", { rate: 0.0425 }),
  ],
  flows: [
    salary(
      "wages",
      "inc.salary.regular",
      school,
      "everyday",
      98640,
      inMonths(every(14, "2024-07-04", "before"), TERM_MONTHS),
      "fortnightly",
    ),
    deposit(
      "homestay",
      "inc.property.board",
      network,
      "everyday",
      72000,
      every(14, "2024-07-08", "after"),
      "fortnightly",
    ),
    fastPayment(
      "boarder",
      "inc.property.board",
      boarder,
      "everyday",
      26000,
      every(7, "2024-07-05"),
      "weekly",
      { note: "board" },
    ),
    windfall({
      id: "cash-boarder",
      category: "crd.cash_deposit",
      party: { name: "Cash", text: "WOLLONGONG NSW" },
      account: "everyday",
      cents: 50000,
      when: every(14, "2024-07-12", "after"),
      channel: "cash_in",
    }),
    bpay("other-card", "dbt.card_unshared", reverse, "everyday", 62000, monthly(23, "after"), 18000),
    directDebit("energy", "utl.energy", PARTIES.energyAustralia, "everyday", 28400, monthly(14), 6800),
    directDebit("internet", "com.phone_internet", PARTIES.aussieBroadband, "everyday", 9900, monthly(18)),
    directDebit("mobile", "com.phone_internet", PARTIES.telstra, "everyday", 4900, monthly(6)),
    directDebit("health-cover", "hea.insurance", PARTIES.medibank, "everyday", 19820, monthly(9)),
    bpay(
      "rates",
      "hou.rates_water",
      {
        name: "Wollongong City Council",
        text: "WOLLONGONG CITY COUNCIL RATES",
        biller: { code: "93918", crn: "2201884" },
      },
      "everyday",
      49160,
      yearly(28, [2, 5, 8, 11]),
    ),
    bpay("water", "hou.rates_water", PARTIES.sydneyWater, "everyday", 31280, yearly(19, [1, 4, 7, 10]), 4400),
    bpay(
      "home-insurance",
      "hou.home_insurance",
      { name: "NRMA Insurance", text: "NRMA HOME INSURANCE", biller: { code: "20842", crn: "HOM550198" } },
      "everyday",
      224800,
      yearly(17, [7]),
    ),
    bpay("rego", "tra.rego_licence", PARTIES.serviceNsw, "everyday", 79200, yearly(11, [3])),
    subscription(
      "car-insurance",
      "tra.car_insurance",
      STATE_BILLERS.budgetCar,
      "everyday",
      88400,
      yearly(7, [3]),
    ),
    subscription("netflix", "com.streaming", PARTIES.netflix, "everyday", 2099, monthly(12)),
  ],
  habits: living("everyday", {
    groceries: [5.4, 0.8],
    coffee: 2.2,
    dining: [1, 0.8],
    fuel: [0.8, 0.8],
    pharmacy: [0.8, 0.7],
    medical: 0.2,
    hardware: [0.5, 0.7],
    shopping: [0.5, 0.7],
    online: [0.3, 0.6],
    care: 0.3,
    giving: 0.7,
    lotto: 0.3,
    pets: 0.3,
    cash: [0.2, 0.6],
    fun: 0.2,
  }),
  transfers: [{ id: "roof", from: "everyday", to: "savings", when: monthly(20), cents: 40000, note: "Roof" }],
  topUps: [
    { id: "rescue", from: "savings", to: "everyday", belowCents: 40000, chunkCents: 30000, note: "Top up" },
  ],
  skims: [
    { id: "spare", from: "everyday", to: "savings", when: monthly(25), keepCents: 300000, note: "Spare" },
  ],
});
