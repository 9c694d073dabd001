import { addDays } from "@/lib/engine/calendar/day";
import { payBill } from "@/tests/accuracy/generate/bills";
import { rollOn } from "@/tests/accuracy/generate/calendar";
import { openAccount, openStream, post } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Home } from "@/tests/accuracy/generate/home-types";
import { keepAccount, repayLoan } from "@/tests/accuracy/generate/loans";
import { repayCard, save, shuffleMoney } from "@/tests/accuracy/generate/moves";
import { payOnce, wordingOf } from "@/tests/accuracy/generate/pay";
import { settleWith } from "@/tests/accuracy/generate/people";
import {
  dayAt,
  earn,
  everyday,
  findPayer,
  liveUsually,
  type Persona,
  receive,
  rent,
} from "@/tests/accuracy/generate/personas/base";
import { buy } from "@/tests/accuracy/generate/spend";

/** Adds weekly payments from a work platform, each of a different amount. */
function drive(home: Home, account: AccountDraft, cents: number): void {
  earn(home, {
    account,
    code: "inc.gig.platform",
    cents,
    frequency: "WEEKLY",
    spread: 0.6,
    skips: 0.08,
    alsoFrequency: ["IRREGULAR"],
    changes: [],
  });
}

/** Adds irregular payments from three clients, spread over the period. */
function invoice(home: Home, account: AccountDraft, times: number, cents: number): void {
  const chance = home.chance.fork("invoice");
  for (let client = 0; client < 3; client++) {
    const payer = findPayer(home, "inc.business.receipts");
    if (!payer) return;
    const stream = openStream(home, {
      code: "inc.business.receipts",
      payer: payer.name,
      frequency: "IRREGULAR",
      alsoFrequency: ["WEEKLY", "FORTNIGHTLY", "MONTHLY"],
    });
    const name = chance.pick(payer.wordings);
    for (let time = 0; time < times; time++)
      post(home, {
        account,
        on: rollOn(dayAt(home, (time + chance.next()) / times)),
        cents: Math.round(cents * (0.3 + 1.4 * chance.next())),
        voice: "directCredit",
        code: "inc.business.receipts",
        name,
        stream,
        party: payer.name,
      });
  }
}

/** Adds tax office and Medicare refunds, which are not income. */
function claim(home: Home, account: AccountDraft): void {
  const chance = home.chance.fork("claim");
  for (const [code, times, low, high] of [
    ["crd.tax_refund", 1, 60_000, 310_000],
    ["crd.medicare", 4, 3_900, 21_000],
  ] as const) {
    const payer = findPayer(home, code);
    for (let time = 0; payer && time < times; time++)
      post(home, {
        account,
        on: rollOn(dayAt(home, chance.next())),
        cents: chance.int(low, high),
        voice: "directCredit",
        code,
        name: chance.pick(payer.wordings),
        party: payer.name,
        apca: payer.apca,
      });
  }
}

