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
    "Drives freight out of Port Lincoln. In the slow months, July to October, shifts are cut. She then pays half the usual home loan repayment under a hardship arrangement, payments bounce and the card is at its limit.",
  expect: [
    "Weekly wages, lower in the slow months",
    "A home loan elsewhere, with two different repayment amounts in the year",
    "Dishonoured payments to lenders, and whether they were paid later",
    "A card balance near its limit, with interest and overdrawn fees",
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
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Access Account",
      openingCents: 71400,
      creationDate: "2010-04-12",
      overdraw: { limitCents: 20000, feeCents: 1500, dishonourFeeCents: 1000 },
    }),
    own.card({
      key: "card",
      displayName: "Everyday Card",
      productName: "Everyday Mastercard",
      openingCents: -468000,
      creationDate: "2016-08-22",
      rate: 0.2149,
      card: { limitCents: 500000, closesOn: 12, paidOn: 2, from: "everyday", pays: 15000 },
    }),
  ],
  flows: [
    salary({
      id: "wages",
      category: "inc.salary.regular",
      party: carrier,
      account: "everyday",
      cents: 108600,
      when: inMonths(every(7, "2024-07-03", "before"), BUSY_MONTHS),
      frequency: "weekly",
      spreadCents: 8800,
    }),
    salary({
      id: "wages-slow",
      category: "inc.salary.regular",
      party: carrier,
      account: "everyday",
      cents: 79800,
      when: inMonths(every(7, "2024-07-03", "before"), SLOW_MONTHS),
      frequency: "weekly",
      spreadCents: 14200,
    }),
    directDebit({
      id: "mortgage",
      category: "dbt.mortgage",
      party: mortgage,
      account: "everyday",
      cents: 178400,
      when: inMonths(monthly(16), BUSY_MONTHS),
    }),
    directDebit({
      id: "mortgage-arrangement",
      category: "dbt.mortgage",
      party: mortgage,
      account: "everyday",
      cents: 89200,
      when: inMonths(monthly(16), SLOW_MONTHS),
    }),
    directDebit({
      id: "car-loan",
      category: "dbt.car",
      party: carLender,
      account: "everyday",
      cents: 21800,
      when: every(14, "2024-07-11"),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: PARTIES.agl,
      account: "everyday",
      cents: 7600,
      when: every(14, "2024-07-05"),
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: STATE_BILLERS.tpg,
      account: "everyday",
      cents: 6999,
      when: monthly(21),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.telstra,
      account: "everyday",
      cents: 5900,
      when: monthly(10),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.raa,
      account: "everyday",
      cents: 8240,
      when: monthly(24),
    }),
    directDebit({
      id: "home-insurance",
      category: "hou.home_insurance",
      party: { name: "RAA Insurance", text: "RAA HOME INSURANCE", apca: "408763" },
      account: "everyday",
      cents: 12180,
      when: monthly(18),
    }),
    bpay({
      id: "rates",
      category: "hou.rates_water",
      party: council,
      account: "everyday",
      cents: 38400,
      when: yearly(5, [3, 6, 9, 12]),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: STATE_BILLERS.ezyReg,
      account: "everyday",
      cents: 19640,
      when: yearly(14, [2, 5, 8, 11]),
    }),
    subscription({
      id: "stan",
      category: "com.streaming",
      party: PARTIES.stan,
      account: "card",
      cents: 1700,
      when: monthly(7),
    }),
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
