import { BANK_VOICES } from "@/tests/accuracy/parties/banks";
import { HELD_OUT_BILLERS } from "@/tests/accuracy/parties/billers-held-out";
import { SEEN_BILLERS } from "@/tests/accuracy/parties/billers-seen";
import { CASH_OUT_VENUES, GAMBLING_HELD_OUT, GAMBLING_SEEN } from "@/tests/accuracy/parties/gambling";
import { LENDERS_HELD_OUT, LENDERS_SEEN } from "@/tests/accuracy/parties/lenders";
import { NOTES_TO_PEOPLE, NOTES_TO_SELF } from "@/tests/accuracy/parties/notes";
import { HELD_OUT_PAYERS, SEEN_PAYERS } from "@/tests/accuracy/parties/payers";
import { PEOPLE } from "@/tests/accuracy/parties/people";
import { HELD_OUT_SHOPS } from "@/tests/accuracy/parties/shops-held-out";
import { SEEN_SHOPS } from "@/tests/accuracy/parties/shops-seen";
import { SUBURBS } from "@/tests/accuracy/parties/suburbs";
import type { BankVoice, Biller, Lender, Payer, Shop } from "@/tests/accuracy/parties/types";

export type PoolName = "seen" | "held-out";

/** The names and banks that a household's rows can contain. */
export type Pool = {
  name: PoolName;
  shops(category: string): readonly Shop[];
  billers(category: string): readonly Biller[];
  payers(code: string): readonly Payer[];
  lenders(category: string): readonly Lender[];
  gambling: readonly Shop[];
  /** Pubs and clubs where customers withdraw cash. */
  cashVenues: readonly Shop[];
  voices: readonly BankVoice[];
  persons: readonly string[];
  /** Notes on payments to people. `ownNotes` are for transfers between own accounts. */
  notes: readonly string[];
  ownNotes: readonly string[];
  suburbs: readonly string[];
};

/**
 * Returns the pool of names with which the engine was developed ("seen"), or a pool that was never used for development
 * ("held-out"). Bank wordings and people are the same in both.
 */
export function poolOf(name: PoolName): Pool {
  const isSeen = name === "seen";
  const billers = isSeen ? SEEN_BILLERS : HELD_OUT_BILLERS;
  const otherBillers = isSeen ? HELD_OUT_BILLERS : SEEN_BILLERS;
  const payers = isSeen ? SEEN_PAYERS : HELD_OUT_PAYERS;
  const otherPayers = isSeen ? HELD_OUT_PAYERS : SEEN_PAYERS;
  const lenders = isSeen ? LENDERS_SEEN : LENDERS_HELD_OUT;
  const shops = isSeen ? SEEN_SHOPS : HELD_OUT_SHOPS;
  return {
    name,
    shops: (category) => shops.filter((shop) => shop.category === category),
    billers: (category) => {
      const own = billers.filter((biller) => biller.category === category);
      // If a pool has no biller of a category, the other pool's billers are used. Estate agents and schools are too
      // small to be well known, and there is only one tax office.
      return own.length > 0 ? own : otherBillers.filter((biller) => biller.category === category);
    },
    payers: (code) => {
      const own = payers.filter((payer) => payer.code === code);
      return own.length > 0 ? own : otherPayers.filter((payer) => payer.code === code);
    },
    lenders: (category) => lenders.filter((lender) => lender.category === category),
    gambling: isSeen ? GAMBLING_SEEN : GAMBLING_HELD_OUT,
    cashVenues: CASH_OUT_VENUES,
    voices: BANK_VOICES,
    persons: PEOPLE,
    notes: NOTES_TO_PEOPLE,
    ownNotes: NOTES_TO_SELF,
    suburbs: SUBURBS.map(({ name }) => name.toUpperCase()),
  };
}
