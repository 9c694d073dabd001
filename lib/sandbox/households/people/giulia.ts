import { PARTIES } from "../billers";
import { heldBy, household } from "../holdings";
import { living } from "../living";
import { deposit, fastPayment, windfall } from "../pay";
import { bpay, directDebit, every, monthly, subscription, yearly } from "../rules";
import { STATE_BILLERS } from "../state-billers";

const council = {
  name: "Lakeside Shire Council",
  text: "LAKESIDE SHIRE CREDITORS INVOICE PMT",
  apca: "402244",
};
const builder = { name: "Ainslie Builders", text: "AINSLIE BUILDERS INVOICE" };
const cafe = { name: "Kingston Cafe Group", text: "KINGSTON CAFE GROUP INV" };
const platform = { name: "Stripe", text: "STRIPE PAYMENTS AU" };
const publisher = { name: "Hudson Editorial", text: "HUDSON EDITORIAL LLC" };
const ato = {
  name: "Australian Taxation Office",
  text: "ATO ACTIVITY STATEMENT",
  biller: { code: "75556", crn: "551009483120460" },
};
const agent = { name: "Braddon Rentals", text: "BRADDON RENTALS PROPERTY MANAGEMENT", apca: "345620" };
const own = heldBy("Giulia Moretti");

/** A sole trader whose clients pay their invoices late and irregularly. */
export const giulia = household({
  id: "giulia",
  person: "Giulia Moretti",
  customerNumber: "10002011",
  story:
    "Graphic designer with an ABN in Canberra. Clients pay late and unevenly; a fifth of every invoice waits in a tax account for the quarterly BAS. One client pays in US dollars.",
  expect: [
    "Business receipts from several payers, without a cadence, under one heading",
    "BAS payments to the tax office each quarter, from money set aside",
    "Transfers between business, tax and private accounts counted as neither income nor spending",
    "An account in US dollars that is left out of every figure; the report says so",
  ],
  homeBank: "sbx-banksia",
  places: ["BRADDON ACT", "DICKSON ACT", "CANBERRA ACT"],
  housing: { kind: "rent", payee: "Braddon Rentals" },
  accounts: [
    own.everyday("business", "Studio", "Business Account", 912400, "2018-07-02", { monthlyFeeCents: 1000 }),
    own.savings("tax", "GST and Tax", "Business Saver", 1210000, "2018-07-02", { rate: 0.0355 }),
    own.everyday("private", "Private", "Everyday Account", 184300, "2010-05-19"),
    own.everyday("dollars", "US Dollars", "Foreign Currency Account", 264000, "2021-03-01", {
      currency: "USD",
    }),
  ],
  flows: [
    deposit(
      "council",
      "inc.business.receipts",
      council,
      "business",
      412000,
      every(35, "2024-07-09", "after"),
      "irregular",
      {
        spreadCents: 168000,
        skips: 0.12,
      },
    ),
    deposit(
      "builder",
      "inc.business.receipts",
      builder,
      "business",
      286000,
      every(24, "2024-07-16", "after"),
      "irregular",
      {
        spreadCents: 143000,
        skips: 0.2,
      },
    ),
    fastPayment(
      "cafe",
      "inc.business.receipts",
      cafe,
      "business",
      98000,
      every(17, "2024-07-11"),
      "irregular",
      {
        spreadCents: 52000,
        skips: 0.15,
        note: "Invoice",
      },
    ),
    deposit(
      "shop",
      "inc.business.receipts",
      platform,
      "business",
      38000,
      every(7, "2024-07-05", "after"),
      "weekly",
      {
        spreadCents: 21000,
      },
    ),
    windfall({
      id: "dollars-in",
      category: "crd.other",
      party: publisher,
      account: "dollars",
      cents: 145000,
      when: monthly(11, "after"),
      spreadCents: 22000,
    }),
    bpay("bas", "gov.tax", ato, "tax", 462000, yearly(27, [2, 4, 7, 10]), 81000),
    directDebit("rent", "hou.rent", agent, "private", 118000, every(14, "2024-07-05")),
    subscription(
      "design-software",
      "rec.digital",
      { name: "Adobe", text: "ADOBE CREATIVE CLOUD SYDNEY NSW", mcc: "5734" },
      "business",
      8799,
      monthly(13),
    ),
    subscription(
      "accounting",
      "rec.digital",
      { name: "Xero", text: "XERO AUSTRALIA HAWTHORN VIC", mcc: "5734" },
      "business",
      7000,
      monthly(21),
    ),
    directDebit(
      "indemnity",
      "ins.other",
      { name: "Gateway Business Insurance", text: "GATEWAY BUSINESS INSURANCE", apca: "351211" },
      "business",
      9350,
      monthly(8),
    ),
    bpay(
      "accountant",
      "edu.tertiary_professional",
      {
        name: "Lonsdale Accountants",
        text: "LONSDALE ACCOUNTANTS",
        biller: { code: "92114", crn: "880213" },
      },
      "business",
      176000,
      yearly(18, [11]),
    ),
    directDebit("mobile", "com.phone_internet", PARTIES.telstra, "business", 8900, monthly(6)),
    directDebit("internet", "com.phone_internet", PARTIES.aussieBroadband, "private", 8900, monthly(19)),
    directDebit("energy", "utl.energy", STATE_BILLERS.actewAgl, "private", 16900, monthly(15), 5200),
    directDebit("health-cover", "hea.insurance", STATE_BILLERS.nib, "private", 16280, monthly(3)),
    bpay("rego", "tra.rego_licence", STATE_BILLERS.accessCanberra, "private", 108300, yearly(22, [4])),
    directDebit("car-insurance", "tra.car_insurance", STATE_BILLERS.nrmaCar, "private", 8940, monthly(25)),
  ],
  habits: [
    ...living("business", { coffee: 1.6, tolls: [0.8, 0.5], rides: [0.3, 0.7] }),
    ...living(
      "private",
      {
        groceries: [4, 0.7],
        coffee: 5,
        dining: [2.2, 0.8],
        fuel: [0.7, 0.8],
        pharmacy: 0.5,
        medical: 0.15,
        shopping: [0.8, 0.6],
        online: [0.6, 0.6],
        care: 0.3,
        fun: 0.4,
        travel: 0.06,
        drinks: 0.6,
        giving: 0.2,
        friends: 0.5,
        friendsBack: 0.5,
      },
      { floorCents: 15000 },
    ),
  ],
  transfers: [
    {
      id: "wage",
      from: "business",
      to: "private",
      when: every(14, "2024-07-04"),
      cents: 225000,
      note: "Drawings",
    },
    {
      id: "gst",
      from: "business",
      to: "tax",
      when: every(14, "2024-07-08"),
      cents: 72000,
      note: "GST and tax",
    },
  ],
  topUps: [
    { id: "bas-gap", from: "business", to: "tax", belowCents: 200000, chunkCents: 50000, note: "Tax" },
    { id: "rescue", from: "tax", to: "business", belowCents: 20000, chunkCents: 50000, note: "Cover" },
    {
      id: "rescue-private",
      from: "business",
      to: "private",
      belowCents: 15000,
      chunkCents: 20000,
      note: "Drawings",
    },
  ],
});
