import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, sendTo } from "../pay";
import { directDebit, every, monthly, subscription } from "../rules";

const boutique = { name: "Marigold Boutique", text: "MARIGOLD BOUTIQUE PTY LTD", apca: "433655" };
const mother = { name: "Amal Haddad", text: "AMAL HADDAD" };
const own = heldBy("Zara Haddad");
const plan = (name: string, text: string, perWeek: number, lowCents: number, highCents: number) => ({
  id: name.toLowerCase(),
  account: "everyday",
  provider: { name, text, mcc: "5999" },
  perWeek,
  lowCents,
  highCents,
});

/** A young worker who buys through four pay-later providers. */
export const zara = household({
  id: "zara",
  person: "Zara Haddad",
  customerNumber: "10002018",
  story:
    "Twenty-two, works full-time in a boutique and lives with her parents in Bankstown for a little board. Four pay-later providers at once, and a wage advance in thin weeks.",
  expect: [
    "Weekly wages from one employer",
    "Four pay-later providers told apart, with what each takes a month",
    "Wage advances that are not counted as income and are repaid with a fee",
    "Board to her mother in place of rent",
  ],
  homeBank: "sbx-kookaburra",
  places: ["BANKSTOWN NSW", "YAGOONA NSW", "SYDNEY NSW"],
  housing: { kind: "rent", payee: "Amal Haddad" },
  lenders: [
    { name: "Afterpay", kind: "bnpl" },
    { name: "Zip", kind: "bnpl" },
    { name: "Klarna", kind: "bnpl" },
    { name: "humm", kind: "bnpl" },
    { name: "Beforepay", kind: "wage_advance" },
  ],
  accounts: [
    own.everyday("everyday", "Everyday", "Youth Everyday", 31200, "2019-02-11"),
    own.savings("savings", "Someday", "Goal Saver", 8400, "2019-02-11", { rate: 0.045 }),
  ],
  flows: [
    salary(
      "wages",
      "inc.salary.regular",
      boutique,
      "everyday",
      62800,
      every(7, "2024-07-04", "before"),
      "weekly",
      { spreadCents: 5400 },
    ),
    sendTo({
      id: "board",
      category: "hou.board",
      party: mother,
      account: "everyday",
      cents: 10000,
      when: every(7, "2024-07-05"),
      note: "board",
    }),
    directDebit(
      "zip",
      "dbt.bnpl",
      { name: "Zip", text: "ZIP MONEY PAYMENTS", apca: "419633" },
      "everyday",
      8000,
      monthly(15),
    ),
    directDebit(
      "humm",
      "dbt.bnpl",
      { name: "humm", text: "HUMM PAYMENT", apca: "419720" },
      "everyday",
      4250,
      every(14, "2024-07-11"),
    ),
    directDebit("mobile", "com.phone_internet", PARTIES.optus, "everyday", 7900, monthly(20)),
    directDebit("gym", "rec.gym", PARTIES.gym, "everyday", 3390, every(14, "2024-07-09")),
    subscription("spotify", "com.streaming", PARTIES.spotify, "everyday", 1399, monthly(7)),
    subscription("netflix", "com.streaming", PARTIES.netflix, "everyday", 999, monthly(18)),
    subscription("cloud", "rec.digital", PARTIES.apple, "everyday", 449, monthly(3)),
  ],
  habits: living(
    "everyday",
    {
      cornerShop: [2.2, 0.2],
      coffee: 7,
      dining: [5.5, 0.6],
      opal: 5,
      rides: [1.2, 0.7],
      pharmacy: [0.7, 0.6],
      shopping: [1, 0.45],
      online: [0.9, 0.4],
      care: [0.6, 0.8],
      fun: [0.5, 0.7],
      friends: [0.9, 0.5],
      friendsBack: [0.8, 0.5],
    },
    { floorCents: 1000 },
  ),
  transfers: [
    {
      id: "someday",
      from: "everyday",
      to: "savings",
      when: every(7, "2024-07-05"),
      cents: 5000,
      note: "Someday",
    },
  ],
  topUps: [
    { id: "raid", from: "savings", to: "everyday", belowCents: 1500, chunkCents: 2000, note: "Payday soon" },
  ],
  instalments: [
    plan("Afterpay", "AFTERPAY MELBOURNE VIC", 0.55, 6000, 22000),
    plan("Klarna", "KLARNA AUSTRALIA SYDNEY NSW", 0.25, 5000, 18000),
  ],
  advances: [
    {
      id: "beforepay",
      account: "everyday",
      party: { name: "Beforepay", text: "BEFOREPAY", apca: "512087" },
      belowCents: 3000,
      cents: 15000,
      feeCents: 750,
    },
  ],
});
