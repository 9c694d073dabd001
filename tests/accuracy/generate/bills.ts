import { addDays, type Day } from "@/lib/engine/calendar/day";
import { listDueDays, type Regular, rollOn } from "@/tests/accuracy/generate/calendar";
import { openStream, post } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Home, StreamDraft, Voice } from "@/tests/accuracy/generate/home-types";
import { firstDue } from "@/tests/accuracy/generate/pay";
import type { Biller } from "@/tests/accuracy/parties/types";

type BillPlan = {
  account: AccountDraft;
  category: string;
  /** `frequency`, `cents` and `channel` replace the biller's usual values. */
  frequency?: Regular;
  cents?: number;
  channel?: Biller["channel"];
  from?: Day;
  until?: Day;
  changes?: readonly { on: Day; factor: number }[];
  note?: string;
};

/** How much a bill varies with use, as a fraction of the usual bill, by category. */
const VARYING: Readonly<Record<string, number>> = {
  "utl.energy": 0.3,
  "hou.rates_water": 0.15,
  "edu.childcare": 0.12,
  "tra.tolls_parking": 0,
};

const VOICES: Record<Biller["channel"], Voice> = {
  DIRECT_DEBIT: "directDebit",
  BPAY: "bpay",
  CARD: "cardPurchase",
  TRANSFER: "toPerson",
};

/** Adds the bills of one biller of the category over the period; returns null if there is no such biller. */
export function payBill(home: Home, plan: BillPlan): StreamDraft | null {
  const chance = home.chance.fork(`bill/${plan.category}/${home.streams.length}`);
  const paid = new Set(home.streams.map((stream) => stream.payer));
  const all = home.pool.billers(plan.category);
  const fresh = all.filter((biller) => !paid.has(biller.name));
  const billers = fresh.length > 0 ? fresh : all;
  const fitting = billers.filter((biller) => !plan.channel || biller.channel === plan.channel);
  const choices = fitting.length > 0 ? fitting : billers;
  const biller = choices[chance.int(0, 9999) % Math.max(1, choices.length)];
  return biller ? payBiller(home, biller, plan) : null;
}

function payBiller(home: Home, biller: Biller, plan: BillPlan): StreamDraft {
  const { account, category } = plan;
  const chance = home.chance.fork(`biller/${biller.name}/${home.streams.length}`);
  const frequency = plan.frequency ?? biller.cadence;
  const from = plan.from ?? home.from;
  const until = plan.until ?? home.to;
  const base = plan.cents ?? chance.price(biller.lowCents, biller.highCents);
  const stream = openStream(home, {
    code: category,
    payer: biller.name,
    frequency,
    isCeased: until < home.to,
  });
  const wording = chance.pick(biller.wordings);
  const template = chance.int(0, 9);
  const varies = VARYING[category] ?? 0;
  const cpi = frequency === "ANNUAL" || !chance.is(0.35) ? null : addDays(home.from, chance.int(60, 300));
  // A long cycle begins on a random day, so a short period may contain none of its bills.
  const anchor = anchorOf(frequency, from, chance.int(0, 360));
  for (const due of listDueDays(frequency, anchor, until)) {
    const on = rollOn(due);
    const rise = cpi !== null && on >= cpi ? 1.035 : 1;
    const change = plan.changes?.filter((each) => on >= each.on).pop()?.factor ?? 1;
    const cents = Math.round(base * rise * change * (1 + varies * (2 * chance.next() - 1)));
    if (varies === 0) stream.steadyCents = cents;
    const kind = VOICES[biller.channel];
    post(home, {
      account,
      on,
      cents: -cents,
      voice: kind,
      code: category,
      name: wording,
      ...(kind === "toPerson"
        ? { person: wording, note: plan.note ?? (category === "hou.rent" ? "rent" : "") }
        : {}),
      template,
      mcc: biller.mcc,
      billerCode: biller.billerCode,
      apca: kind === "directDebit" ? biller.apca : null,
      stream,
      party: biller.name,
    });
  }
  return stream;
}

const LONG: Partial<Record<Regular, number>> = {
  QUARTERLY: 91,
  HALF_YEARLY: 182,
  ANNUAL: 360,
  BIMONTHLY: 60,
};

function anchorOf(frequency: Regular, from: Day, draw: number): Day {
  const length = LONG[frequency];
  return length ? addDays(from, draw % length) : firstDue(frequency, from, draw);
}

type Bills = {
  account: AccountDraft;
  owns?: boolean;
  strata?: boolean;
  hasCar?: boolean;
  family?: boolean;
  insured?: boolean;
  gym?: boolean;
  few?: boolean;
};

/** Adds a household's regular bills, such as quarterly power, monthly phone and yearly car registration. */
export function payBills(home: Home, bills: Bills): void {
  const { account } = bills;
  const chance = home.chance.fork("bills");
  const categories: [category: string, share: number][] = [
    ["utl.energy", 1],
    ["com.phone_internet", 1],
    ["com.phone_internet", bills.few ? 0.2 : 0.8],
    ["com.streaming", 0.8],
    ["com.streaming", 0.5],
    ["tra.car_insurance", bills.hasCar ? 0.9 : 0],
    ["tra.rego_licence", bills.hasCar ? 0.95 : 0],
    ["hea.insurance", bills.insured ? 0.9 : 0.15],
    ["ins.life_income", bills.family ? 0.5 : 0.1],
    ["ins.other", 0.08],
    ["rec.gym", bills.gym ? 1 : 0.25],
    ["rec.digital", 0.5],
    ["hou.rates_water", bills.owns ? 1 : 0],
    ["hou.rates_water", bills.owns ? 1 : 0],
    ["hou.home_insurance", bills.owns ? 1 : 0.25],
    ["hou.strata_landtax", bills.strata ? 1 : 0],
    ["giv.donation", 0.15],
    ["tra.tolls_parking", bills.hasCar ? 0.3 : 0],
    ["fin.super_contribution", 0.08],
    ["fin.invest", 0.08],
    ["edu.public", bills.family ? 0.4 : 0],
    ["rec.sport_hobby", bills.family ? 0.4 : 0.05],
    ["shp.gifts_other", 0.08],
    ["hou.maintenance", bills.owns ? 0.2 : 0],
    ["utl.energy", 0.4],
  ];
  for (const [category, share] of categories) if (chance.is(share)) payBill(home, { account, category });
}
