import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { benefit, salary, sendTo, windfall } from "../pay";
import { every, inMonths, monthly, subscription, yearly } from "../rules";

const restaurant = { name: "Lotus Garden Kitchen", text: "LOTUS GARDEN KITCHEN PTY LTD", apca: "433811" };
const centrelink = { name: "Services Australia", text: "CTRLINK YOUTH ALLOW" };
const flatmate = { name: "Emily Carter", text: "EMILY CARTER" };
const mother = { name: "Thuy Le", text: "THUY LE" };
const university = {
  name: "Brisbane City University",
  text: "BRISBANE CITY UNIVERSITY FEES",
  biller: { code: "25114", crn: "104478213" },
};
const own = heldBy("Tuan Le");

/** A student with Youth Allowance who works in a kitchen. */
export const tuan = household({
  id: "tuan",
  person: "Tuan Le",
  customerNumber: "10002014",
  story:
    "Engineering student in Brisbane on Youth Allowance, with kitchen shifts that shrink in exam months. Shares a house and sends his part of the rent by PayID.",
  expect: [
    "Youth Allowance each fortnight, and weekly wages with weeks that have none",
    "Rent to a flatmate, recognised by its note and cadence",
    "Money from his mother now and then, which is not income",
    "No debts, few savings",
  ],
  homeBank: "sbx-quokka",
  places: ["ST LUCIA QLD", "TOOWONG QLD", "BRISBANE QLD"],
  housing: { kind: "rent", payee: "Emily Carter" },
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Student Account",
      openingCents: 48200,
      creationDate: "2021-01-18",
    }),
    own.savings({
      key: "savings",
      displayName: "Savings",
      productName: "Saver",
      openingCents: 81000,
      creationDate: "2021-01-18",
      rate: 0.042,
    }),
  ],
  flows: [
    benefit({
      id: "youth-allowance",
      category: "inc.gov.youth_study",
      party: centrelink,
      account: "everyday",
      cents: 41270,
      when: every(14, "2024-07-10"),
      frequency: "fortnightly",
      spreadCents: 9800,
    }),
    salary({
      id: "shifts",
      category: "inc.salary.regular",
      party: restaurant,
      account: "everyday",
      cents: 39600,
      when: every(7, "2024-07-03", "before"),
      frequency: "irregular",
      spreadCents: 15800,
      skips: 0.16,
    }),
    windfall({
      id: "mother",
      category: "crd.person",
      party: mother,
      account: "everyday",
      cents: 15000,
      when: every(35, "2024-07-13"),
      channel: "osko_in",
      spreadCents: 9000,
      skips: 0.35,
      note: "for you con",
    }),
    sendTo({
      id: "rent",
      category: "hou.rent",
      party: flatmate,
      account: "everyday",
      cents: 24000,
      when: every(7, "2024-07-05"),
      note: "rent",
    }),
    sendTo({
      id: "power",
      category: "trf.person",
      party: flatmate,
      account: "everyday",
      cents: 5200,
      when: monthly(16),
      note: "electricity bill",
      spreadCents: 1600,
    }),
    subscription({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.boost,
      account: "everyday",
      cents: 2500,
      when: every(28, "2024-07-09"),
    }),
    subscription({
      id: "spotify",
      category: "com.streaming",
      party: PARTIES.spotify,
      account: "everyday",
      cents: 699,
      when: monthly(12),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "everyday",
      cents: 999,
      when: monthly(21),
    }),
    {
      id: "amenities",
      account: "everyday",
      channel: "bpay",
      party: university,
      category: "edu.tertiary_professional",
      when: yearly(20, [3, 8]),
      cents: -18250,
    },
  ],
  habits: [
    ...living(
      "everyday",
      {
        groceries: [3, 0.3],
        cornerShop: [2.4, 0.14],
        coffee: [3.5, 0.8],
        dining: [2.6, 0.4],
        goCard: [1.6, 0.6],
        rides: [0.4, 0.5],
        pharmacy: [0.3, 0.4],
        shopping: [0.4, 0.35],
        online: [0.5, 0.35],
        fun: [0.4, 0.5],
        drinks: [0.5, 0.5],
        friends: [0.8, 0.4],
        friendsBack: [0.9, 0.4],
      },
      { floorCents: 3000 },
    ),
  ],
  transfers: [
    {
      id: "put-by",
      from: "everyday",
      to: "savings",
      when: inMonths(every(14, "2024-07-11"), [1, 2, 7, 12]),
      cents: 6000,
      note: "Save",
    },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "everyday", belowCents: 4000, chunkCents: 4000, note: "Rent week" },
  ],
  skims: [
    { id: "sweep", from: "everyday", to: "savings", when: monthly(18), keepCents: 110000, note: "Extra" },
  ],
});
