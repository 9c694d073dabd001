import { addDays, addMonths, type Day } from "@/lib/engine/calendar/day";
import { addBusinessDays, listDueDays, type Regular, rollOn } from "@/tests/accuracy/generate/calendar";
import { openAccount, openStream, pairUp, post } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Home } from "@/tests/accuracy/generate/home-types";
import { move } from "@/tests/accuracy/generate/moves";
import { firstDue } from "@/tests/accuracy/generate/pay";
import type { Lender } from "@/tests/accuracy/parties/types";

type HomeLoan = {
  owedCents: number;
  rate: number;
  frequency: Regular;
  from: AccountDraft;
  kind?: "MORTGAGE" | "LOAN";
  interestOnly?: boolean;
  given?: Partial<AccountDraft>;
};

/**
 * Adds a loan whose account is shared: repayments from the everyday account, and monthly interest on the loan account.
 */
export function repayLoan(home: Home, plan: HomeLoan): AccountDraft {
  const monthly = plan.rate / 12;
  const months = plan.kind === "LOAN" ? 60 : 324;
  const instalment = plan.interestOnly
    ? plan.owedCents * monthly
    : (plan.owedCents * monthly) / (1 - (1 + monthly) ** -months);
  const perPay = Math.round(
    plan.frequency === "MONTHLY"
      ? instalment
      : plan.frequency === "FORTNIGHTLY"
        ? instalment / 2
        : instalment / 4,
  );
  const loan = openAccount(home, plan.kind ?? "MORTGAGE", {
    leastCents: -plan.owedCents,
    rate: plan.rate,
    repaymentCents: perPay,
    interestOnly: plan.interestOnly ?? false,
    voice: plan.from.voice,
    ...plan.given,
  });
  const template = home.chance.int(0, 9);
  for (const due of listDueDays(
    plan.frequency,
    firstDue(plan.frequency, home.from, home.chance.int(0, 30)),
    home.to,
  ))
    move(home, {
      from: plan.from,
      to: loan,
      on: rollOn(due),
      cents: perPay,
      template,
      voices: ["loanRepaymentOut", "loanRepaymentIn"],
      codes: ["trf.loan_shared", "crd.own_transfer"],
    });
  for (let month = home.from; month <= home.to; month = addMonths(month, 1)) {
    const on = addDays(addMonths(`${month.slice(0, 8)}01` as Day, 1), -1);
    post(home, {
      account: loan,
      on,
      cents: -Math.round(plan.owedCents * monthly),
      voice: "interestCharged",
      code: "fin.loan_interest",
      name: loan.displayName,
    });
  }
  return loan;
}

type Borrowing = {
  account: AccountDraft;
  lender: Lender;
  /** The day the money arrives; null for a debt older than the period. */
  on: Day | null;
  cents: number;
  instalments: number;
  instalmentCents: number;
  frequency: Regular;
  /** The fraction of instalments that are dishonoured. */
  bounces?: number;
};

const SHORT_INSTALMENTS = 12;

/** Adds a loan repaid by direct debit. A dishonoured instalment is returned and costs a fee. */
export function borrow(home: Home, plan: Borrowing): void {
  const { account, lender } = plan;
  const chance = home.chance.fork(`borrow/${lender.name}/${plan.on ?? "before"}`);
  const party = lender.name;
  if (plan.on !== null && lender.wordingsIn.length > 0)
    post(home, {
      account,
      on: rollOn(plan.on),
      cents: plan.cents,
      voice: "directCredit",
      code: "crd.loan_proceeds",
      name: chance.pick(lender.wordingsIn),
      party,
    });
  const start =
    plan.on === null
      ? firstDue(plan.frequency, home.from, chance.int(0, 30))
      : addDays(plan.on, plan.frequency === "MONTHLY" ? 30 : 14);
  const due = listDueDays(plan.frequency, start, home.to).slice(0, plan.instalments);
  const lastDue = due[due.length - 1];
  const isDone = due.length === plan.instalments && lastDue !== undefined && lastDue < addDays(home.to, -45);
  const stream = openStream(home, {
    code: lender.category,
    payer: lender.name,
    frequency: plan.frequency,
    isCeased: isDone,
    // A customer with short plans keeps taking new ones, so their monthly amount is an average over the days of data.
    // The monthly amount of a longer loan comes from its instalment.
    steadyCents: plan.instalments > SHORT_INSTALMENTS ? plan.instalmentCents : null,
  });
  const name = chance.pick(lender.wordingsOut);
  const template = chance.int(0, 9);
  for (const day of due) {
    const on = rollOn(day);
    const bounced = chance.is(plan.bounces ?? 0);
    const back = addBusinessDays(on, chance.int(0, 2));
    const cents = plan.instalmentCents;
    if (!bounced || back > home.to) {
      post(home, {
        account,
        on,
        cents: -cents,
        voice: "directDebit",
        code: lender.category,
        name,
        template,
        stream,
        party,
      });
      continue;
    }
    const debit = post(home, {
      account,
      on,
      cents: -cents,
      voice: "directDebit",
      code: "trf.reversed",
      name,
      template,
      party,
    });
    const credit = post(home, {
      account,
      on: back,
      cents,
      voice: "dishonourReversal",
      code: "crd.reversal",
      name,
      party,
    });
    if (debit && credit) pairUp(home, "DISHONOUR", [debit, credit]);
    post(home, {
      account,
      on: back,
      cents: -chance.pick([500, 1000, 1500]),
      voice: "dishonourFee",
      code: "fin.dishonour_fee",
      name,
    });
  }
}

/** Adds the fees of an everyday account and the interest on savings. */
export function keepAccount(
  home: Home,
  account: AccountDraft,
  plan: { feeCents?: number; interestCents?: number; overdrawn?: number },
): void {
  const chance = home.chance.fork(`keep/${account.id}`);
  const template = chance.int(0, 9);
  const stream = plan.interestCents
    ? openStream(home, { code: "inc.invest.interest", payer: account.voice.bank, frequency: "MONTHLY" })
    : null;
  for (let month = `${home.from.slice(0, 8)}01` as Day; month <= home.to; month = addMonths(month, 1)) {
    const on = addDays(addMonths(month, 1), -1);
    if (plan.feeCents)
      post(home, { account, on, cents: -plan.feeCents, voice: "accountFee", code: "fin.bank_fee" });
    if (plan.interestCents && stream) {
      const cents = Math.round(plan.interestCents * (0.7 + 0.6 * chance.next()));
      post(home, {
        account,
        on,
        cents,
        voice: "interestPaid",
        template,
        code: "inc.invest.interest",
        stream,
      });
    }
    if (chance.is(plan.overdrawn ?? 0))
      post(home, {
        account,
        on: addDays(month, chance.int(3, 25)),
        cents: -1500,
        voice: "overdrawnFee",
        code: "fin.overdrawn_fee",
      });
  }
}
