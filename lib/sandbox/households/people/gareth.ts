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
    "Civil engineer in Perth, separated. He rents a unit, pays child support and maintenance, and still pays his half of the joint home loan where the children live.",
  expect: [
    "One fortnightly salary; child support and spousal maintenance paid, as commitments",
    "Rent as well as a joint home loan, counted whole as each borrower owes it",
    "A joint account that was closed, with nothing in it",
    "Income against commitments as a family lawyer reads them",
  ],
  homeBank: "sbx-pelican",
  places: ["VICTORIA PARK WA", "COMO WA", "PERTH WA"],
  housing: { kind: "rent", payee: "Riverside Realty" },
  lenders: [{ name: "home bank", kind: "mortgage" }],
  accounts: [
    own.everyday("everyday", "Everyday", "Complete Access", 284310, "2023-09-04"),
    own.savings("savings", "Reserve", "Online Saver", 915000, "2023-09-04", { rate: 0.0405 }),
    both.everyday("old-joint", "Joint Account", "Complete Access", 0, "2011-03-14", { isClosed: true }),
    both.loan("loan", "Home Loan", "Standard Variable Home Loan", -38832000, "2014-10-20", {
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
    salary(
      "salary",
      "inc.salary.regular",
      works,
      "everyday",
      398250,
      every(14, "2024-07-10", "before"),
      "fortnightly",
    ),
    {
      id: "other-half",
      account: "loan",
      channel: "direct_credit",
      party: former,
      category: "crd.own_transfer",
      when: monthly(22, "after"),
      cents: 137500,
    },
    directDebit("rent", "hou.rent", agent, "everyday", 59000, every(7, "2024-07-05")),
    directDebit("child-support", "fam.support_paid", agency, "everyday", 112460, monthly(7)),
    sendTo({
      id: "maintenance",
      category: "fam.support_paid",
      party: former,
      account: "everyday",
      cents: 32000,
      when: every(14, "2024-07-11"),
      note: "spousal maintenance",
    }),
    bpay("lawyer", "edu.tertiary_professional", lawyer, "everyday", 94500, yearly(19, [3, 9]), 21000),
    directDebit("energy", "utl.energy", STATE_BILLERS.synergy, "everyday", 9400, monthly(13), 2100),
    directDebit("internet", "com.phone_internet", PARTIES.telstra, "everyday", 9500, monthly(16)),
    directDebit("mobile", "com.phone_internet", PARTIES.optus, "everyday", 5900, monthly(24)),
    directDebit("health-cover", "hea.insurance", STATE_BILLERS.hbf, "everyday", 18940, monthly(5)),
    directDebit("car-insurance", "tra.car_insurance", STATE_BILLERS.rac, "everyday", 10820, monthly(27)),
    directDebit("life-cover", "ins.life_income", PARTIES.tal, "everyday", 11260, monthly(11)),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.transportWa, "everyday", 92110, yearly(14, [5])),
    subscription("netflix", "com.streaming", PARTIES.netflix, "everyday", 2099, monthly(9)),
    subscription("stan", "com.streaming", PARTIES.stan, "everyday", 1700, monthly(21)),
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
