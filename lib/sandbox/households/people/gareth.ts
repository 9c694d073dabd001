import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { salary, sendTo } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const works = { name: "Swan Coastal Engineering", text: "SWAN COASTAL ENGINEERING P/L", apca: "452610" };
const agency = { name: "Child Support", text: "CHILD SUPPORT AGENCY", apca: "038151" };
const former = { name: "Rhiannon Llewellyn", text: "RHIANNON LLEWELLYN" };
const agent = { name: "Riverside Realty", text: "RIVERSIDE REALTY TRUST", apca: "344551" };
const lawyer = {
  name: "Marsh Street Lawyers",
  text: "MARSH STREET LAWYERS",
  biller: { code: "87123", crn: "20250114" },
};
const own = heldBy("Gareth Llewellyn");
const both = heldBy("Gareth Llewellyn & Rhiannon Llewellyn");

/** A separated father who pays support and still pays half of a joint home loan. */
export const gareth = household({
  id: "gareth",
  person: "Gareth Llewellyn",
  customerNumber: "10002009",
  story:
    "Civil engineer in Perth, separated. He rents a unit, pays child support and maintenance, and still pays his half of the joint loan on the home where the children live.",
  expect: [
    "One fortnightly salary; child support and spousal maintenance paid, as commitments",
    "Rent, and a joint home loan that is counted in full, because each borrower owes all of it",
    "A joint account that was closed, with nothing in it",
    "Income compared with commitments, as a family lawyer needs it",
  ],
  homeBank: "sbx-pelican",
  places: ["VICTORIA PARK WA", "COMO WA", "PERTH WA"],
  housing: { kind: "rent", payee: "Riverside Realty" },
  lenders: [{ name: "home bank", kind: "mortgage" }],
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Complete Access",
      openingCents: 284310,
      creationDate: "2023-09-04",
    }),
    own.savings({
      key: "savings",
      displayName: "Reserve",
      productName: "Online Saver",
      openingCents: 915000,
      creationDate: "2023-09-04",
      rate: 0.0405,
    }),
    both.everyday({
      key: "old-joint",
      displayName: "Joint Account",
      productName: "Complete Access",
      openingCents: 0,
      creationDate: "2011-03-14",
      isClosed: true,
    }),
    both.loan({
      key: "loan",
      displayName: "Home Loan",
      productName: "Standard Variable Home Loan",
      openingCents: -38832000,
      creationDate: "2014-10-20",
      rate: 0.0615,
      loan: {
        from: "everyday",
        when: monthly(20, "after"),
        cents: 137500,
        dueCents: 275000,
        frequency: "P1M",
        startDate: "2014-10-27",
        endDate: "2044-10-27",
        originalCents: 49500000,
        category: "dbt.mortgage",
      },
    }),
  ],
  flows: [
    salary({
      id: "salary",
      category: "inc.salary.regular",
      party: works,
      account: "everyday",
      cents: 398250,
      when: every(14, "2024-07-10", "before"),
      frequency: "fortnightly",
    }),
    {
      id: "other-half",
      account: "loan",
      channel: "direct_credit",
      party: former,
      category: "crd.own_transfer",
      when: monthly(22, "after"),
      cents: 137500,
    },
    directDebit({
      id: "rent",
      category: "hou.rent",
      party: agent,
      account: "everyday",
      cents: 59000,
      when: every(7, "2024-07-05"),
    }),
    directDebit({
      id: "child-support",
      category: "fam.support_paid",
      party: agency,
      account: "everyday",
      cents: 112460,
      when: monthly(7),
    }),
    sendTo({
      id: "maintenance",
      category: "fam.support_paid",
      party: former,
      account: "everyday",
      cents: 32000,
      when: every(14, "2024-07-11"),
      note: "spousal maintenance",
    }),
    bpay({
      id: "lawyer",
      category: "edu.tertiary_professional",
      party: lawyer,
      account: "everyday",
      cents: 94500,
      when: yearly(19, [3, 9]),
      spreadCents: 21000,
    }),
    directDebit({
      id: "energy",
      category: "utl.energy",
      party: STATE_BILLERS.synergy,
      account: "everyday",
      cents: 9400,
      when: monthly(13),
      spreadCents: 2100,
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: PARTIES.telstra,
      account: "everyday",
      cents: 9500,
      when: monthly(16),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.optus,
      account: "everyday",
      cents: 5900,
      when: monthly(24),
    }),
    directDebit({
      id: "health-cover",
      category: "hea.insurance",
      party: STATE_BILLERS.hbf,
      account: "everyday",
      cents: 18940,
      when: monthly(5),
    }),
    directDebit({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: STATE_BILLERS.rac,
      account: "everyday",
      cents: 10820,
      when: monthly(27),
    }),
    directDebit({
      id: "life-cover",
      category: "ins.life_income",
      party: PARTIES.tal,
      account: "everyday",
      cents: 11260,
      when: monthly(11),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: STATE_BILLERS.transportWa,
      account: "everyday",
      cents: 92110,
      when: yearly(14, [5]),
    }),
    subscription({
      id: "netflix",
      category: "com.streaming",
      party: PARTIES.netflix,
      account: "everyday",
      cents: 2099,
      when: monthly(9),
    }),
    subscription({
      id: "stan",
      category: "com.streaming",
      party: PARTIES.stan,
      account: "everyday",
      cents: 1700,
      when: monthly(21),
    }),
  ],
  habits: living(
    "everyday",
    {
      groceries: [3, 0.55],
      coffee: 5.5,
      dining: [2.6, 0.6],
      fuel: 1.2,
      tolls: [1, 0.6],
      pharmacy: 0.4,
      medical: 0.12,
      kids: [1.6, 0.9],
      shopping: [0.6, 0.6],
      online: [0.5, 0.6],
      hardware: [0.3, 0.7],
      drinks: 1,
      fun: 0.6,
      travel: 0.05,
      friends: 0.6,
      friendsBack: 0.5,
    },
    { floorCents: 8000 },
  ),
  transfers: [
    {
      id: "reserve",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-11"),
      cents: 10000,
      note: "Reserve",
    },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "everyday", belowCents: 60000, chunkCents: 50000, note: "Top up" },
  ],
  skims: [
    { id: "sweep", from: "everyday", to: "savings", when: monthly(3), keepCents: 320000, note: "Left over" },
  ],
});
