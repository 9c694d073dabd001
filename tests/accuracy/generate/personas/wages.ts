import { addDays, parseDay } from "@/lib/engine/calendar/day";
import { openAccount, openStream, post } from "@/tests/accuracy/generate/home";
import { keepAccount } from "@/tests/accuracy/generate/loans";
import { save, shuffleMoney, splitMove } from "@/tests/accuracy/generate/moves";
import { pay, payOnce, wordingOf } from "@/tests/accuracy/generate/pay";
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

/** Households that live on wages and differ in how they are paid. */
export const WAGES: readonly Persona[] = [
  {
    name: "payg-renter",
    build(home) {
      const spend = everyday(home);
      const saver = openAccount(home, "SAVINGS");
      earn(home, { account: spend, cents: home.chance.int(210_000, 290_000), frequency: "FORTNIGHTLY" });
      rent(
        home,
        spend,
        home.chance.int(38, 62) * 1000,
        home.chance.pick(["WEEKLY", "FORTNIGHTLY", "MONTHLY"]),
      );
      save(home, { from: spend, to: saver, cents: 20_000, frequency: "FORTNIGHTLY" });
      shuffleMoney(home, spend, saver, 8);
      keepAccount(home, saver, { interestCents: 3_400 });
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true, gym: true });
    },
  },
  {
    name: "four-weekly",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(430_000, 560_000), frequency: "FOUR_WEEKLY" });
      rent(home, spend, home.chance.int(40, 56) * 1000, "MONTHLY");
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
  {
    name: "semi-monthly",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(250_000, 340_000), frequency: "SEMI_MONTHLY" });
      rent(home, spend, home.chance.int(42, 60) * 1000, "MONTHLY");
      liveUsually(home, { accounts: [spend], bills: spend, insured: true });
    },
  },
  {
    name: "monthly-professional",
    level: 1.3,
    build(home) {
      const spend = everyday(home);
      const saver = openAccount(home, "SAVINGS", { voice: home.voices[1] ?? spend.voice });
      earn(home, { account: spend, cents: home.chance.int(620_000, 830_000), frequency: "MONTHLY" });
      rent(home, spend, home.chance.int(60, 85) * 1000, "MONTHLY");
      save(home, { from: spend, to: saver, cents: 100_000, frequency: "MONTHLY", lag: 1 });
      shuffleMoney(home, spend, saver, 6, 1);
      keepAccount(home, saver, { interestCents: 9_800 });
      liveUsually(home, { accounts: [spend], bills: spend, insured: true, travels: true, gym: true });
    },
  },
  {
    name: "casual-with-gaps",
    level: 0.75,
    build(home) {
      const spend = everyday(home);
      earn(home, {
        account: spend,
        cents: home.chance.int(70_000, 105_000),
        frequency: "WEEKLY",
        spread: 0.5,
        skips: 0.18,
        alsoFrequency: ["IRREGULAR"],
        changes: [],
      });
      rent(home, spend, home.chance.int(20, 30) * 1000, "WEEKLY");
      liveUsually(home, { accounts: [spend], bills: spend, few: true });
    },
  },
  {
    name: "hourly-weekly",
    build(home) {
      const spend = everyday(home);
      earn(home, {
        account: spend,
        cents: home.chance.int(105_000, 145_000),
        frequency: "WEEKLY",
        spread: 0.22,
        changes: [],
      });
      rent(home, spend, home.chance.int(35, 48) * 1000, "FORTNIGHTLY");
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true, smokes: true });
    },
  },
  {
    name: "two-jobs",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(150_000, 190_000), frequency: "FORTNIGHTLY" });
      earn(home, {
        account: spend,
        cents: home.chance.int(38_000, 60_000),
        frequency: "WEEKLY",
        spread: 0.25,
        changes: [],
      });
      rent(home, spend, home.chance.int(34, 46) * 1000, "WEEKLY");
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
  {
    name: "base-and-allowance",
    build(home) {
      const spend = everyday(home);
      const payer = findPayer(home, "inc.salary.regular");
      if (!payer) return;
      earn(home, {
        account: spend,
        payer,
        cents: home.chance.int(200_000, 260_000),
        frequency: "FORTNIGHTLY",
      });
      earn(home, {
        account: spend,
        payer,
        cents: home.chance.int(40_000, 60_000),
        frequency: "MONTHLY",
        changes: [],
      });
      rent(home, spend, home.chance.int(40, 55) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
  {
    name: "job-change",
    build(home) {
      const spend = everyday(home);
      const end = dayAt(home, 0.35 + 0.3 * home.chance.next());
      const old = findPayer(home, "inc.salary.regular");
      if (!old) return;
      const cents = home.chance.int(200_000, 250_000);
      earn(home, { account: spend, payer: old, cents, frequency: "FORTNIGHTLY", until: end });
      payOnce(home, {
        account: spend,
        payer: old,
        code: "inc.salary.leave_payout",
        wording: `${wordingOf(home, old)} ${home.chance.pick(["FINAL PAY", "TERMINATION PAY", "ETP"])}`,
        also: ["inc.salary.regular", "inc.salary.variable"],
        on: addDays(end, 6),
        cents: Math.round(cents * 1.7),
      });
      earn(home, {
        account: spend,
        cents: Math.round(cents * 2.4),
        frequency: "MONTHLY",
        from: addDays(end, 20),
        changes: [],
      });
      rent(home, spend, home.chance.int(40, 55) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
  {
    name: "renamed-payer",
    build(home) {
      const spend = everyday(home);
      const payer = findPayer(home, "inc.salary.regular");
      if (!payer) return;
      const first = wordingOf(home, payer);
      const wording = payer.wordings.find((one) => one !== first) ?? `${first} PAYROLL`;
      earn(home, {
        account: spend,
        payer,
        cents: home.chance.int(220_000, 280_000),
        frequency: "FORTNIGHTLY",
        changes: [],
        renamed: { on: dayAt(home, 0.5), wording },
      });
      rent(home, spend, home.chance.int(40, 55) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, insured: true });
    },
  },
  {
    name: "bonus-and-back-pay",
    level: 1.2,
    build(home) {
      const spend = everyday(home);
      const payer = findPayer(home, "inc.salary.regular");
      if (!payer) return;
      const cents = home.chance.int(270_000, 340_000);
      const stream = pay(home, {
        account: spend,
        payer,
        code: "inc.salary.regular",
        cents,
        frequency: "FORTNIGHTLY",
        isTaxed: true,
        changes: [{ on: parseDay("2026-07-05"), factor: 1.03 }],
      });
      const paid = home.rows.filter((row) => row.stream === stream && row.on > "2026-07-20");
      // Payroll applied the rise late, so one payment also includes the missing part of earlier pay.
      if (paid[0]) paid[0].cents += Math.round(cents * 0.03 * 3);
      payOnce(home, {
        account: spend,
        payer,
        code: "inc.salary.variable",
        also: ["inc.salary.regular"],
        on: parseDay("2026-06-26"),
        cents: Math.round(cents * 2.2),
        wording: `${wordingOf(home, payer)} BONUS`,
      });
      rent(home, spend, home.chance.int(55, 70) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, insured: true, travels: true });
    },
  },
  {
    name: "tax-table-change",
    build(home) {
      const spend = everyday(home);
      const saver = openAccount(home, "SAVINGS");
      const other = openAccount(home, "SAVINGS", { displayName: "Holiday Saver" });
      earn(home, {
        account: spend,
        cents: home.chance.int(130_000, 160_000),
        frequency: "WEEKLY",
        changes: [],
      });
      rent(home, spend, home.chance.int(40, 55) * 1000, "WEEKLY");
      for (const share of [0.15, 0.4, 0.7])
        splitMove(home, spend, [saver, other], dayAt(home, share), [15_000, 5_000]);
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true, pets: true });
    },
  },
  {
    name: "fifo-worker",
    level: 1.3,
    build(home) {
      const spend = everyday(home);
      const saver = openAccount(home, "SAVINGS");
      earn(home, {
        account: spend,
        cents: home.chance.int(430_000, 520_000),
        frequency: "FORTNIGHTLY",
        spread: 0.12,
        changes: [],
      });
      rent(home, spend, home.chance.int(45, 60) * 1000);
      save(home, { from: spend, to: saver, cents: 150_000, frequency: "FORTNIGHTLY" });
      keepAccount(home, saver, { interestCents: 12_000 });
      liveUsually(home, {
        accounts: [spend],
        bills: spend,
        hasCar: true,
        travels: true,
        more: { "foo.groceries": 0.6, "foo.alcohol": 2 },
      });
    },
  },
  {
    name: "student",
    level: 0.6,
    build(home) {
      const spend = everyday(home);
      receive(home, "inc.gov.youth_study", {
        account: spend,
        cents: home.chance.int(52_000, 66_000),
        frequency: "FORTNIGHTLY",
      });
      earn(home, {
        account: spend,
        cents: home.chance.int(22_000, 42_000),
        frequency: "WEEKLY",
        spread: 0.45,
        skips: 0.1,
        alsoFrequency: ["IRREGULAR"],
        changes: [],
      });
      const stream = openStream(home, {
        code: "inc.support.family",
        payer: "family",
        frequency: "MONTHLY",
        steadyCents: 30_000,
      });
      const parent = `${home.chance.pick(home.pool.persons).split(" ")[0]} ${home.person.split(" ").pop()}`;
      for (let month = 1; month <= 10; month++)
        post(home, {
          account: spend,
          on: addDays(home.from, month * 30),
          cents: 30_000,
          voice: "fromPerson",
          code: "inc.support.family",
          also: ["crd.person"],
          person: parent,
          note: "help with rent",
          stream,
        });
      rent(home, spend, home.chance.int(20, 28) * 1000, "WEEKLY");
      liveUsually(home, { accounts: [spend], bills: spend, few: true, people: 5 });
    },
  },
];
