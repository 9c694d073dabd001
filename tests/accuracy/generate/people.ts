import { addDays, type Day } from "@/lib/domain/day";
import { listDueDays, type Regular, rollOn } from "@/tests/accuracy/generate/calendar";
import {
  type AccountDraft,
  type Home,
  openStream,
  post,
  type StreamDraft,
} from "@/tests/accuracy/generate/home";
import { firstDue } from "@/tests/accuracy/generate/pay";
import { templatesWithNote } from "@/tests/accuracy/generate/say";

/** Friends and family: dinners shared, presents, money back; no rhythm in either direction. */
export function knowPeople(home: Home, account: AccountDraft, perMonth: number): void {
  const chance = home.chance.fork("people");
  const friends = chance.some(home.pool.persons, 7);
  const days = Math.round((Date.parse(home.to) - Date.parse(home.from)) / 86_400_000);
  const times = Math.round((days / 30.4375) * perMonth);
  for (let time = 0; time < times && friends.length > 0; time++) {
    const isOut = chance.is(0.6);
    const whole = chance.is(0.6);
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
      note: chance.pick(home.pool.notes),
    });
  }
}

export type PersonPlan = {
  account: AccountDraft;
  person: string;
  /** Signed: negative is paid. */
  cents: number;
  code: string;
  also?: readonly string[];
  frequency: Regular;
  note: string;
  from?: Day;
  until?: Day;
  skips?: number;
};

/** A person paid, or paying, at a rhythm. */
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
  // What the payment is for stands in the customer's words alone; without them it is money to a person.
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
