import { toMean } from "@/lib/engine/conduct/tally";
import type { Conduct } from "@/lib/engine/document";
import { calculate, worstOf } from "@/lib/engine/figures/figure";
import type { Ledger } from "@/lib/engine/ledger";

const PAID: ReadonlySet<string> = new Set(["trf.person", "fam.person_gift"]);

/** Reports whether money of this outgoing category went to a person. */
export function isToPeople(code: string): boolean {
  return PAID.has(code);
}

/** Monthly transfers to and from individuals, and the net amount, in which shared meals and split rent cancel out. */
export function buildPeople(ledger: Ledger): Conduct["people"] {
  const out = ledger.entries.filter(({ decision, row }) => row.cents < 0 && isToPeople(decision.code));
  const back = ledger.entries.filter(({ decision, row }) => row.cents > 0 && decision.code === "crd.person");
  const paid = toMean("people-paid", out, ledger);
  const received = toMean("people-received", back, ledger, 1);
  const rows = [...out, ...back].map(({ row }) => row);
  return {
    paid,
    received,
    net: calculate("D-PEOPLE", [paid, received], {
      window: ledger.whole.window,
      count: rows.length,
      evidence: ledger.evidence.note("conduct:people", rows),
      quality: worstOf([paid, received]),
    }),
  };
}
