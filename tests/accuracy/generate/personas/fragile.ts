import { addDays } from "@/lib/engine/calendar/day";
import { rollOn } from "@/tests/accuracy/generate/calendar";
import { openAccount, post } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Home } from "@/tests/accuracy/generate/home-types";
import { borrow, keepAccount } from "@/tests/accuracy/generate/loans";
import { payOnce } from "@/tests/accuracy/generate/pay";
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

/** Adds cash withdrawals at pubs and clubs. */
function drawAtVenues(home: Home, account: AccountDraft, times: number): void {
  const chance = home.chance.fork("venues");
  const venues = chance.some(home.pool.cashVenues, 2);
  for (let time = 0; time < times && venues.length > 0; time++) {
    const venue = chance.pick(venues);
    const on = rollOn(dayAt(home, chance.next()));
    const name = chance.pick(venue.wordings);
    const cents = -chance.int(2, 30) * 1000;
    post(home, { account, on, cents, voice: "eftposCashOut", code: "csh.cash_out", name, party: venue.name });
  }
}

/** Adds bets by card and PayID at a few bookmakers, and the winnings. */
function gamble(home: Home, account: AccountDraft, times: number): void {
  const chance = home.chance.fork("gamble");
  const houses = chance.some(home.pool.gambling, 3);
  if (houses.length === 0) return;
  const days = Math.round((Date.parse(home.to) - Date.parse(home.from)) / 86_400_000);
  for (let time = 0; time < times; time++) {
    const shop = chance.pick(houses);
    const on = addDays(home.from, chance.int(0, days));
    const cents = chance.pick([1000, 2000, 2000, 5000, 5000, 10_000, 15_000]);
    const name = chance.pick(shop.wordings);
    if (chance.is(0.6)) buy(home, { account, shop, on, chance, cents, wording: name });
    else
      post(home, {
        account,
        on,
        cents: -cents,
        voice: "toPerson",
        code: "rec.gambling",
        person: name,
        name,
        note: "",
        party: shop.name,
      });
    if (chance.is(0.16))
      post(home, {
        account,
        on: addDays(on, chance.int(0, 3)),
        cents: chance.int(20, 900) * 100,
        voice: chance.is(0.5) ? "directCredit" : "fromPerson",
        code: "crd.gambling_return",
        name,
        person: name,
        note: "",
        party: shop.name,
      });
  }
}

function borrowFrom(
  home: Home,
  account: AccountDraft,
  category: string,
  times: number,
  bounces: number,
): void {
  const sizes: Record<string, [number, number]> = {
    "dbt.sacc": [60_000, 4],
    "dbt.bnpl": [20_000, 4],
    "dbt.wage_advance": [20_000, 1],
    "dbt.macc": [300_000, 24],
  };
  const [cents, instalments] = sizes[category] ?? [40_000, 6];
  for (let time = 0; time < times; time++) {
    const lenders = home.pool.lenders(category);
    if (lenders.length === 0) return;
    const lender = home.chance.pick(lenders);
    const on = dayAt(home, 0.04 + (0.85 * time) / times);
    const total = Math.round(cents * (0.6 + 0.8 * home.chance.next()));
    borrow(home, {
      account,
      // Pay-later firms and debt collectors never pay money to the customer, so they have no wording for such a
      // payment.
      lender:
        category === "dbt.bnpl" || category === "dbt.collection" ? { ...lender, wordingsIn: [] } : lender,
      on,
      cents: Math.round(total / 1000) * 1000,
      instalments,
      instalmentCents: Math.round((total * (category === "dbt.bnpl" ? 1 : 1.25)) / instalments),
      frequency: instalments > 12 ? "MONTHLY" : "FORTNIGHTLY",
      bounces,
    });
  }
}

