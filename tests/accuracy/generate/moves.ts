import { addDays, type Day } from "@/lib/engine/calendar/day";
import { addBusinessDays, listDueDays, type Regular, rollOn } from "@/tests/accuracy/generate/calendar";
import { openStream, pairUp, post } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Home, Voice } from "@/tests/accuracy/generate/home-types";
import { firstDue } from "@/tests/accuracy/generate/pay";

type Move = {
  from: AccountDraft;
  to: AccountDraft;
  on: Day;
  cents: number;
  /** The number of business days until the money arrives: 0 within a bank or by fast payment, otherwise 1 or 2. */
  lag?: number;
  note?: string;
  voices?: readonly [out: Voice, into: Voice];
  codes?: readonly [out: string, into: string];
  also?: readonly [out: readonly string[], into: readonly string[]];
  template?: number;
  /** If true, the text is that of a transfer between own accounts, even if the banks differ. */
  ownWords?: boolean;
};

/** Moves money between the household's own accounts. An account that is not shared gets no row. */
export function move(home: Home, plan: Move): void {
  const { from, to, cents } = plan;
  const on = plan.lag ? rollOn(plan.on) : plan.on;
  const arrives = plan.lag ? addBusinessDays(on, plan.lag) : on;
  if (on < home.from || arrives > home.to) return;
  const isBoth = from.isShared && to.isShared;
  const [outCode, inCode] =
    plan.codes ??
    (isBoth ? ["trf.own_matched", "crd.own_transfer"] : ["trf.own_unshared", "crd.own_transfer"]);
  // An account at another bank, or an account that is not shared, appears as a payee with the holder's name.
  const isAcross = from.voice !== to.voice || !isBoth;
  const own: [Voice, Voice] =
    isAcross && !plan.ownWords ? ["toPerson", "fromPerson"] : ["transferOutOwn", "transferInOwn"];
  const [outVoice, inVoice] = plan.voices ?? own;
  const note = plan.note ?? noteToSelf(home);
  const shared = { note, template: plan.template ?? home.chance.int(0, 9), person: from.holder };
  const sent = post(home, {
    ...shared,
    account: from,
    other: to,
    on,
    cents: -cents,
    voice: outVoice,
    code: outCode,
    also: plan.also?.[0] ?? [],
    name: to.displayName,
  });
  const got = post(home, {
    ...shared,
    account: to,
    other: from,
    on: arrives,
    cents,
    voice: inVoice,
    code: inCode,
    also: plan.also?.[1] ?? [],
    name: from.displayName,
  });
  if (sent && got) pairUp(home, "OWN_TRANSFER", [sent, got]);
}

/** Returns an empty note half of the time, otherwise a note to oneself. Such a note may suggest another purpose. */
function noteToSelf(home: Home): string {
  return home.chance.is(0.5) ? home.chance.pick(home.pool.ownNotes) : "";
}

/** Adds a recurring transfer, usually to savings. */
export function save(
  home: Home,
  plan: {
    from: AccountDraft;
    to: AccountDraft;
    cents: number;
    frequency: Regular;
    lag?: number;
    note?: string;
  },
): void {
  const template = home.chance.int(0, 9);
  const note = plan.note ?? noteToSelf(home);
  for (const on of listDueDays(
    plan.frequency,
    firstDue(plan.frequency, home.from, home.chance.int(0, 30)),
    home.to,
  ))
    move(home, { ...plan, on: rollOn(on), template, note });
}

/**
 * Adds irregular transfers of round amounts in both directions. On some days, a payment to a person has the same amount
 * as the transfer.
 */