/** Households that differ in the kind of their income, in what they own or in how they spend. */
export const MEANS: readonly Persona[] = [
  {
    name: "gig-and-abn",
    level: 0.9,
    build(home) {
      const spend = everyday(home);
      drive(home, spend, home.chance.int(65_000, 100_000));
      drive(home, spend, home.chance.int(25_000, 45_000));
      invoice(home, spend, 10, 54_000);
      rent(home, spend, home.chance.int(34, 44) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true, more: { "tra.fuel": 2.5 } });
    },
  },
  {
    name: "small-business-owner",
    level: 1.1,
    build(home) {
      const spend = everyday(home);
      const trade = everyday(home, { displayName: "Business Transaction", leastCents: 400_000 });
      invoice(home, trade, 30, 100_000);
      save(home, {
        from: trade,
        to: spend,
        cents: home.chance.int(22, 30) * 10_000,
        frequency: "FORTNIGHTLY",
        note: "drawings",
      });
      payBill(home, {
        account: trade,
        category: "gov.tax",
        frequency: "QUARTERLY",
        cents: home.chance.int(300_000, 800_000),
      });
      claim(home, spend);
      rent(home, spend, home.chance.int(42, 55) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true, family: true });
    },
  },
  {
    name: "retiree",
    level: 0.8,
    build(home) {
      const spend = everyday(home);
      const saver = openAccount(home, "SAVINGS", { leastCents: 3_000_000 });
      receive(home, "inc.gov.age_pension", {
        account: spend,
        cents: home.chance.int(70_000, 117_000),
        frequency: "FORTNIGHTLY",
      });
      receive(home, "inc.super.pension", {
        account: spend,
        cents: home.chance.int(140_000, 260_000),
        frequency: "MONTHLY",
      });
      keepAccount(home, saver, { interestCents: 11_000 });
      shuffleMoney(home, saver, spend, 5);
      claim(home, spend);
      liveUsually(home, {
        accounts: [spend],
        bills: spend,
        owns: true,
        hasCar: true,
        insured: true,
        cash: 2.5,
        more: { "hea.medical": 2, "hea.pharmacy": 2 },
      });
    },
  },
  {
    name: "investor-two-rentals",
    level: 1.4,
    build(home) {
      const spend = everyday(home, { leastCents: 700_000 });
      earn(home, { account: spend, cents: home.chance.int(360_000, 450_000), frequency: "FORTNIGHTLY" });
      for (const owedCents of [52_000_000, 38_000_000]) {
        earn(home, {
          account: spend,
          code: "inc.property.rent",
          cents: home.chance.int(190_000, 270_000),
          frequency: "MONTHLY",
          changes: [],
        });
        repayLoan(home, {
          from: spend,
          owedCents,
          rate: 0.0649,
          frequency: "MONTHLY",
          interestOnly: owedCents > 40_000_000,
          given: { displayName: "Investment Home Loan" },
        });
      }
      payBill(home, { account: spend, category: "hou.investment" });
      liveUsually(home, {
        accounts: [spend],
        bills: spend,
        owns: true,
        strata: true,
        hasCar: true,
        insured: true,
        family: true,
      });
    },
  },
  {
    name: "card-centred-shared",
    level: 1.2,
    build(home) {
      const spend = everyday(home);
      const card = openAccount(home, "CARD", { voice: home.voices[1] ?? spend.voice });
      earn(home, { account: spend, cents: home.chance.int(290_000, 360_000), frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(50, 65) * 1000, "MONTHLY");
      liveUsually(home, { accounts: [card], bills: spend, hasCar: true, insured: true, travels: true });
      repayCard(home, spend, card, { share: home.chance.is(0.5) ? 1 : 0.6, lag: 1 });
    },
  },
  {
    name: "card-centred-unshared",
    build(home) {
      const spend = everyday(home);
      const card = openAccount(home, "CARD", { isShared: false });
      earn(home, { account: spend, cents: home.chance.int(280_000, 350_000), frequency: "FORTNIGHTLY" });
      const hidden = openAccount(home, "SAVINGS", { isShared: false });
      save(home, { from: spend, to: hidden, cents: 40_000, frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(50, 65) * 1000, "MONTHLY");
      liveUsually(home, { accounts: [card, card, spend], bills: spend, hasCar: true });
      repayCard(home, spend, card, { share: 1, unsharedCents: 210_000 });
    },
  },
  {
    name: "high-earner-dividends",
    level: 1.8,
    build(home) {
      const spend = everyday(home, { leastCents: 1_500_000 });
      earn(home, { account: spend, cents: home.chance.int(1_050_000, 1_500_000), frequency: "MONTHLY" });
      for (let holding = 0; holding < 4; holding++)
        earn(home, {
          account: spend,
          code: "inc.invest.dividend",
          cents: home.chance.int(18_000, 160_000),
          frequency: "HALF_YEARLY",
          spread: 0.1,
          changes: [],
          anchor: addDays(home.from, home.chance.int(10, 170)),
        });
      const card = openAccount(home, "CARD");
      claim(home, spend);
      liveUsually(home, {
        accounts: [card, card, spend],
        bills: spend,
        owns: true,
        hasCar: true,
        insured: true,
        family: true,
        travels: true,
        gym: true,
        pets: true,
      });
      repayLoan(home, { from: spend, owedCents: 118_000_000, rate: 0.0589, frequency: "MONTHLY" });
      repayCard(home, spend, card, { share: 1 });
    },
  },
  {
    name: "remittance-sender",
    level: 0.8,
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(190_000, 240_000), frequency: "FORTNIGHTLY" });
      settleWith(home, {
        account: spend,
        person: home.chance.pick(home.pool.persons),
        cents: -20_000,
        code: "fam.person_gift",
        also: ["trf.person"],
        frequency: "MONTHLY",
        note: "for mum",
      });
      const shops = home.pool.shops("giv.remittance");
      const chance = home.chance.fork("remit");
      const shop = shops.length > 0 ? chance.pick(shops) : null;
      for (let month = 0; shop && month < 12; month++)
        buy(home, {
          account: spend,
          shop,
          on: addDays(home.from, month * 30 + 3),
          chance,
          cents: chance.pick([30_000, 40_000, 50_000]),
        });
      rent(home, spend, home.chance.int(26, 36) * 1000, "WEEKLY");
      liveUsually(home, { accounts: [spend], bills: spend, people: 5 });
    },
  },
  {
    name: "commission-seller",
    level: 1.1,
    build(home) {
      const spend = everyday(home);
      const payer = findPayer(home, "inc.salary.regular");
      if (!payer) return;
      earn(home, {
        account: spend,
        payer,
        cents: home.chance.int(210_000, 250_000),
        frequency: "FORTNIGHTLY",
      });
      const stream = openStream(home, {
        code: "inc.salary.variable",
        payer: payer.name,
        frequency: "IRREGULAR",
        alsoFrequency: ["QUARTERLY"],
      });
      for (const share of [0.12, 0.37, 0.62, 0.87])
        payOnce(home, {
          account: spend,
          payer,
          code: "inc.salary.variable",
          also: ["inc.salary.regular"],
          on: dayAt(home, share),
          cents: home.chance.int(90_000, 380_000),
          stream,
          wording: `${wordingOf(home, payer)} COMMISSION`,
        });
      rent(home, spend, home.chance.int(45, 60) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
];
