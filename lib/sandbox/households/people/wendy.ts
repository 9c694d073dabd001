import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { deposit, windfall } from "../pay";
import { bpay, directDebit, every, monthly, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const pool = { name: "Plains Grain Pool", text: "PLAINS GRAIN POOL RCTI" };
const maltings = { name: "Coolbaggie Maltings", text: "COOLBAGGIE MALTINGS RCTI" };
const feedMill = { name: "Bundemar Stockfeeds", text: "BUNDEMAR STOCKFEEDS RCTI" };
const wool = { name: "Southern Wool Brokers", text: "SOUTHERN WOOL BROKERS RCTI" };
const saleyard = { name: "Bogan Livestock Agents", text: "BOGAN LIVESTOCK AGENTS RCTI" };
const machinery = {
  name: "Furrow Equipment Finance",
  text: "FURROW EQUIPMENT FINANCE CHATTEL MORTGAGE",
  apca: "389904",
};
const fuelDepot = {
  name: "Narromine Fuel Depot",
  text: "NARROMINE FUELS BULK DIESEL",
  biller: { code: "66104", crn: "118820" },
};
const feed = {
  name: "Western Rural Supplies",
  text: "WESTERN RURAL SUPPLIES",
  biller: { code: "66120", crn: "403118" },
};
const ato = {
  name: "Australian Taxation Office",
  text: "ATO ACTIVITY STATEMENT",
  biller: { code: "75556", crn: "551220911830460" },
};
const both = heldBy("Wendy Hallam & Roger Hallam");

/** A farming couple whose income arrives in seasons. */
export const wendy = household({
  id: "wendy",
  person: "Wendy Hallam",
  customerNumber: "10002024",
  story:
    "Wendy and Roger grow wheat and run sheep near Narromine. Three buyers pay for the harvest from November to February, wool is paid in August, lambs every second month; seed, fuel and a header on finance are paid all year.",
  expect: [
    "Business receipts that come in seasons from several buyers, averaged over the whole year",
    "Buyers that paid once or months ago, counted as an estimate because the others go on",
    "Months with almost no income that are not a sign of trouble",
    "Machinery finance, bulk fuel and farm supplies",
    "Quarterly tax, yearly insurance, and savings that carry them to the next harvest",
  ],
  homeBank: "sbx-banksia",
  places: ["NARROMINE NSW", "DUBBO NSW"],
  housing: { kind: "owned", payee: "" },
  lenders: [{ name: "Furrow Equipment Finance", kind: "car" }],
  accounts: [
    both.everyday("farm", "Farm Account", "Business Account", 6240000, "2004-02-16", {
      monthlyFeeCents: 1000,
    }),
    both.savings("drought", "Drought Reserve", "Business Saver", 9100000, "2011-09-05", { rate: 0.039 }),
    both.everyday("house", "House", "Everyday Account", 312000, "1998-05-25"),
  ],
  flows: [
    deposit(
      "grain",
      "inc.business.receipts",
      pool,
      "farm",
      3180000,
      yearly(18, [11, 12], "after"),
      "irregular",
      {
        spreadCents: 760000,
      },
    ),
    deposit(
      "malt",
      "inc.business.receipts",
      maltings,
      "farm",
      3180000,
      yearly(18, [1], "after"),
      "irregular",
      {
        spreadCents: 760000,
      },
    ),
    deposit(
      "feed-grain",
      "inc.business.receipts",
      feedMill,
      "farm",
      3180000,
      yearly(18, [2], "after"),
      "irregular",
      {
        spreadCents: 760000,
      },
    ),
    deposit("wool", "inc.business.receipts", wool, "farm", 2840000, yearly(22, [8], "after"), "irregular", {
      spreadCents: 310000,
    }),
    deposit(
      "lambs",
      "inc.business.receipts",
      saleyard,
      "farm",
      1620000,
      yearly(11, [2, 4, 6, 8, 10, 12], "after"),
      "irregular",
      { spreadCents: 280000 },
    ),
    windfall({
      id: "fuel-credit",
      category: "crd.tax_refund",
      party: { name: "Australian Taxation Office", text: "ATO FUEL TAX CREDIT" },
      account: "farm",
      cents: 184000,
      when: yearly(25, [3, 6, 9, 12], "after"),
      spreadCents: 41000,
    }),
    directDebit("header", "dbt.car", machinery, "farm", 312400, monthly(15)),
    bpay("diesel", "tra.fuel", fuelDepot, "farm", 486000, yearly(13, [1, 4, 5, 6, 10, 11, 12]), 121000),
    bpay("supplies", "unc.debit", feed, "farm", 524000, yearly(21, [2, 3, 4, 5, 7, 8, 9]), 180000),
    bpay("bas", "gov.tax", ato, "farm", 612000, yearly(26, [2, 4, 7, 10]), 140000),
    bpay("rates", "hou.rates_water", PARTIES.councilRegional, "farm", 118400, yearly(29, [2, 5, 8, 11])),
    bpay(
      "farm-insurance",
      "ins.other",
      {
        name: "Plough Rural Insurance",
        text: "PLOUGH RURAL INSURANCE",
        biller: { code: "20917", crn: "FRM118822" },
      },
      "farm",
      1284000,
      yearly(8, [9]),
    ),
    bpay("energy", "utl.energy", PARTIES.origin, "farm", 118600, yearly(16, [1, 4, 7, 10]), 28000),
    directDebit("phone", "com.phone_internet", PARTIES.telstra, "farm", 24600, monthly(12)),
    directDebit("health-cover", "hea.insurance", PARTIES.medibank, "house", 42180, monthly(5)),
    bpay("rego", "tra.rego_licence", PARTIES.serviceNsw, "farm", 184300, yearly(19, [6])),
    directDebit("car-insurance", "tra.car_insurance", STATE_BILLERS.nrmaCar, "house", 13260, monthly(20)),
  ],
  habits: [
    ...living("farm", { hardware: [0.8, 0.9], car: 0.35, fuel: [0.6, 1] }),
    ...living("house", {
      groceries: [3.4, 1],
      coffee: 2,
      dining: [1.2, 1],
      fuel: 1,
      pharmacy: 0.6,
      medical: 0.25,
      shopping: [0.7, 0.8],
      online: [0.8, 0.7],
      care: 0.2,
      drinks: 0.7,
      travel: 0.05,
      giving: 0.3,
      pets: 0.5,
      lotto: 0.4,
      cash: [0.3, 1],
    }),
  ],
  transfers: [
    {
      id: "housekeeping",
      from: "farm",
      to: "house",
      when: every(14, "2024-07-04"),
      cents: 180000,
      note: "Housekeeping",
    },
  ],
  topUps: [
    { id: "dry", from: "drought", to: "farm", belowCents: 800000, chunkCents: 500000, note: "Reserve" },
    { id: "kitchen", from: "farm", to: "house", belowCents: 30000, chunkCents: 50000, note: "Housekeeping" },
  ],
  skims: [
    {
      id: "reserve",
      from: "farm",
      to: "drought",
      when: yearly(20, [2, 9]),
      keepCents: 6000000,
      note: "Reserve",
    },
  ],
});
