import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, sendTo, windfall } from "../pay";
import { directDebit, every, monthly, subscription, yearly } from "../rules";
import * as shops from "../shops";
import { STATE_BILLERS } from "../state-billers";
import type { Merchant } from "../types";

const warehouse = { name: "Western Link Logistics", text: "WESTERN LINK LOGISTICS P/L", apca: "448102" };
const agent = { name: "Canal Road Property", text: "CANAL ROAD PROPERTY RENT", apca: "329881" };
const own = { name: "Bogdan Ilic", text: "BOGDAN ILIC" };
const bookmaker = { name: "Ladbrokes", text: "LADBROKES DIGITAL AUSTRALIA" };
const cardLender = { name: "Latitude", text: "LATITUDE GEM VISA", apca: "349001" };
const account = heldBy("Bogdan Ilic");

/** An ATM inside a club. A withdrawal there counts as cash, even if it is spent on gambling. */
const club = (name: string, text: string, place: string): Merchant => ({
  name,
  text,
  mcc: "6011",
  category: "csh.atm",
  lowCents: 10000,
  highCents: 60000,
  place,
  weight: 1,
});
const clubs = [
  club("Club cash machine", "ATM FAIRFIELD WORKERS CLUB", "FAIRFIELD NSW"),
  club("Hotel cash machine", "ATM CANLEY HOTEL", "CANLEY VALE NSW"),
];

/** A well-paid team leader, part of whose wage goes to betting, cash and an account elsewhere. */
export const bogdan = household({
  id: "bogdan",
  person: "Bogdan Ilic",
  customerNumber: "10002010",
  story:
    "Warehouse team leader on a good weekly wage. He pays some bets by card. He withdraws more of his money at ATMs in clubs, and transfers some to his account at another bank.",
  expect: [
    "Bets by card and by PayID; money paid back by a bookmaker is not income",
    "A lot of cash, withdrawn late in the week",
    "Transfers to another account of his that is not shared",
    "Rent, a store card elsewhere, and a few dishonoured payments",
  ],
  homeBank: "sbx-quokka",
  places: ["FAIRFIELD NSW", "CABRAMATTA NSW", "LIVERPOOL NSW"],
  housing: { kind: "rent", payee: "Canal Road Property" },
  lenders: [{ name: "Latitude", kind: "card" }],
  accounts: [
    account.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Everyday Account",
      openingCents: 64200,
      creationDate: "2014-08-11",
      overdraw: { limitCents: 10000, feeCents: 0, dishonourFeeCents: 500 },
    }),
    account.savings({
      key: "savings",
      displayName: "Holiday",
      productName: "Saver",
      openingCents: 21000,
      creationDate: "2020-02-03",
      rate: 0.03,
    }),
  ],
  flows: [
    salary({
      id: "wages",
      category: "inc.salary.regular",
      party: warehouse,
      account: "everyday",
      cents: 164380,
      when: every(7, "2024-07-04", "before"),
      frequency: "weekly",
    }),
    windfall({
      id: "bet-return",
      category: "crd.gambling_return",
      party: bookmaker,
      account: "everyday",
      cents: 26000,
      when: every(7, "2024-07-08"),
      channel: "osko_in",
      spreadCents: 18000,
      skips: 0.6,
    }),
    sendTo({
      id: "bet-payid",
      category: "rec.gambling",
      party: bookmaker,
      account: "everyday",
      cents: 12000,
      when: every(7, "2024-07-06"),
      note: "deposit",
      spreadCents: 8000,
      skips: 0.3,
    }),
    sendTo({
      id: "to-other-bank",
      category: "trf.own_unshared",
      party: own,
      account: "everyday",
      cents: 30000,
      when: every(14, "2024-07-05"),
      note: "savings",
    }),
    directDebit({
      id: "rent",
      category: "hou.rent",
      party: agent,
      account: "everyday",
      cents: 55000,
      when: every(7, "2024-07-05"),
    }),
    directDebit({
      id: "store-card",
      category: "dbt.card_unshared",
      party: cardLender,
      account: "everyday",
      cents: 24000,
      when: monthly(19),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: PARTIES.energyAustralia,
      account: "everyday",
      cents: 14200,
      when: monthly(23),
      spreadCents: 3000,
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.optus,
      account: "everyday",
      cents: 8900,
      when: monthly(12),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.nrmaCar,
      account: "everyday",
      cents: 15870,
      when: monthly(17),
    }),
    subscription({
      id: "stan-sport",
      category: "com.streaming",
      party: PARTIES.stan,
      account: "everyday",
      cents: 3700,
      when: monthly(8),
    }),
    {
      id: "rego",
      account: "everyday",
      channel: "bpay",
      party: PARTIES.serviceNsw,
      category: "tra.rego_licence",
      when: yearly(25, [10]),
      cents: -88400,
    },
  ],
  habits: [
    {
      id: "clubs",
      account: "everyday",
      channel: "atm",
      merchants: clubs,
      perWeek: 1.5,
      weekend: 4,
      floorCents: 2000,
    },
    {
      id: "bets",
      account: "everyday",
      channel: "visa",
      merchants: shops.gambling,
      perWeek: 2.4,
      weekend: 4,
      scale: 0.9,
      floorCents: 1000,
    },
    ...living(
      "everyday",
      {
        groceries: [3.2, 0.5],
        coffee: 5,
        dining: [3.5, 0.5],
        fuel: [1.6, 0.8],
        tolls: [1.5, 0.8],
        pharmacy: [0.3, 0.6],
        drinks: [1.6, 0.7],
        smokes: 1.2,
        shopping: [0.4, 0.5],
        lotto: 0.8,
        friends: [0.6, 0.9],
        friendsBack: [0.5, 0.8],
      },
      { floorCents: 500 },
    ),
  ],
  transfers: [
    {
      id: "holiday",
      from: "everyday",
      to: "savings",
      when: every(7, "2024-07-05"),
      cents: 5000,
      note: "Holiday",
    },
  ],
  topUps: [
    { id: "raid", from: "savings", to: "everyday", belowCents: 1000, chunkCents: 5000, note: "Need it" },
  ],
});
