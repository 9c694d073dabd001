// Kinds of everyday spending. Each has its merchants, its payment channel and a factor by which it occurs more often
// from Friday to Sunday.
import * as daily from "./merchants";
import * as shops from "./shops";
import * as transit from "./transit";
import type { Habit, Merchant } from "./types";

type SpendingKind = {
  merchants: readonly Merchant[];
  channel: Habit["channel"];
  weekend?: number;
  refunds?: number;
};

const SPENDING_KINDS = {
  groceries: { merchants: daily.groceries, channel: "eftpos" },
  cornerShop: { merchants: daily.groceries, channel: "visa" },
  coffee: { merchants: daily.coffee, channel: "visa" },
  dining: { merchants: daily.dining, channel: "visa", weekend: 2.5 },
  fuel: { merchants: daily.fuel, channel: "eftpos" },
  rides: { merchants: daily.rides, channel: "visa", weekend: 4 },
  tolls: { merchants: daily.tolls, channel: "visa" },
  opal: { merchants: daily.publicTransport, channel: "visa", weekend: 0.5 },
  myki: { merchants: transit.victoria, channel: "visa", weekend: 0.5 },
  goCard: { merchants: transit.queensland, channel: "visa", weekend: 0.5 },
  metro: { merchants: transit.southAustralia, channel: "visa", weekend: 0.5 },
  car: { merchants: daily.vehicleCare, channel: "visa" },
  pharmacy: { merchants: daily.pharmacy, channel: "visa" },
  medical: { merchants: daily.medical, channel: "visa" },
  shopping: { merchants: shops.shopping, channel: "visa", weekend: 2, refunds: 0.05 },
  online: { merchants: shops.online, channel: "visa", refunds: 0.07 },
  hardware: { merchants: shops.home, channel: "eftpos", weekend: 4 },
  care: { merchants: shops.care, channel: "visa" },
  fun: { merchants: shops.fun, channel: "visa", weekend: 4 },
  kids: { merchants: shops.kids, channel: "visa" },
  pets: { merchants: shops.pets, channel: "visa" },
  travel: { merchants: shops.travel, channel: "visa" },
  giving: { merchants: shops.donations, channel: "visa" },
  drinks: { merchants: daily.alcohol, channel: "eftpos", weekend: 4 },
  smokes: { merchants: shops.tobacco, channel: "eftpos" },
  lotto: { merchants: shops.lotto, channel: "visa" },
  bets: { merchants: shops.gambling, channel: "visa", weekend: 3 },
  cash: { merchants: daily.cash, channel: "atm" },
  friends: { merchants: daily.friends, channel: "osko_out" },
  friendsBack: { merchants: daily.friendsBack, channel: "osko_in" },
} as const satisfies Record<string, SpendingKind>;

type Plan = Partial<Record<keyof typeof SPENDING_KINDS, number | readonly [perWeek: number, scale: number]>>;

/**
 * Spending from one account. `plan` says how often each kind occurs in a week, and how large its amounts are relative
 * to usual amounts. `floorCents` is the balance that the person tries to keep. Without it, spending from a credit
 * card account stops at its limit, and spending from any other account does not stop.
 */
export function living(
  account: string,
  plan: Plan,
  common: { scale?: number; floorCents?: number; channel?: "visa" } = {},
): Habit[] {
  return Object.entries(plan).map(([kind, often]) => {
    const spending: SpendingKind = SPENDING_KINDS[kind as keyof typeof SPENDING_KINDS];
    const [perWeek, scale] = typeof often === "number" ? [often, 1] : often;
    const { merchants, weekend, refunds } = spending;
    const isCard = spending.channel === "visa" || spending.channel === "eftpos";
    return {
      id: `${kind}-${account}`,
      account,
      channel: isCard ? (common.channel ?? spending.channel) : spending.channel,
      merchants,
      perWeek,
      scale: scale * (common.scale ?? 1),
      ...(weekend === undefined ? {} : { weekend }),
      ...(refunds === undefined ? {} : { refunds }),
      ...(common.floorCents === undefined ? {} : { floorCents: common.floorCents }),
    };
  });
}
