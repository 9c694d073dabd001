import { addDays } from "@/lib/engine/calendar/day";
import { rollOn } from "@/tests/accuracy/generate/calendar";
import { openAccount, post } from "@/tests/accuracy/generate/home";
import { save, shuffleMoney } from "@/tests/accuracy/generate/moves";
import {
  dayAt,
  earn,
  everyday,
  liveUsually,
  type Persona,
  rent,
} from "@/tests/accuracy/generate/personas/base";

/** Ordinary households with faulty data: short, with gaps, duplicated, pending or in foreign currency. */
export const DATA: readonly Persona[] = [
  {
    name: "thin-file",
    days: 45,
    build(home) {
      const spend = everyday(home);
      earn(home, {
        account: spend,
        cents: home.chance.int(180_000, 240_000),
        frequency: home.chance.pick(["WEEKLY", "FORTNIGHTLY"]),
        changes: [],
      });
      rent(home, spend, home.chance.int(35, 50) * 1000, "FORTNIGHTLY");
      liveUsually(home, { accounts: [spend], bills: spend });
    },
  },
  {
    name: "ninety-days",
    days: 90,
    build(home) {
      const spend = everyday(home);
      const saver = openAccount(home, "SAVINGS");
      earn(home, {
        account: spend,
        cents: home.chance.int(200_000, 260_000),
        frequency: home.chance.pick(["FORTNIGHTLY", "MONTHLY"]),
        changes: [],
      });
      rent(home, spend, home.chance.int(35, 50) * 1000, "WEEKLY");
      shuffleMoney(home, spend, saver, 5);
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
  {
    name: "month-gap",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(200_000, 260_000), frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(38, 50) * 1000, "WEEKLY");
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
      const from = dayAt(home, 0.3 + 0.4 * home.chance.next());
      return { gap: { from, to: addDays(from, 30) } };
    },
  },
  {
    name: "duplicated-pages",
    build(home) {
      const spend = everyday(home);
      const saver = openAccount(home, "SAVINGS");
      earn(home, { account: spend, cents: home.chance.int(200_000, 260_000), frequency: "FORTNIGHTLY" });
      save(home, { from: spend, to: saver, cents: 15_000, frequency: "WEEKLY" });
      rent(home, spend, home.chance.int(38, 50) * 1000, "MONTHLY");
      liveUsually(home, { accounts: [spend], bills: spend });
      return { doubled: "WITH_IDS" };
    },
  },
  {
    name: "duplicated-without-ids",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(200_000, 260_000), frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(38, 50) * 1000, "FORTNIGHTLY");
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
      return { doubled: "WITHOUT_IDS" };
    },
  },
  {
    name: "pending-heavy",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(200_000, 260_000), frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(38, 50) * 1000, "FORTNIGHTLY");
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
      return { pending: 25 };
    },
  },
  {
    name: "foreign-currency",
    level: 1.1,
    build(home) {
      const spend = everyday(home);
      const travel = openAccount(home, "TRAVEL", { leastCents: 12_000 });
      const chance = home.chance.fork("abroad");
      earn(home, { account: spend, cents: home.chance.int(260_000, 320_000), frequency: "FORTNIGHTLY" });
      rent(home, spend, home.chance.int(45, 58) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, travels: true });
      const trip = dayAt(home, 0.5);
      const shops = [...home.pool.shops("foo.dining"), ...home.pool.shops("shp.online")];
      for (let purchase = 0; purchase < 16 && shops.length > 0; purchase++) {
        const shop = chance.pick(shops);
        const on = rollOn(addDays(trip, chance.int(0, 18)));
        const cents = -chance.int(800, 24_000);
        post(home, {
          account: travel,
          on,
          cents,
          voice: "cardPurchase",
          code: shop.category,
          name: shop.name,
          currency: "USD",
          party: shop.name,
        });
        const bought = post(home, {
          account: spend,
          on,
          cents: Math.round(cents * 1.5),
          voice: "cardPurchase",
          code: shop.category,
          name: chance.pick(shop.wordings),
          mcc: shop.mcc,
          party: shop.name,
        });
        if (bought)
          post(home, {
            account: spend,
            on,
            cents: Math.round(bought.cents * 0.03),
            voice: "foreignFee",
            code: "fin.bank_fee",
          });
      }
    },
  },
];