export function shuffleMoney(home: Home, a: AccountDraft, b: AccountDraft, times: number, lag = 0): void {
  const chance = home.chance.fork(`shuffle/${a.id}`);
  const days = Math.max(1, (Date.parse(home.to) - Date.parse(home.from)) / 86_400_000);
  for (let time = 0; time < times; time++) {
    const on = addDays(home.from, chance.int(0, days));
    const cents = chance.pick([5000, 10_000, 10_000, 20_000, 25_000, 30_000, 50_000, 100_000]);
    const [from, to] = chance.is(0.55) ? [a, b] : [b, a];
    move(home, { from, to, on, cents, lag: chance.is(0.3) ? lag : 0 });
    if (chance.is(0.15)) {
      const person = chance.pick(home.pool.persons);
      post(home, {
        account: a,
        on,
        cents: -cents,
        voice: "toPerson",
        code: "trf.person",
        person,
        note: chance.pick(home.pool.notes.filter((note) => note.length < 8)),
      });
    }
  }
}

/** Adds one debit that arrives as two credits in two accounts. */
export function splitMove(
  home: Home,
  from: AccountDraft,
  to: readonly [AccountDraft, AccountDraft],
  on: Day,
  cents: readonly [number, number],
): void {
  const sent = post(home, {
    account: from,
    other: to[0],
    on,
    cents: -(cents[0] + cents[1]),
    voice: "transferOutOwn",
    code: "trf.own_matched",
    person: home.person,
    name: to[0].displayName,
  });
  const got = to.map((account, index) =>
    post(home, {
      account,
      other: from,
      on,
      cents: cents[index] ?? 0,
      voice: "transferInOwn",
      code: "crd.own_transfer",
      person: home.person,
      name: from.displayName,
    }),
  );
  const rows = [sent, ...got].filter((row) => row !== null);
  if (rows.length === 3) pairUp(home, "OWN_TRANSFER", rows);
}

/**
 * Adds a card's monthly repayments. If the card's account is shared, each repayment covers all or part of the last
 * month's purchases. If the account is not shared, only the repayments have rows, not the purchases.
 */
export function repayCard(
  home: Home,
  from: AccountDraft,
  card: AccountDraft,
  plan: { share: number; unsharedCents?: number; lag?: number },
): void {
  const chance = home.chance.fork(`card/${card.id}`);
  const due = firstDue("MONTHLY", home.from, chance.int(0, 6));
  const issuers = home.pool.lenders("dbt.card_unshared");
  const issuer = !card.isShared && issuers.length > 0 && chance.is(0.6) ? chance.pick(issuers) : null;
  const name = issuer ? chance.pick(issuer.wordingsOut) : card.displayName;
  let last = home.from;
  const template = chance.int(0, 9);
  const stream = card.isShared
    ? null
    : openStream(home, { code: "dbt.card_unshared", payer: card.displayName, frequency: "MONTHLY" });
  for (const day of listDueDays("MONTHLY", due, home.to)) {
    const on = rollOn(day);
    if (!card.isShared) {
      const cents = -Math.round((plan.unsharedCents ?? 60_000) * (0.7 + 0.6 * chance.next()));
      const common = { account: from, other: card, on, cents, code: "dbt.card_unshared", template, stream };
      // A card of another bank is paid by BPAY to its issuer. A card of the same bank is named in the text.
      if (issuer) post(home, { ...common, voice: "bpay", name, party: issuer.name });
      else post(home, { ...common, voice: "cardRepaymentOut", name: card.displayName });
      continue;
    }
    const bought = home.rows.filter(
      (row) => row.account === card && row.cents < 0 && row.on >= last && row.on < day,
    );
    const owed = -bought.reduce((sum, row) => sum + row.cents, 0);
    last = day;
    const cents = plan.share >= 1 ? owed : Math.round((owed * plan.share) / 5000) * 5000;
    if (cents > 0)
      move(home, {
        from,
        to: card,
        on,
        cents,
        lag: plan.lag ?? 0,
        template,
        voices: ["cardRepaymentOut", "cardRepaymentIn"],
        codes: ["trf.card_shared", "crd.own_transfer"],
      });
    if (plan.share < 1 && owed > 0)
      post(home, {
        account: card,
        on: addDays(day, 2),
        cents: -Math.round(owed * 0.017),
        voice: "interestCharged",
        code: "fin.interest",
        name: card.displayName,
      });
  }
}