/** Households for which a wrong category does the most harm. Most are in financial difficulty. */
export const FRAGILE: readonly Persona[] = [
  {
    name: "credit-spiral",
    level: 0.8,
    build(home) {
      const spend = everyday(home, { leastCents: -12_000 });
      earn(home, { account: spend, cents: home.chance.int(150_000, 185_000), frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(30, 40) * 1000);
      borrowFrom(home, spend, "dbt.bnpl", 12, 0.06);
      borrowFrom(home, spend, "dbt.wage_advance", 14, 0.05);
      borrowFrom(home, spend, "dbt.sacc", 5, 0.2);
      borrowFrom(home, spend, "dbt.macc", 1, 0.1);
      borrowFrom(home, spend, "dbt.collection", 2, 0.15);
      keepAccount(home, spend, { overdrawn: 0.5 });
      liveUsually(home, { accounts: [spend], bills: spend, smokes: true, few: true });
    },
  },
  {
    name: "debt-agreement",
    level: 0.7,
    build(home) {
      const spend = everyday(home, { leastCents: -4_000 });
      earn(home, {
        account: spend,
        cents: home.chance.int(170_000, 200_000),
        frequency: "FORTNIGHTLY",
        changes: [],
      });
      rent(home, spend, home.chance.int(28, 36) * 1000);
      borrowFrom(home, spend, "dbt.agreement", 1, 0);
      borrowFrom(home, spend, "dbt.collection", 2, 0.1);
      borrowFrom(home, spend, "dbt.lease", 1, 0.1);
      liveUsually(home, { accounts: [spend], bills: spend, few: true, hasCar: true });
    },
  },
  {
    name: "gambler",
    level: 0.9,
    build(home) {
      const spend = everyday(home, { leastCents: 300 });
      const saver = openAccount(home, "SAVINGS");
      earn(home, { account: spend, cents: home.chance.int(220_000, 270_000), frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(34, 44) * 1000);
      gamble(home, spend, 130);
      drawAtVenues(home, spend, 12);
      keepAccount(home, saver, { interestCents: 300 });
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true, more: { "foo.alcohol": 2.5 } });
    },
  },
  {
    name: "jobseeker",
    level: 0.5,
    build(home) {
      const spend = everyday(home, { leastCents: 1_500 });
      receive(home, "inc.gov.jobseeker", {
        account: spend,
        cents: home.chance.int(76_000, 82_000),
        frequency: "FORTNIGHTLY",
      });
      earn(home, {
        account: spend,
        cents: home.chance.int(18_000, 30_000),
        frequency: "FORTNIGHTLY",
        spread: 0.5,
        skips: 0.4,
        alsoFrequency: ["IRREGULAR"],
        changes: [],
      });
      rent(home, spend, home.chance.int(17, 24) * 1000);
      borrowFrom(home, spend, "dbt.bnpl", 4, 0.05);
      const deposits = home.chance.int(2, 5);
      for (let time = 0; time < deposits; time++)
        post(home, {
          account: spend,
          on: rollOn(dayAt(home, home.chance.next())),
          cents: home.chance.int(5, 60) * 1000,
          voice: "cashDeposit",
          code: "crd.cash_deposit",
          name: home.chance.pick(home.pool.suburbs),
        });
      liveUsually(home, { accounts: [spend], bills: spend, few: true, smokes: true });
    },
  },
  {
    name: "windfalls",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(200_000, 250_000), frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(38, 50) * 1000);
      // None of these credits is income, however large it is.
      const codes = [
        "inc.super.lump",
        "crd.asset_sale",
        "inc.comp.insurance",
        "inc.gov.crisis",
        "crd.tax_refund",
      ];
      codes.forEach((code, index) => {
        const payer = findPayer(home, code);
        const on = dayAt(home, (index + 0.2 + 0.6 * home.chance.next()) / codes.length);
        if (payer)
          payOnce(home, { account: spend, payer, code, on, cents: home.chance.int(60, 1400) * 1000 });
      });
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
  {
    name: "injured-worker",
    level: 0.8,
    build(home) {
      const spend = everyday(home);
      const hurt = dayAt(home, 0.4);
      const cents = home.chance.int(200_000, 240_000);
      earn(home, { account: spend, cents, frequency: "FORTNIGHTLY", until: hurt, changes: [] });
      const paid = Math.round(cents * 0.47);
      receive(home, "inc.comp.workcover", {
        account: spend,
        cents: paid,
        frequency: "WEEKLY",
        from: addDays(hurt, 9),
      });
      rent(home, spend, home.chance.int(32, 42) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, more: { "hea.medical": 4, "hea.pharmacy": 2 } });
    },
  },
];
