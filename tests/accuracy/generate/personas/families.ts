import { addDays } from "@/lib/engine/calendar/day";
import { payBill } from "@/tests/accuracy/generate/bills";
import { openAccount } from "@/tests/accuracy/generate/home";
import { borrow, keepAccount, repayLoan } from "@/tests/accuracy/generate/loans";
import { move, repayCard, save, shuffleMoney } from "@/tests/accuracy/generate/moves";
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
import { live } from "@/tests/accuracy/generate/spend";

/** Households of several people, with homes and children. */
export const FAMILIES: readonly Persona[] = [
  {
    name: "couple-mortgage-offset",
    level: 1.4,
    build(home) {
      const offset = everyday(home, { displayName: "Offset Account", isJoint: true, leastCents: 900_000 });
      earn(home, { account: offset, cents: home.chance.int(260_000, 330_000), frequency: "FORTNIGHTLY" });
      earn(home, { account: offset, cents: home.chance.int(430_000, 560_000), frequency: "MONTHLY" });
      repayLoan(home, {
        from: offset,
        owedCents: home.chance.int(45, 72) * 1_000_000,
        rate: 0.0614,
        frequency: home.chance.pick(["MONTHLY", "FORTNIGHTLY"]),
      });
      const card = openAccount(home, "CARD");
      liveUsually(home, {
        accounts: [offset, card, card],
        bills: offset,
        owns: true,
        hasCar: true,
        family: true,
        insured: true,
        pets: true,
      });
      repayCard(home, offset, card, { share: 1 });
    },
  },
  {
    name: "childcare-and-school",
    level: 1.2,
    build(home) {
      const spend = everyday(home, { isJoint: true });
      earn(home, { account: spend, cents: home.chance.int(300_000, 380_000), frequency: "FORTNIGHTLY" });
      earn(home, { account: spend, cents: home.chance.int(160_000, 210_000), frequency: "FORTNIGHTLY" });
      receive(home, "inc.gov.family", {
        account: spend,
        cents: home.chance.int(9_000, 22_000),
        frequency: "FORTNIGHTLY",
      });
      repayLoan(home, {
        from: spend,
        owedCents: home.chance.int(40, 60) * 1_000_000,
        rate: 0.0599,
        frequency: "FORTNIGHTLY",
      });
      payBill(home, { account: spend, category: "edu.childcare" });
      payBill(home, { account: spend, category: "edu.private" });
      payBill(home, { account: spend, category: "edu.public" });
      liveUsually(home, {
        accounts: [spend],
        bills: spend,
        owns: true,
        hasCar: true,
        family: true,
        insured: true,
        more: { "foo.groceries": 1.3, "rec.sport_hobby": 3 },
      });
    },
  },
  {
    name: "parental-leave",
    build(home) {
      const spend = everyday(home);
      const payer = findPayer(home, "inc.salary.regular");
      if (!payer) return;
      const cents = home.chance.int(220_000, 270_000);
      const leave = dayAt(home, 0.35);
      const back = addDays(leave, 126);
      earn(home, { account: spend, payer, cents, frequency: "FORTNIGHTLY", until: leave, changes: [] });
      receive(home, "inc.gov.parental_leave", {
        account: spend,
        cents: 163_000,
        frequency: "FORTNIGHTLY",
        from: addDays(leave, 8),
        until: back,
      });
      earn(home, {
        account: spend,
        payer,
        cents: Math.round(cents * 0.65),
        frequency: "FORTNIGHTLY",
        from: addDays(back, 6),
        changes: [],
      });
      earn(home, { account: spend, cents: home.chance.int(230_000, 270_000), frequency: "FORTNIGHTLY" });
      repayLoan(home, { from: spend, owedCents: 42_000_000, rate: 0.0622, frequency: "MONTHLY" });
      liveUsually(home, {
        accounts: [spend],
        bills: spend,
        owns: true,
        hasCar: true,
        insured: true,
        more: { "hea.medical": 2.5 },
      });
    },
  },
  {
    name: "separated-parent",
    level: 0.85,
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(190_000, 230_000), frequency: "FORTNIGHTLY" });
      const isPaid = home.chance.is(0.5);
      if (isPaid)
        receive(home, "inc.support.child", {
          account: spend,
          cents: home.chance.int(45_000, 90_000),
          frequency: "MONTHLY",
        });
      else
        payBill(home, {
          account: spend,
          category: "fam.support_paid",
          frequency: "MONTHLY",
          cents: home.chance.int(45_000, 90_000),
          note: "child support",
        });
      receive(home, "inc.gov.family", {
        account: spend,
        cents: home.chance.int(18_000, 34_000),
        frequency: "FORTNIGHTLY",
      });
      receive(home, "inc.gov.parenting", {
        account: spend,
        cents: home.chance.int(30_000, 60_000),
        frequency: "FORTNIGHTLY",
      });
      rent(home, spend, home.chance.int(42, 55) * 1000);
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
  {
    name: "support-paid-to-person",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(240_000, 290_000), frequency: "FORTNIGHTLY" });
      settleWith(home, {
        account: spend,
        person: home.chance.pick(home.pool.persons),
        cents: -home.chance.int(15, 28) * 1000,
        code: "fam.support_paid",
        frequency: "WEEKLY",
        note: "child support",
      });
      settleWith(home, {
        account: spend,
        person: home.chance.pick(home.pool.persons),
        cents: -home.chance.int(30, 42) * 1000,
        code: "hou.rent",
        frequency: "WEEKLY",
        note: "rent",
      });
      liveUsually(home, { accounts: [spend], bills: spend, hasCar: true });
    },
  },
  {
    name: "joint-account-split",
    build(home) {
      const mine = everyday(home);
      const joint = everyday(home, {
        isJoint: true,
        displayName: "Joint Bills",
        holder: `${home.person} & ${home.partner}`,
        voice: home.voices[1] ?? mine.voice,
      });
      earn(home, { account: mine, cents: home.chance.int(240_000, 300_000), frequency: "FORTNIGHTLY" });
      save(home, {
        from: mine,
        to: joint,
        cents: home.chance.int(9, 13) * 10_000,
        frequency: "FORTNIGHTLY",
        lag: 1,
      });
      settleWith(home, {
        account: joint,
        person: home.partner,
        cents: home.chance.int(9, 13) * 10_000,
        code: "crd.person",
        also: ["inc.support.family"],
        frequency: "FORTNIGHTLY",
        note: "bills",
      });
      rent(home, joint, home.chance.int(55, 70) * 1000);
      liveUsually(home, { accounts: [mine, joint], bills: joint, hasCar: true, insured: true });
    },
  },
  {
    name: "carer-ndis",
    level: 0.7,
    build(home) {
      const spend = everyday(home);
      receive(home, "inc.gov.carer", {
        account: spend,
        cents: home.chance.int(104_000, 118_000),
        frequency: "FORTNIGHTLY",
      });
      receive(home, "inc.gov.disability", {
        account: spend,
        cents: home.chance.int(104_000, 114_000),
        frequency: "FORTNIGHTLY",
      });
      rent(home, spend, home.chance.int(26, 36) * 1000);
      liveUsually(home, {
        accounts: [spend],
        bills: spend,
        more: { "hea.pharmacy": 2.5, "hea.medical": 2 },
        hasCar: true,
      });
    },
  },
  {
    name: "offset-and-redraw",
    level: 1.2,
    build(home) {
      const spend = everyday(home);
      const offset = openAccount(home, "SAVINGS", {
        displayName: "Mortgage Offset Saver",
        leastCents: 2_400_000,
      });
      earn(home, { account: spend, cents: home.chance.int(330_000, 400_000), frequency: "FORTNIGHTLY" });
      save(home, { from: spend, to: offset, cents: 60_000, frequency: "FORTNIGHTLY" });
      shuffleMoney(home, spend, offset, 10);
      const loan = repayLoan(home, {
        from: spend,
        owedCents: 51_000_000,
        rate: 0.0609,
        frequency: "MONTHLY",
      });
      for (const share of [0.3, 0.75])
        move(home, {
          from: loan,
          to: spend,
          on: dayAt(home, share),
          cents: 500_000,
          note: "redraw",
          also: [["crd.redraw"], ["crd.redraw"]],
        });
      liveUsually(home, {
        accounts: [spend],
        bills: spend,
        owns: true,
        strata: true,
        hasCar: true,
        insured: true,
      });
    },
  },
  {
    name: "car-loan-and-extra-lender",
    build(home) {
      const spend = everyday(home);
      earn(home, { account: spend, cents: home.chance.int(230_000, 280_000), frequency: "FORTNIGHTLY" });
      for (const category of ["dbt.car", "dbt.personal"]) {
        const lenders = home.pool.lenders(category);
        if (lenders.length === 0) continue;
        const lender = home.chance.pick(lenders);
        borrow(home, {
          account: spend,
          lender,
          on: category === "dbt.personal" ? dayAt(home, 0.4) : null,
          cents: 1_200_000,
          instalments: 60,
          instalmentCents: home.chance.int(28_000, 61_000),
          frequency: home.chance.pick(["MONTHLY", "FORTNIGHTLY"]),
        });
      }
      rent(home, spend, home.chance.int(40, 52) * 1000);
      live(home, { accounts: [spend], hasCar: true, without: ["rec.travel"] });
      keepAccount(home, spend, { feeCents: 500 });
      payBill(home, { account: spend, category: "utl.energy" });
      payBill(home, { account: spend, category: "com.phone_internet" });
    },
  },
  {
    name: "mortgage-elsewhere",
    level: 1.2,
    build(home) {
      const spend = everyday(home, { isJoint: true });
      earn(home, { account: spend, cents: home.chance.int(310_000, 370_000), frequency: "FORTNIGHTLY" });
      earn(home, { account: spend, cents: home.chance.int(110_000, 140_000), frequency: "WEEKLY" });
      const lender = home.chance.pick(home.pool.lenders("dbt.mortgage"));
      const instalmentCents = home.chance.int(270_000, 410_000);
      borrow(home, {
        account: spend,
        lender,
        on: null,
        cents: 0,
        instalments: 300,
        instalmentCents,
        frequency: "MONTHLY",
      });
      liveUsually(home, {
        accounts: [spend],
        bills: spend,
        owns: true,
        hasCar: true,
        family: true,
        pets: true,
      });
    },
  },
];
