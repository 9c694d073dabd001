import { addDays, type Day } from "@/lib/engine/calendar/day";
import { listDueDays, type Regular, rollOn } from "@/tests/accuracy/generate/calendar";
import { openStream, post } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Home, StreamDraft } from "@/tests/accuracy/generate/home-types";
import { firstDue } from "@/tests/accuracy/generate/pay";
import type { Chance } from "@/tests/accuracy/generate/random";
import { templatesWithNote } from "@/tests/accuracy/generate/say";

/** Matches notes that suggest something other than money between friends. */
const TELLING =
  /rent|board|bond|support|salary|wages|\bpay\b|invoice|inv-|sportsbet|pokies|loan|tax|ato|medicare|refund|afterpay|mortgage/i;

/** Picks a friend's note. One note in seven is picked from all notes, so it may be misleading. */
function pickNote(home: Home, chance: Chance): string {
  const plain = home.pool.notes.filter((note) => !TELLING.test(note));
  return chance.is(0.86) ? chance.pick(plain) : chance.pick(home.pool.notes);
}

/** The categories that a careful reader could infer from a note. They are accepted in addition to the true one. */
function readNote(note: string, isOut: boolean): string[] {
  if (/rent/i.test(note)) return isOut ? ["hou.rent"] : ["inc.property.rent", "inc.property.board"];
  if (/board|bond/i.test(note))
    return isOut ? ["hou.board", "hou.rent"] : ["inc.property.board", "inc.property.rent"];
  if (/child support/i.test(note)) return isOut ? ["fam.support_paid"] : ["inc.support.child"];
  if (/salary|wages/i.test(note)) return isOut ? [] : ["inc.salary.regular"];
  if (/inv/i.test(note)) return isOut ? ["trf.business_unknown"] : ["inc.business.receipts"];
  if (/loan/i.test(note)) return isOut ? [] : ["crd.loan_proceeds"];
  return [];
}

/** Adds irregular payments to and from friends and family: shared dinners, presents, repayments. */
export function knowPeople(home: Home, account: AccountDraft, perMonth: number): void {
  const chance = home.chance.fork("people");
  const friends = chance.some(home.pool.persons, 7);
  const days = Math.round((Date.parse(home.to) - Date.parse(home.from)) / 86_400_000);
  const times = Math.round((days / 30.4375) * perMonth);
  for (let time = 0; time < times && friends.length > 0; time++) {
    const isOut = chance.is(0.6);
    const whole = chance.is(0.6);
    const note = pickNote(home, chance);
    const cents = whole
      ? chance.pick([1000, 2000, 2500, 3000, 4000, 5000, 10_000, 20_000])
      : chance.int(800, 14_000);
    post(home, {
      account,
      on: addDays(home.from, chance.int(0, days)),
      cents: isOut ? -cents : cents,
      voice: isOut ? "toPerson" : "fromPerson",
      code: isOut ? "trf.person" : "crd.person",
      person: chance.pick(friends),
      note,
      also: readNote(note, isOut),
    });
  }
}

type PersonPlan = {
  account: AccountDraft;
  person: string;
  /** Positive for money in, negative for money out. */
  cents: number;
  code: string;
  also?: readonly string[];
  frequency: Regular;
  note: string;
  from?: Day;
  until?: Day;
  skips?: number;
};

/** Adds regular payments to or from a person. */
export function settleWith(home: Home, plan: PersonPlan): StreamDraft {
  const { account, person, cents, code, note, frequency } = plan;
  const chance = home.chance.fork(`person/${person}`);
  const until = plan.until ?? home.to;
  const stream = openStream(home, {
    code,
    payer: person,
    frequency,
    steadyCents: Math.abs(cents),
    isCeased: until < home.to,
  });
  const from = plan.from ?? home.from;
  // Only the customer's note shows what the payment is for, so the text includes the note if the bank has a wording
  // with a note. If the bank has no such wording, the category of a plain payment to or from a person is also accepted.
  const voice = cents < 0 ? "toPerson" : "fromPerson";
  const telling = templatesWithNote(account.voice[voice]);
  const template = telling.length > 0 ? chance.pick(telling) : 0;
  const asPerson = cents < 0 ? ["trf.person", "fam.person_gift"] : ["crd.person"];
  const also = telling.length > 0 ? (plan.also ?? []) : [...(plan.also ?? []), ...asPerson];
  for (const due of listDueDays(frequency, firstDue(frequency, from, chance.int(0, 30)), until)) {
    if (chance.is(plan.skips ?? 0)) continue;
    post(home, {
      account,
      on: rollOn(due),
      cents,
      voice,
      code,
      also,
      person,
      note,
      template,
      stream,
    });
  }
  return stream;
}
