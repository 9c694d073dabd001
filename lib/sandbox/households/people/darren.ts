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
    "Veterans' payments each fortnight, counted as a separate kind of benefit",
    "A military super pension and Carer Allowance as further income",
    "No rent and no mortgage; one loan, for a caravan",
    "Income that does not change with the seasons, and a large share of it from government",
  ],
  homeBank: "sbx-coolabah",
  places: ["KIRWAN QLD", "AITKENVALE QLD", "TOWNSVILLE QLD"],
  housing: { kind: "owned", payee: "" },
  lenders: [{ name: "Longreach Caravan Finance", kind: "car" }],
  accounts: [
    own.everyday({
      key: "everyday",
      displayName: "Everyday",
      productName: "Access Account",
      openingCents: 264800,
      creationDate: "1999-10-11",
    }),
    own.savings({
      key: "savings",
      displayName: "Van Fund",
      productName: "Saver",
      openingCents: 1120000,
      creationDate: "2017-03-27",
      rate: 0.0385,
    }),
  ],
  flows: [
    benefit({
      id: "dva",
      category: "inc.gov.dva",
      party: dva,
      account: "everyday",
      cents: [
        { from: "2024-07-01", cents: 174280 },
        { from: "2025-09-20", cents: 176920 },
        { from: "2026-03-20", cents: 179180 },
      ],
      when: every(14, "2024-07-04", "before"),
      frequency: "fortnightly",
    }),
    deposit({
      id: "service-pension",
      category: "inc.super.pension",
      party: defence,
      account: "everyday",
      cents: 119640,
      when: every(14, "2024-07-11", "before"),
      frequency: "fortnightly",
    }),
    benefit({
      id: "carer",
      category: "inc.gov.carer",
      party: carer,
      account: "everyday",
      cents: 15320,
      when: every(14, "2024-07-09"),
      frequency: "fortnightly",
    }),
    directDebit({
      id: "caravan",
      category: "dbt.car",
      party: caravanLender,
      account: "everyday",
      cents: 48200,
      when: monthly(14),
    }),
    directDebit({
      id: "caravan-cover",
      category: "tra.car_insurance",
      party: { name: "RACQ Insurance", text: "RACQ CARAVAN INSURANCE", apca: "401975" },
      account: "everyday",
      cents: 7140,
      when: monthly(21),
    }),
    directDebit({
      id: "internet",
      category: "com.phone_internet",
      party: PARTIES.telstra,
      account: "everyday",
      cents: 9900,
      when: monthly(8),
    }),
    directDebit({
      id: "mobile",
      category: "com.phone_internet",
      party: PARTIES.optus,
      account: "everyday",
      cents: 5800,
      when: monthly(26),
    }),
    bpay({
      id: "energy",
      category: "utl.energy",
      party: STATE_BILLERS.ergon,
      account: "everyday",
      cents: 52400,
      when: yearly(17, [1, 4, 7, 10]),
      spreadCents: 14000,
    }),
    bpay({
      id: "rates",
      category: "hou.rates_water",
      party: {
        name: "Townsville City Council",
        text: "TOWNSVILLE CITY COUNCIL RATES",
        biller: { code: "26119", crn: "5501982" },
      },
      account: "everyday",
      cents: 176400,
      when: yearly(9, [2, 8]),
    }),
    bpay({
      id: "home-insurance",
      category: "hou.home_insurance",
      party: {
        name: "RACQ Insurance",
        text: "RACQ HOME INSURANCE",
        biller: { code: "1974", crn: "HHH7781204" },
      },
      account: "everyday",
      cents: 412600,
      when: yearly(26, [3]),
    }),
    bpay({
      id: "car-insurance",
      category: "tra.car_insurance",
      party: {
        name: "RACQ Insurance",
        text: "RACQ CAR INSURANCE",
        biller: { code: "1974", crn: "MMM7781205" },
      },
      account: "everyday",
      cents: 118400,
      when: yearly(26, [6]),
    }),
    bpay({
      id: "rego",
      category: "tra.rego_licence",
      party: PARTIES.tmr,
      account: "everyday",
      cents: 79450,
      when: yearly(4, [10]),
    }),
    subscription({
      id: "stan",
      category: "com.streaming",
      party: PARTIES.stan,
      account: "everyday",
      cents: 2200,
      when: monthly(16),
    }),
    subscription({
      id: "league",
      category: "giv.donation",
      party: { name: "Legacy Australia", text: "LEGACY AUSTRALIA TOWNSVILLE QLD", mcc: "8398" },
      account: "everyday",
      cents: 3000,
      when: monthly(25),
    }),
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
