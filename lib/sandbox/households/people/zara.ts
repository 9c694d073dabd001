import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, sendTo } from "../pay";
import { directDebit, every, monthly, subscription } from "../rules";

const boutique = { name: "Marigold Boutique", text: "MARIGOLD BOUTIQUE PTY LTD", apca: "433655" };
const mother = { name: "Amal Haddad", text: "AMAL HADDAD" };
const own = heldBy("Zara Haddad");
type Plan = { name: string; text: string; perWeek: number; lowCents: number; highCents: number };
const plan = ({ name, text, ...spending }: Plan) => ({
  id: name.toLowerCase(),
  account: "everyday",
  provider: { name, text, mcc: "5999" },
  ...spending,
});

/** A young worker who buys through four pay-later providers. */
export const zara = household({
  id: "zara",
  person: "Zara Haddad",
  customerNumber: "10002018",
  story:
    "Twenty-two, works full-time in a boutique and lives with her parents in Bankstown for a little board. Four pay-later providers at once, and a wage advance in weeks when money is short.",
  expect: [
    "Weekly wages from one employer",
    "Four pay-later providers listed separately, with the monthly payments to each",
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
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Youth Everyday",
      openingCents: 31200,
      creationDate: "2019-02-11",
    }),
    own.savings({
      key: "savings",
      displayName: "Someday",
      productName: "Goal Saver",
      openingCents: 8400,
      creationDate: "2019-02-11",
      rate: 0.045,
    }),
  ],
  flows: [
    salary({
      id: "wages",
      category: "inc.salary.regular",
      party: boutique,
      account: "everyday",
      cents: 62800,
      when: every(7, "2024-07-04", "before"),
      frequency: "weekly",
      spreadCents: 5400,
    }),
    sendTo({
      id: "board",
      category: "hou.board",
      party: mother,
      account: "everyday",
      cents: 10000,
      when: every(7, "2024-07-05"),
      note: "board",
    }),
    directDebit({
      id: "zip",
      category: "dbt.bnpl",
      party: { name: "Zip", text: "ZIP MONEY PAYMENTS", apca: "419633" },
      account: "everyday",
      cents: 8000,
      when: monthly(15),
    }),
    directDebit({
      id: "humm",
      category: "dbt.bnpl",
      party: { name: "humm", text: "HUMM PAYMENT", apca: "419720" },
      account: "everyday",
      cents: 4250,
      when: every(14, "2024-07-11"),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.optus,
      account: "everyday",
      cents: 7900,
      when: monthly(20),
    }),
    directDebit({
      id: "gym",
      category: "rec.gym",
      party: PARTIES.gym,
      account: "everyday",
      cents: 3390,
      when: every(14, "2024-07-09"),
    }),
    subscription({
      id: "spotify",
      category: "com.streaming",
      party: PARTIES.spotify,
      account: "everyday",
      cents: 1399,
      when: monthly(7),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "everyday",
      cents: 999,
      when: monthly(18),
    }),
    subscription({
      id: "cloud",
      category: "rec.digital",
      party: PARTIES.apple,
      account: "everyday",
      cents: 449,
      when: monthly(3),
    }),
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
    plan({
      name: "Afterpay",
      text: "AFTERPAY MELBOURNE VIC",
      perWeek: 0.55,
      lowCents: 6000,
      highCents: 22000,
    }),
    plan({
      name: "Klarna",
      text: "KLARNA AUSTRALIA SYDNEY NSW",
      perWeek: 0.25,
      lowCents: 5000,
      highCents: 18000,
    }),
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
