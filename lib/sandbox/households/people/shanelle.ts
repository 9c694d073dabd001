import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { benefit, windfall } from "../pay";
import { directDebit, every, subscription, yearly } from "../rules";

const centrelink = { name: "Services Australia", text: "CTRLINK JOBSEEKER" };
const housing = { name: "Territory Housing", text: "TERRITORY HOUSING RENT", apca: "364411" };
const lease = { name: "Rent4Keeps", text: "RENT4KEEPS AUST", apca: "371120" };
const collector = { name: "Credit Corp", text: "CREDIT CORP SERVICES", apca: "386604" };
const fines = { name: "Fines Recovery Unit", text: "FINES RECOVERY UNIT NT", apca: "361902" };
const smallLender = { name: "Cash Converters", text: "CASH CONVERTERS FINANCE", apca: "397220" };
const otherLender = { name: "Wallet Wizard", text: "WALLET WIZARD LOAN", apca: "397881" };
const own = heldBy("Shanelle Briggs");

/** A JobSeeker recipient. Her small lenders debit their repayments before she goes shopping. */
export const shanelle = household({
  id: "shanelle",
  person: "Shanelle Briggs",
  customerNumber: "10002017",
  story:
    "Looking for work in Darwin, on JobSeeker in public housing. Two small lenders, a fridge on a consumer lease, a debt collector and fines are all paid by direct debit, and some bounce.",
  expect: [
    "JobSeeker as the only regular income; a crisis payment shown but not counted",
    "Two small-amount lenders and a consumer lease, each kind tested against its cap",
    "A debt collector and fines, by name",
    "Dishonours, each with its fee",
  ],
  homeBank: "sbx-ironbark",
  places: ["KARAMA NT", "MALAK NT", "DARWIN NT"],
  housing: { kind: "rent", payee: "Territory Housing" },
  lenders: [
    { name: "Cash Converters", kind: "sacc" },
    { name: "Wallet Wizard", kind: "sacc" },
    { name: "Rent4Keeps", kind: "lease" },
    { name: "Credit Corp", kind: "collection" },
  ],
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Basic",
      productName: "Basic Account",
      openingCents: 6240,
      creationDate: "2016-09-12",
      overdraw: { limitCents: 5000, feeCents: 0, dishonourFeeCents: 500 },
    }),
  ],
  flows: [
    benefit({
      id: "jobseeker",
      category: "inc.gov.jobseeker",
      party: centrelink,
      account: "everyday",
      cents: 79330,
      when: every(14, "2024-07-03"),
      frequency: "fortnightly",
    }),
    windfall({
      id: "crisis",
      category: "inc.gov.crisis",
      party: { name: "Services Australia", text: "CTRLINK CRISIS PAYMENT" },
      account: "everyday",
      cents: 38900,
      when: yearly(19, [2]),
    }),
    directDebit({
      id: "rent",
      category: "hou.rent",
      party: housing,
      account: "everyday",
      cents: 19800,
      when: every(14, "2024-07-04"),
    }),
    directDebit({
      id: "lease",
      category: "dbt.lease",
      party: lease,
      account: "everyday",
      cents: 4600,
      when: every(14, "2024-07-04"),
    }),
    directDebit({
      id: "collector",
      category: "dbt.collection",
      party: collector,
      account: "everyday",
      cents: 3000,
      when: every(14, "2024-07-11"),
    }),
    directDebit({
      id: "fines",
      category: "gov.fine_fee",
      party: fines,
      account: "everyday",
      cents: 2000,
      when: every(14, "2024-07-11"),
    }),
    directDebit({
      id: "power",
      category: "utl.energy",
      party: { name: "Jacana Energy", text: "JACANA ENERGY", apca: "422116" },
      account: "everyday",
      cents: 4000,
      when: every(14, "2024-07-11"),
    }),
    subscription({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.boost,
      account: "everyday",
      cents: 3500,
      when: every(28, "2024-07-05"),
    }),
  ],
  habits: living(
    "everyday",
    {
      groceries: [5, 0.3],
      cornerShop: [3.6, 0.14],
      coffee: [2, 0.7],
      dining: [2.6, 0.35],
      fuel: [0.9, 0.3],
      pharmacy: [0.5, 0.35],
      smokes: [0.9, 0.8],
      drinks: [0.5, 0.4],
      shopping: [0.5, 0.25],
      cash: [1, 0.2],
      friends: [0.5, 0.3],
      friendsBack: [1.1, 0.35],
    },
    { floorCents: -3000, scale: 1.9 },
  ),
  loanCycles: [
    {
      id: "sacc",
      account: "everyday",
      lender: smallLender,
      category: "dbt.sacc",
      anchor: "2024-07-17",
      everyDays: 182,
      principalCents: 50000,
      repayments: 11,
      repaymentCents: 6400,
      gapDays: 14,
    },
    {
      id: "sacc-two",
      account: "everyday",
      lender: otherLender,
      category: "dbt.sacc",
      anchor: "2024-10-09",
      everyDays: 168,
      principalCents: 40000,
      repayments: 10,
      repaymentCents: 5500,
      gapDays: 14,
    },
  ],
});
