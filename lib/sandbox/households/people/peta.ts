import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary } from "../pay";
import { bpay, directDebit, every, inMonths, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const carrier = { name: "Nullarbor Freight", text: "NULLARBOR FREIGHT PTY LTD", apca: "446310" };
const mortgage = { name: "Redgum Home Loans", text: "REDGUM HOME LOANS", apca: "387118" };
const carLender = { name: "Fastlane Auto Finance", text: "FASTLANE AUTO FINANCE", apca: "372218" };
const council = {
  name: "Port Lincoln City Council",
  text: "PORT LINCOLN CITY COUNCIL RATES",
  biller: { code: "44218", crn: "7719034" },
};
const own = heldBy("Peta Marlow");
const BUSY_MONTHS = [1, 2, 3, 4, 5, 6, 11, 12];
const SLOW_MONTHS = [7, 8, 9, 10];

/** A driver who is behind on her home loan and repays it under a hardship arrangement. */
export const peta = household({
  id: "peta",
  person: "Peta Marlow",
  customerNumber: "10002027",
  story:
    "Drives freight out of Port Lincoln. In the slow months, July to October, shifts are cut: the home loan is paid by a hardship arrangement at half the usual, payments bounce and the card is at its limit.",
  expect: [
    "Weekly wages, lower in the slow months",
    "A home loan elsewhere, paid at two amounts through the year",
    "Payments to lenders that bounced, and whether they were paid later",
    "A card carried near its limit, with interest and overdrawn fees",
  ],
  homeBank: "sbx-jacaranda",
  places: ["PORT LINCOLN SA", "BOSTON SA"],
  housing: { kind: "mortgage", payee: "Redgum Home Loans" },
  lenders: [
    { name: "Redgum Home Loans", kind: "mortgage" },
    { name: "Fastlane Auto Finance", kind: "car" },
    { name: "home bank", kind: "card" },
  ],
  accounts: [
    own.everyday("everyday", "Everyday", "Access Account", 71400, "2010-04-12", {
      overdraw: { limitCents: 20000, feeCents: 1500, dishonourFeeCents: 1000 },
    }),
    own.card("card", "Everyday Card", "Everyday Mastercard", -468000, "2016-08-22", {
      rate: 0.2149,
      card: { limitCents: 500000, closesOn: 12, paidOn: 2, from: "everyday", pays: 15000 },
    }),
  ],
  flows: [
    salary(
      "wages",
      "inc.salary.regular",
      carrier,
      "everyday",
      108600,
      inMonths(every(7, "2024-07-03", "before"), BUSY_MONTHS),
      "weekly",
      { spreadCents: 8800 },
    ),
    salary(
      "wages-slow",
      "inc.salary.regular",
      carrier,
      "everyday",
      79800,
      inMonths(every(7, "2024-07-03", "before"), SLOW_MONTHS),
      "weekly",
      { spreadCents: 14200 },
    ),
    directDebit("mortgage", "dbt.mortgage", mortgage, "everyday", 178400, inMonths(monthly(16), BUSY_MONTHS)),
    directDebit(
      "mortgage-arrangement",
      "dbt.mortgage",
      mortgage,
      "everyday",
      89200,
      inMonths(monthly(16), SLOW_MONTHS),
    ),
    directDebit("car-loan", "dbt.car", carLender, "everyday", 21800, every(14, "2024-07-11")),
    directDebit("energy", "utl.energy", PARTIES.agl, "everyday", 7600, every(14, "2024-07-05")),
    directDebit("internet", "com.phone_internet", STATE_BILLERS.tpg, "everyday", 6999, monthly(21)),
    directDebit("mobile", "com.phone_internet", PARTIES.telstra, "everyday", 5900, monthly(10)),
    directDebit("car-insurance", "tra.car_insurance", STATE_BILLERS.raa, "everyday", 8240, monthly(24)),
    directDebit(
      "home-insurance",
      "hou.home_insurance",
      { name: "RAA Insurance", text: "RAA HOME INSURANCE", apca: "408763" },
      "everyday",
      12180,
      monthly(18),
    ),
    bpay("rates", "hou.rates_water", council, "everyday", 38400, yearly(5, [3, 6, 9, 12])),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.ezyReg, "everyday", 19640, yearly(14, [2, 5, 8, 11])),
    subscription("stan", "com.streaming", PARTIES.stan, "card", 1700, monthly(7)),
  ],
  habits: [
    ...living(
      "everyday",
      {
        groceries: [4, 0.5],
        coffee: [4, 0.9],
        dining: [2.4, 0.45],
        fuel: [1.2, 0.7],
        pharmacy: [0.5, 0.5],
        medical: [0.08, 0.6],
        drinks: [0.7, 0.7],
        smokes: 0.9,
        hardware: [0.2, 0.5],
        cash: [0.4, 0.5],
        friends: [0.3, 0.5],
        friendsBack: [0.6, 0.6],
      },
      { floorCents: -9000, scale: 1.7 },
    ),
    ...living("card", { cornerShop: [1, 0.4], fuel: [0.4, 0.6], online: [0.3, 0.5] }, { channel: "visa" }),
  ],
});
