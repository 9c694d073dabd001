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
    "Buyers that paid only once, or last paid months ago, counted as an estimate because the other buyers still pay",
    "Months with almost no income that are not a sign of trouble",
    "Machinery finance, bulk fuel and farm supplies",
    "Quarterly tax, yearly insurance, and savings that last until the next harvest",
  ],
  homeBank: "sbx-banksia",
  places: ["NARROMINE NSW", "DUBBO NSW"],
  housing: { kind: "owned", payee: "" },
  lenders: [{ name: "Furrow Equipment Finance", kind: "car" }],
  accounts: [
    both.everyday({
      key: "farm",
      displayName: "Farm Account",
      productName: "Business Account",
      openingCents: 6240000,
      creationDate: "2004-02-16",
      monthlyFeeCents: 1000,
    }),
    both.savings({
      key: "drought",
      displayName: "Drought Reserve",
      productName: "Business Saver",
      openingCents: 9100000,
      creationDate: "2011-09-05",
      rate: 0.039,
    }),
    both.everyday({
      key: "house",
      displayName: "House",
      productName: "Everyday Account",
      openingCents: 312000,
      creationDate: "1998-05-25",
    }),
  ],
  flows: [
    deposit({
      id: "grain",
      category: "inc.business.receipts",
      party: pool,
      account: "farm",
      cents: 3180000,
      when: yearly(18, [11, 12], "after"),
      frequency: "irregular",
      spreadCents: 760000,
    }),
    deposit({
      id: "malt",
      category: "inc.business.receipts",
      party: maltings,
      account: "farm",
      cents: 3180000,
      when: yearly(18, [1], "after"),
      frequency: "irregular",
      spreadCents: 760000,
    }),
    deposit({
      id: "feed-grain",
      category: "inc.business.receipts",
      party: feedMill,
      account: "farm",
      cents: 3180000,
      when: yearly(18, [2], "after"),
      frequency: "irregular",
      spreadCents: 760000,
    }),
    deposit({
      id: "wool",
      category: "inc.business.receipts",
      party: wool,
      account: "farm",
      cents: 2840000,
      when: yearly(22, [8], "after"),
      frequency: "irregular",
      spreadCents: 310000,
    }),
    deposit({
      id: "lambs",
      category: "inc.business.receipts",
      party: saleyard,
      account: "farm",
      cents: 1620000,
      when: yearly(11, [2, 4, 6, 8, 10, 12], "after"),
      frequency: "irregular",
      spreadCents: 280000,
    }),
    windfall({
      id: "fuel-credit",
      category: "crd.tax_refund",
      party: { name: "Australian Taxation Office", text: "ATO FUEL TAX CREDIT" },
      account: "farm",
      cents: 184000,
      when: yearly(25, [3, 6, 9, 12], "after"),
      spreadCents: 41000,
    }),
    directDebit({
      id: "header",
      category: "dbt.car",
      party: machinery,
      account: "farm",
      cents: 312400,
      when: monthly(15),
    }),
    bpay({
      id: "diesel",
      category: "tra.fuel",
      party: fuelDepot,
      account: "farm",
      cents: 486000,
      when: yearly(13, [1, 4, 5, 6, 10, 11, 12]),
      spreadCents: 121000,
    }),
    bpay({
      id: "supplies",
      category: "unc.debit",
      party: feed,
      account: "farm",
      cents: 524000,
      when: yearly(21, [2, 3, 4, 5, 7, 8, 9]),
      spreadCents: 180000,
    }),
    bpay({
      id: "bas",
      category: "gov.tax",
      party: ato,
      account: "farm",
      cents: 612000,
      when: yearly(26, [2, 4, 7, 10]),
      spreadCents: 140000,
    }),
    bpay({
      id: "rates",
      category: "hou.rates_water",
      party: PARTIES.councilRegional,
      account: "farm",
      cents: 118400,
      when: yearly(29, [2, 5, 8, 11]),
    }),
    bpay({
      id: "farm-insurance",
      category: "ins.other",
      party: {
        name: "Plough Rural Insurance",
        text: "PLOUGH RURAL INSURANCE",
        biller: { code: "20917", crn: "FRM118822" },
      },
      account: "farm",
      cents: 1284000,
      when: yearly(8, [9]),
    }),
    bpay({
      id: "energy",
      category: "utl.energy",
      party: PARTIES.origin,
      account: "farm",
      cents: 118600,
      when: yearly(16, [1, 4, 7, 10]),
      spreadCents: 28000,
    }),
    directDebit({
      id: "phone",
      category: "com.phone_internet",
      party: PARTIES.telstra,
      account: "farm",
      cents: 24600,
      when: monthly(12),
    }),
    directDebit({
      id: "health-cover",
      category: "hea.insurance",
      party: PARTIES.medibank,
      account: "house",
      cents: 42180,
      when: monthly(5),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: PARTIES.serviceNsw,
      account: "farm",
      cents: 184300,
      when: yearly(19, [6]),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.nrmaCar,
      account: "house",
      cents: 13260,
      when: monthly(20),
    }),
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
