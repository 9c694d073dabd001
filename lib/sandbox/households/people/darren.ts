import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { benefit, deposit } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const dva = { name: "Department of Veterans' Affairs", text: "DVA DISABILITY PENSION VTA BENEFITS" };
const defence = { name: "Commonwealth Superannuation", text: "COMMONWEALTH SUPERANNUATION DFRDB" };
const carer = { name: "Services Australia", text: "CTRLINK CARER ALLOWANCE" };
const caravanLender = { name: "Longreach Caravan Finance", text: "LONGREACH CARAVAN LOAN", apca: "389611" };
const own = heldBy("Darren Oakes");

/** A veteran with pensions after twenty-two years in the army. */
export const darren = household({
  id: "darren",
  person: "Darren Oakes",
  customerNumber: "10002016",
  story:
    "Left the army with a bad back after twenty-two years. A veterans' payment and a service pension, carer allowance for his wife, a house they own in Townsville and a caravan on finance.",
  expect: [
    "Veterans' payments each fortnight, counted as a benefit of their own kind",
    "A military super pension beside them, and Carer Allowance",
    "No rent and no mortgage; one loan, for a caravan",
    "Income that does not change with the seasons, and a large share of it from government",
  ],
  homeBank: "sbx-coolabah",
  places: ["KIRWAN QLD", "AITKENVALE QLD", "TOWNSVILLE QLD"],
  housing: { kind: "owned", payee: "" },
  lenders: [{ name: "Longreach Caravan Finance", kind: "car" }],
  accounts: [
    own.everyday("everyday", "Everyday", "Access Account", 264800, "1999-10-11"),
    own.savings("savings", "Van Fund", "Saver", 1120000, "2017-03-27", { rate: 0.0385 }),
  ],
  flows: [
    benefit(
      "dva",
      "inc.gov.dva",
      dva,
      "everyday",
      [
        { from: "2024-07-01", cents: 174280 },
        { from: "2025-09-20", cents: 176920 },
        { from: "2026-03-20", cents: 179180 },
      ],
      every(14, "2024-07-04", "before"),
      "fortnightly",
    ),
    deposit(
      "service-pension",
      "inc.super.pension",
      defence,
      "everyday",
      119640,
      every(14, "2024-07-11", "before"),
      "fortnightly",
    ),
    benefit("carer", "inc.gov.carer", carer, "everyday", 15320, every(14, "2024-07-09"), "fortnightly"),
    directDebit("caravan", "dbt.car", caravanLender, "everyday", 48200, monthly(14)),
    directDebit(
      "caravan-cover",
      "tra.car_insurance",
      { name: "RACQ Insurance", text: "RACQ CARAVAN INSURANCE", apca: "401975" },
      "everyday",
      7140,
      monthly(21),
    ),
    directDebit("internet", "com.phone_internet", PARTIES.telstra, "everyday", 9900, monthly(8)),
    directDebit("mobile", "com.phone_internet", PARTIES.optus, "everyday", 5800, monthly(26)),
    bpay("energy", "utl.energy", STATE_BILLERS.ergon, "everyday", 52400, yearly(17, [1, 4, 7, 10]), 14000),
    bpay(
      "rates",
      "hou.rates_water",
      {
        name: "Townsville City Council",
        text: "TOWNSVILLE CITY COUNCIL RATES",
        biller: { code: "26119", crn: "5501982" },
      },
      "everyday",
      176400,
      yearly(9, [2, 8]),
    ),
    bpay(
      "home-insurance",
      "hou.home_insurance",
      { name: "RACQ Insurance", text: "RACQ HOME INSURANCE", biller: { code: "1974", crn: "HHH7781204" } },
      "everyday",
      412600,
      yearly(26, [3]),
    ),
    bpay(
      "car-insurance",
      "tra.car_insurance",
      { name: "RACQ Insurance", text: "RACQ CAR INSURANCE", biller: { code: "1974", crn: "MMM7781205" } },
      "everyday",
      118400,
      yearly(26, [6]),
    ),
    bpay("rego", "tra.rego_licence", PARTIES.tmr, "everyday", 79450, yearly(4, [10])),
    subscription("stan", "com.streaming", PARTIES.stan, "everyday", 2200, monthly(16)),
    subscription(
      "league",
      "giv.donation",
      { name: "Legacy Australia", text: "LEGACY AUSTRALIA TOWNSVILLE QLD", mcc: "8398" },
      "everyday",
      3000,
      monthly(25),
    ),
  ],
  habits: [
    ...living("everyday", {
      groceries: [3.6, 0.7],
      coffee: 3,
      dining: [1.6, 0.8],
      fuel: [1.3, 0.9],
      car: [0.12, 0.8],
      pharmacy: [1.1, 0.6],
      medical: 0.2,
      hardware: [0.9, 0.7],
      shopping: [0.4, 0.7],
      online: [0.5, 0.6],
      drinks: [1, 0.8],
      smokes: 0.3,
      lotto: [0.6, 0.8],
      pets: 0.5,
      cash: [0.7, 0.8],
      travel: 0.04,
    }),
  ],
  transfers: [
    {
      id: "van",
      from: "everyday",
      to: "savings",
      when: every(14, "2024-07-05"),
      cents: 20000,
      note: "Van fund",
    },
  ],
  topUps: [
    { id: "rescue", from: "savings", to: "everyday", belowCents: 60000, chunkCents: 50000, note: "Van fund" },
  ],
  skims: [
    { id: "spare", from: "everyday", to: "savings", when: monthly(27), keepCents: 450000, note: "Spare" },
  ],
});
