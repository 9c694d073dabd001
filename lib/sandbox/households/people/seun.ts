import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, sendTo } from "../pay";
import { directDebit, every, monthly, subscription } from "../rules";
import { STATE_BILLERS } from "../state-billers";
import type { Merchant } from "../types";

const home = { name: "Golden Wattle Aged Care", text: "GOLDEN WATTLE AGED CARE PTY LTD", apca: "437780" };
const landlord = { name: "Maria Santos", text: "MARIA SANTOS" };
const own = heldBy("Oluwaseun Adeyemi");

const sender = (name: string, text: string, place: string, weight: number): Merchant => ({
  name,
  text,
  mcc: "4829",
  category: "giv.remittance",
  lowCents: 15000,
  highCents: 60000,
  place,
  weight,
});
const senders = [
  sender("Remitly", "REMITLY AUSTRALIA", "SYDNEY NSW", 3),
  sender("WorldRemit", "WORLDREMIT", "SYDNEY NSW", 1),
];

/** A newly arrived worker with four months of history, who sends money to his family. */
export const seun = household({
  id: "seun",
  person: "Oluwaseun Adeyemi",
  customerNumber: "10002023",
  story:
    "Came to Brisbane from Lagos four months ago and works in aged care. His bank has only those four months of history. He rents a room and sends money to his family every other week.",
  expect: [
    "Four months of data, which the report states clearly, with every average over those months only",
    "Fortnightly wages with weekend penalties",
    "Money sent abroad, separate from other transfers",
    "Rent for a room, paid to a person",
  ],
  homeBank: "sbx-lyrebird",
  places: ["SUNNYBANK QLD", "MOOROOKA QLD", "BRISBANE QLD"],
  historyMonths: 4,
  housing: { kind: "rent", payee: "Maria Santos" },
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Everyday Account",
      openingCents: 214000,
      creationDate: "2024-07-01",
    }),
    own.savings({
      key: "savings",
      displayName: "Savings",
      productName: "Bonus Saver",
      openingCents: 120000,
      creationDate: "2024-07-01",
      rate: 0.0475,
    }),
  ],
  flows: [
    salary({
      id: "wages",
      category: "inc.salary.regular",
      party: home,
      account: "everyday",
      cents: 218600,
      when: every(14, "2024-07-11", "before"),
      frequency: "fortnightly",
      spreadCents: 21400,
    }),
    sendTo({
      id: "rent",
      category: "hou.rent",
      party: landlord,
      account: "everyday",
      cents: 28000,
      when: every(7, "2024-07-05"),
      note: "room rent",
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.optus,
      account: "everyday",
      cents: 4500,
      when: monthly(15),
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: PARTIES.aussieBroadband,
      account: "everyday",
      cents: 7900,
      when: monthly(20),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.aamiCar,
      account: "everyday",
      cents: 9840,
      when: monthly(11),
    }),
    directDebit({
      id: "gym",
      category: "rec.gym",
      party: PARTIES.gym,
      account: "everyday",
      cents: 2990,
      when: every(14, "2024-07-09"),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "everyday",
      cents: 999,
      when: monthly(6),
    }),
    subscription({
      id: "spotify",
      category: "com.streaming",
      party: PARTIES.spotify,
      account: "everyday",
      cents: 1599,
      when: monthly(23),
    }),
  ],
  habits: [
    { id: "home", account: "everyday", channel: "visa", merchants: senders, perWeek: 0.6, floorCents: 20000 },
    ...living(
      "everyday",
      {
        groceries: [5, 0.5],
        cornerShop: [4, 0.2],
        coffee: 5,
        dining: [4, 0.6],
        fuel: [1.2, 0.7],
        goCard: 2,
        tolls: [0.6, 0.6],
        rides: [0.6, 0.8],
        pharmacy: [0.7, 0.6],
        medical: [0.2, 0.6],
        shopping: [1.6, 0.6],
        online: [1.2, 0.6],
        hardware: [0.5, 0.6],
        giving: 1,
        friends: [1, 0.6],
        friendsBack: [0.7, 0.5],
        cash: [0.5, 0.6],
      },
      { floorCents: 8000 },
    ),
  ],
  transfers: [
    {
      id: "put-by",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-12"),
      cents: 15000,
      note: "Save",
    },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "everyday", belowCents: 12000, chunkCents: 10000, note: "Top up" },
  ],
  skims: [
    { id: "sweep", from: "everyday", to: "savings", when: monthly(13), keepCents: 250000, note: "Extra" },
  ],
});
