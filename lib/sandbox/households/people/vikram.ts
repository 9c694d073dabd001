import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { deposit, salary } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const firm = { name: "Yarra Analytics", text: "YARRA ANALYTICS PTY LTD", apca: "455912" };
const agentOne = { name: "Parkview Realty", text: "PARKVIEW REALTY OWNER DISBURSEMENT" };
const agentTwo = { name: "Bayside Rentals", text: "BAYSIDE RENTALS RENTAL DISBURSEMENT" };
const strata = {
  name: "Tower Strata",
  text: "TOWER STRATA OC 41882",
  biller: { code: "96503", crn: "41882116" },
};
const landTax = {
  name: "State Revenue Office",
  text: "SRO LAND TAX",
  biller: { code: "5249", crn: "8810442219" },
};
const councilTwo = {
  name: "Bayside City Council",
  text: "BAYSIDE CITY COUNCIL RATES",
  biller: { code: "17285", crn: "4410990" },
};
const both = heldBy("Vikram Chandra & Anjali Chandra");
const loan = (cents: number, dayOfMonth: number, startDate: string, originalCents: number) => ({
  from: "offset",
  when: monthly(dayOfMonth, "after"),
  cents,
  frequency: "P1M" as const,
  startDate,
  endDate: `${Number(startDate.slice(0, 4)) + 30}${startDate.slice(4)}`,
  originalCents,
  category: "dbt.mortgage",
});

/** A couple with a home, two rented flats and three home loans. */
export const vikram = household({
  id: "vikram",
  person: "Vikram Chandra",
  customerNumber: "10002019",
  story:
    "Data scientist with a home in Glen Waverley and two rented flats, owned with his wife Anjali. Two agents send rent; land tax, strata, rates and landlord insurance go the other way.",
  expect: [
    "Rent received from two agents each month, beside a fortnightly salary",
    "Three home loans held jointly, one of them interest only",
    "Land tax, strata, rates of two councils and landlord insurance",
    "Total repayments close to all of the rent and part of the salary",
  ],
  homeBank: "sbx-harbourlight",
  places: ["GLEN WAVERLEY VIC", "MOUNT WAVERLEY VIC", "CLAYTON VIC"],
  housing: { kind: "mortgage", payee: "home bank" },
  lenders: [{ name: "home bank", kind: "mortgage" }],
  accounts: [
    both.everyday("offset", "Offset", "Mortgage Offset Account", 3214000, "2016-05-02", {
      monthlyFeeCents: 1000,
    }),
    both.savings("savings", "Rainy Day", "Online Saver", 1150000, "2012-10-08", { rate: 0.042 }),
    both.loan("home-loan", "Home Loan", "Offset Home Loan", -51240000, "2016-05-02", {
      rate: 0.0589,
      loan: { ...loan(312000, 12, "2016-05-06", 64000000), offset: "offset" },
    }),
    both.loan("flat-loan", "Flat Loan", "Investment Home Loan", -31100000, "2019-09-16", {
      rate: 0.0629,
      loan: loan(206000, 18, "2019-09-20", 34000000),
    }),
    both.loan("unit-loan", "Unit Loan", "Investment Home Loan Interest Only", -28500000, "2023-03-27", {
      rate: 0.0649,
      loan: { ...loan(154200, 24, "2023-03-31", 28500000), paysInterestOnly: true },
    }),
  ],
  flows: [
    salary(
      "salary",
      "inc.salary.regular",
      firm,
      "offset",
      512600,
      every(14, "2024-07-10", "before"),
      "fortnightly",
    ),
    deposit("rent-flat", "inc.property.rent", agentOne, "offset", 201400, monthly(6, "after"), "monthly", {
      spreadCents: 2900,
    }),
    deposit("rent-unit", "inc.property.rent", agentTwo, "offset", 172800, monthly(15, "after"), "monthly", {
      spreadCents: 2400,
    }),
    bpay("strata", "hou.strata_landtax", strata, "offset", 94200, yearly(10, [2, 5, 8, 11])),
    bpay("land-tax", "hou.strata_landtax", landTax, "offset", 312500, yearly(21, [4])),
    directDebit(
      "landlord-cover",
      "hou.investment",
      { name: "Terrace Landlord Insurance", text: "TERRACE LANDLORD INSURANCE", apca: "351770" },
      "offset",
      8740,
      monthly(9),
    ),
    bpay(
      "rates-home",
      "hou.rates_water",
      {
        name: "Waverley City Council",
        text: "WAVERLEY CITY COUNCIL RATES",
        biller: { code: "27714", crn: "1180226" },
      },
      "offset",
      52810,
      yearly(28, [2, 5, 9, 11]),
    ),
    bpay("rates-flat", "hou.rates_water", councilTwo, "offset", 41260, yearly(27, [2, 5, 9, 11])),
    bpay(
      "water",
      "hou.rates_water",
      STATE_BILLERS.yarraWater,
      "offset",
      31240,
      yearly(17, [1, 4, 7, 10]),
      4100,
    ),
    directDebit("energy", "utl.energy", PARTIES.agl, "offset", 26800, monthly(22), 7200),
    directDebit("internet", "com.phone_internet", PARTIES.aussieBroadband, "offset", 9900, monthly(19)),
    directDebit("mobile", "com.phone_internet", PARTIES.telstra, "offset", 12800, monthly(13)),
    directDebit("health-cover", "hea.insurance", PARTIES.medibank, "offset", 39640, monthly(4)),
    directDebit(
      "home-insurance",
      "hou.home_insurance",
      { name: "AAMI", text: "AAMI HOME INSURANCE", apca: "125730" },
      "offset",
      19250,
      monthly(26),
    ),
    directDebit("life-cover", "ins.life_income", PARTIES.tal, "offset", 17420, monthly(11)),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.vicRoads, "offset", 91240, yearly(7, [6])),
    subscription(
      "car-insurance",
      "tra.car_insurance",
      STATE_BILLERS.budgetCar,
      "offset",
      132400,
      yearly(16, [6]),
    ),
    subscription("netflix", "com.streaming", PARTIES.netflix, "offset", 2599, monthly(8)),
  ],
  habits: living("offset", {
    groceries: [4.4, 0.9],
    coffee: 5,
    dining: [2.6, 1],
    fuel: 1.1,
    tolls: 1,
    myki: 0.9,
    car: 0.1,
    pharmacy: 0.7,
    medical: 0.2,
    kids: 1.8,
    shopping: 0.9,
    online: 0.8,
    hardware: 0.6,
    care: 0.4,
    fun: 0.5,
    travel: 0.07,
    giving: 0.3,
    friends: 0.4,
    friendsBack: 0.3,
  }),
  transfers: [
    {
      id: "rainy",
      from: "offset",
      to: "savings",
      when: every(14, "2024-07-11"),
      cents: 20000,
      note: "Rainy day",
    },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "offset", belowCents: 100000, chunkCents: 100000, note: "Top up" },
  ],
  skims: [
    {
      id: "extra",
      from: "offset",
      to: "home-loan",
      when: yearly(20, [3, 9]),
      keepCents: 4500000,
      note: "Extra off the loan",
    },
  ],
});
