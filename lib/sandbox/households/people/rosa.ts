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
    "Board from a homestay network and from a person, as a separate kind of income",
    "Cash paid in every fortnight, shown and not counted, because its source is unknown",
    "Part-time wages in school months",
    "A card at a bank that is not shared",
  ],
  homeBank: "sbx-kookaburra",
  places: ["FIGTREE NSW", "WOLLONGONG NSW"],
  housing: { kind: "owned", payee: "" },
  lenders: [{ name: "Cathedral Credit Card", kind: "card" }],
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Everyday Account",
      openingCents: 214600,
      creationDate: "2003-03-10",
    }),
    own.savings({
      key: "savings",
      displayName: "Roof Fund",
      productName: "Goal Saver",
      openingCents: 1380000,
      creationDate: "2012-06-04",
      rate: 0.0425,
    }),
  ],
  flows: [
    salary({
      id: "wages",
      category: "inc.salary.regular",
      party: school,
      account: "everyday",
      cents: 98640,
      when: inMonths(every(14, "2024-07-04", "before"), TERM_MONTHS),
      frequency: "fortnightly",
    }),
    deposit({
      id: "homestay",
      category: "inc.property.board",
      party: network,
      account: "everyday",
      cents: 72000,
      when: every(14, "2024-07-08", "after"),
      frequency: "fortnightly",
    }),
    fastPayment({
      id: "boarder",
      category: "inc.property.board",
      party: boarder,
      account: "everyday",
      cents: 26000,
      when: every(7, "2024-07-05"),
      frequency: "weekly",
      note: "board",
    }),
    windfall({
      id: "cash-boarder",
      category: "crd.cash_deposit",
      party: { name: "Cash", text: "WOLLONGONG NSW" },
      account: "everyday",
      cents: 50000,
      when: every(14, "2024-07-12", "after"),
      channel: "cash_in",
    }),
    bpay({
      id: "other-card",
      category: "dbt.card_unshared",
      party: reverse,
      account: "everyday",
      cents: 62000,
      when: monthly(23, "after"),
      spreadCents: 18000,
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: PARTIES.energyAustralia,
      account: "everyday",
      cents: 28400,
      when: monthly(14),
      spreadCents: 6800,
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: PARTIES.aussieBroadband,
      account: "everyday",
      cents: 9900,
      when: monthly(18),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.telstra,
      account: "everyday",
      cents: 4900,
      when: monthly(6),
    }),
    directDebit({
      id: "health-cover",
      category: "hea.insurance",
      party: PARTIES.medibank,
      account: "everyday",
      cents: 19820,
      when: monthly(9),
    }),
    bpay({
      id: "rates",
      category: "hou.rates_water",
      party: {
        name: "Wollongong City Council",
        text: "WOLLONGONG CITY COUNCIL RATES",
        biller: { code: "93918", crn: "2201884" },
      },
      account: "everyday",
      cents: 49160,
      when: yearly(28, [2, 5, 8, 11]),
    }),
    bpay({
      id: "water",
      category: "hou.rates_water",
      party: PARTIES.sydneyWater,
      account: "everyday",
      cents: 31280,
      when: yearly(19, [1, 4, 7, 10]),
      spreadCents: 4400,
    }),
    bpay({
      id: "home-insurance",
      category: "hou.home_insurance",
      party: {
        name: "NRMA Insurance",
        text: "NRMA HOME INSURANCE",
        biller: { code: "20842", crn: "HOM550198" },
      },
      account: "everyday",
      cents: 224800,
      when: yearly(17, [7]),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: PARTIES.serviceNsw,
      account: "everyday",
      cents: 79200,
      when: yearly(11, [3]),
    }),
    subscription({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.budgetCar,
      account: "everyday",
      cents: 88400,
      when: yearly(7, [3]),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "everyday",
      cents: 2099,
      when: monthly(12),
    }),
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
