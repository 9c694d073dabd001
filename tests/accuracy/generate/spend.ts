import { addDays, type Day } from "@/lib/engine/calendar/day";
import { addBusinessDays, daysBetween, rollOn } from "@/tests/accuracy/generate/calendar";
import { pairUp, post } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Draft, Home } from "@/tests/accuracy/generate/home-types";
import type { Chance } from "@/tests/accuracy/generate/random";
import type { Shop } from "@/tests/accuracy/parties/types";

/** A category, its purchases per month, and the number of shops the household uses for it. */
type Habit = readonly [category: string, perMonth: number, shops: number];

const HABITS: readonly Habit[] = [
  ["foo.groceries", 8.5, 4],
  ["foo.dining", 11, 9],
  ["foo.alcohol", 1.6, 2],
  ["tra.public", 4, 1],
  ["tra.rideshare_taxi", 1.5, 2],
  ["hea.medical", 0.8, 3],
  ["hea.pharmacy", 1.4, 2],
  ["per.clothing", 0.9, 4],
  ["per.care", 0.7, 2],
  ["shp.department", 1.5, 3],
  ["shp.online", 1.6, 3],
  ["shp.home_goods", 0.5, 4],
  ["shp.gifts_other", 0.6, 4],
  ["rec.entertainment", 0.8, 3],
  ["rec.sport_hobby", 0.4, 2],
  ["rec.digital", 0.6, 2],
  ["hou.maintenance", 0.5, 2],
  ["giv.donation", 0.2, 1],
  ["gov.fine_fee", 0.08, 1],
];

export type Spending = {
  /** The accounts that purchases are paid from, each equally likely. */
  accounts: readonly AccountDraft[];
  hasCar?: boolean;
  pets?: boolean;
  travels?: boolean;
  smokes?: boolean;
  from?: Day;
  /** Categories in which the household spends nothing. */
  without?: readonly string[];
  /** Multipliers of the usual number of purchases, by category. */
  more?: Readonly<Record<string, number>>;
};

/** Adds everyday purchases, such as groceries one to three times a week and frequent coffee. */
export function live(home: Home, spending: Spending): void {
  const habits: Habit[] = HABITS.filter(
    ([category]) => !(spending.hasCar && category === "tra.public" && home.chance.is(0.6)),
  );
  if (spending.hasCar)
    habits.push(["tra.fuel", 3.2, 3], ["tra.tolls_parking", 2, 3], ["tra.vehicle_care", 0.25, 2]);
  if (spending.pets) habits.push(["pet.care", 1.2, 2]);
  if (spending.travels) habits.push(["rec.travel", 0.35, 3]);
  if (spending.smokes) habits.push(["foo.tobacco_vape", 5, 2]);
  const days = daysBetween(spending.from ?? home.from, home.to) + 1;
  for (const [category, perMonth, shops] of habits) {
    if (spending.without?.includes(category)) continue;
    const chance = home.chance.fork(`habit/${category}/${spending.from ?? ""}`);
    const known = chance.some(home.pool.shops(category), shops);
    if (known.length === 0) continue;
    const wordings = new Map(known.map((shop) => [shop, chance.some(shop.wordings, 2)]));
    const rate =
      perMonth *
      (spending.more?.[category] ?? 1) *
      (0.7 + 0.6 * chance.next()) *
      Math.min(1.3, 0.5 + home.level / 2);
    const times = Math.floor((days / 30.4375) * rate + chance.next());
    for (let time = 0; time < times; time++) {
      const on = addDays(spending.from ?? home.from, chance.int(0, days - 1));
      // The first shops in the list are visited most.
      const shop = known[Math.min(chance.int(0, known.length - 1), chance.int(0, known.length - 1))] as Shop;
      const account = chance.pick(spending.accounts);
      buy(home, { account, shop, on, chance, wording: chance.pick(wordings.get(shop) ?? shop.wordings) });
    }
  }
}

type Purchase = {
  account: AccountDraft;
  shop: Shop;
  on: Day;
  chance: Chance;
  wording?: string;
  cents?: number;
};

/** Adds a card purchase, posted up to two business days later. Occasionally part of it is refunded. */
export function buy(home: Home, purchase: Purchase): Draft | null {
  const { account, shop, chance } = purchase;
  const lag = chance.is(0.35) ? 0 : chance.int(0, 2);
  const on = rollOn(addBusinessDays(rollOn(purchase.on), lag));
  const cents =
    purchase.cents ?? Math.round(chance.price(shop.lowCents, shop.highCents) * Math.min(1.25, home.level));
  const name = purchase.wording ?? chance.pick(shop.wordings);
  const row = post(home, {
    account,
    on,
    cents: -cents,
    voice: "cardPurchase",
    code: shop.category,
    name,
    mcc: shop.mcc,
    party: shop.name,
  });
  if (row && REFUNDED.has(shop.category) && chance.is(0.06)) refund(home, row, name, chance);
  return row;
}

const REFUNDED = new Set([
  "per.clothing",
  "shp.department",
  "shp.online",
  "shp.home_goods",
  "rec.travel",
  "hou.maintenance",
]);

function refund(home: Home, purchase: Draft, name: string, chance: Chance): void {
  const share = chance.is(0.6) ? 1 : 0.2 + 0.6 * chance.next();
  const credit = post(home, {
    account: purchase.account,
    on: rollOn(addDays(purchase.on, chance.int(3, 25))),
    cents: Math.round(-purchase.cents * share),
    voice: "cardRefund",
    code: "crd.refund",
    name,
    party: purchase.party,
  });
  if (credit) pairUp(home, "REFUND", [purchase, credit]);
}

/** Adds ATM withdrawals and EFTPOS cash out. */
export function drawCash(home: Home, account: AccountDraft, perMonth: number): void {
  const chance = home.chance.fork("cash");
  const times = Math.round((daysBetween(home.from, home.to) / 30.4375) * perMonth);
  for (let time = 0; time < times; time++) {
    const on = addDays(home.from, chance.int(0, daysBetween(home.from, home.to)));
    const cents = -chance.pick([5000, 6000, 10_000, 10_000, 20_000, 20_000, 30_000, 50_000]);
    const suburb = chance.pick(home.pool.suburbs);
    post(home, { account, on: rollOn(on), cents, voice: "atm", code: "csh.atm", name: suburb });
    if (chance.is(0.12))
      post(home, {
        account,
        on: rollOn(on),
        cents: -chance.pick([250, 290, 300]),
        voice: "atmFee",
        code: "fin.bank_fee",
        name: suburb,
      });
  }
  const groceries = home.pool.shops("foo.groceries");
  if (groceries.length > 0 && chance.is(0.4)) {
    const shop = chance.pick(groceries);
    for (let time = 0; time < 5; time++) {
      const on = rollOn(addDays(home.from, chance.int(0, daysBetween(home.from, home.to))));
      post(home, {
        account,
        on,
        cents: -chance.pick([2000, 5000, 10_000]),
        voice: "eftposCashOut",
        code: "csh.cash_out",
        name: chance.pick(shop.wordings),
        party: shop.name,
      });
    }
  }
}
