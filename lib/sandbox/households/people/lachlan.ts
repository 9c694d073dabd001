import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, sendTo, windfall } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const council = { name: "Tamar Valley Council", text: "TAMAR VALLEY COUNCIL PAYROLL", apca: "301540" };
const estate = { name: "Penrose Solicitors", text: "PENROSE SOLICITORS ESTATE LATE J FARROW" };
const buyer = { name: "Hamish Doyle", text: "HAMISH DOYLE" };
const agent = { name: "Launceston Lettings", text: "LAUNCESTON LETTINGS RENT TRUST", apca: "345907" };
const otherBank = { name: "Lachlan McAllister", text: "LACHLAN MCALLISTER" };
const broker = { name: "CommSec", text: "COMMSEC SECURITIES", biller: { code: "23002", crn: "1180472" } };
const own = heldBy("Lachlan McAllister");

/** A gardener with a simple wage and three large credits that are not income. */
export const lachlan = household({
  id: "lachlan",
  person: "Lachlan McAllister",
  customerNumber: "10002025",
  story:
    "Parks gardener for a council in Launceston. Each autumn his late aunt's estate pays out another part, each winter he does up an old car and sells it; neither is wages.",
  expect: [
    "Weekly wages as the only income that counts",
    "A part of an estate and the sale of a car, listed as large credits and left out of income",
    "Where the money went: shares, and his account at another bank",
    "Rent to an agent, no debts",
  ],
  homeBank: "sbx-echidna",
  places: ["INVERMAY TAS", "LAUNCESTON TAS"],
  housing: { kind: "rent", payee: "Launceston Lettings" },
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Access Account",
      openingCents: 164200,
      creationDate: "2011-05-09",
    }),
    own.savings({
      key: "savings",
      displayName: "Savings",
      productName: "Saver",
      openingCents: 840000,
      creationDate: "2014-01-20",
      rate: 0.042,
    }),
  ],
  flows: [
    salary({
      id: "wages",
      category: "inc.salary.regular",
      party: council,
      account: "everyday",
      cents: 121460,
      when: every(7, "2024-07-04", "before"),
      frequency: "weekly",
    }),
    windfall({
      id: "estate",
      category: "crd.asset_sale",
      party: estate,
      account: "everyday",
      cents: 2800000,
      when: yearly(14, [4], "after"),
    }),
    windfall({
      id: "car-sold",
      category: "crd.asset_sale",
      party: buyer,
      account: "everyday",
      cents: 890000,
      when: yearly(9, [8]),
      channel: "osko_in",
      note: "car sale",
    }),
    bpay({
      id: "shares",
      category: "fin.invest",
      party: broker,
      account: "everyday",
      cents: 1500000,
      when: yearly(21, [4]),
    }),
    sendTo({
      id: "to-other-bank",
      category: "trf.own_unshared",
      party: otherBank,
      account: "everyday",
      cents: 1200000,
      when: yearly(23, [4]),
      note: "term deposit",
    }),
    directDebit({
      id: "rent",
      category: "hou.rent",
      party: agent,
      account: "everyday",
      cents: 76000,
      when: every(14, "2024-07-05"),
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: STATE_BILLERS.aurora,
      account: "everyday",
      cents: 12400,
      when: monthly(19),
      spreadCents: 4400,
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: STATE_BILLERS.tpg,
      account: "everyday",
      cents: 6999,
      when: monthly(13),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.telstra,
      account: "everyday",
      cents: 5500,
      when: monthly(24),
    }),
    directDebit({
      id: "union",
      category: "edu.tertiary_professional",
      party: { name: "Workers Union", text: "WORKERS UNION DUES", apca: "190440" },
      account: "everyday",
      cents: 1280,
      when: every(7, "2024-07-05"),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: STATE_BILLERS.serviceTas,
      account: "everyday",
      cents: 64100,
      when: yearly(16, [3]),
    }),
    subscription({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.ract,
      account: "everyday",
      cents: 71200,
      when: yearly(10, [3]),
    }),
    subscription({
      id: "kayo",
      category: "com.streaming",
      party: { name: "Kayo Sports", text: "KAYO SPORTS SYDNEY NSW", mcc: "4899" },
      account: "everyday",
      cents: 3000,
      when: monthly(8),
    }),
  ],
  habits: living(
    "everyday",
    {
      groceries: [3.2, 0.55],
      coffee: 4,
      dining: [2.2, 0.6],
      fuel: 1.3,
      car: [0.6, 0.4],
      hardware: [0.8, 0.5],
      pharmacy: [0.4, 0.6],
      medical: [0.1, 0.7],
      shopping: [0.4, 0.6],
      online: [0.5, 0.6],
      drinks: [1.2, 0.8],
      lotto: 0.6,
      fun: [0.3, 0.7],
      cash: [0.4, 0.8],
      friends: [0.5, 0.8],
      friendsBack: [0.5, 0.8],
    },
    { floorCents: 6000 },
  ),
  transfers: [
    {
      id: "put-by",
      from: "everyday",
      to: "savings",
      when: every(7, "2024-07-05"),
      cents: 12000,
      note: "Put by",
    },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "everyday", belowCents: 20000, chunkCents: 20000, note: "Top up" },
  ],
  skims: [
    { id: "spare", from: "everyday", to: "savings", when: monthly(26), keepCents: 220000, note: "Spare" },
  ],
});
